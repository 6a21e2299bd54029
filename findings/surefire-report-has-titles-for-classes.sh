#!/usr/bin/env bash
# Surefire 3.5.4 with JUnit 5.11.4: where a class has a @DisplayName and a nested class, its report names each class by that title, though
# nothing was set to want it, and the suite, which has the name of the outer class, says tests="0" above the tests that it holds. No
# attribute names the nested class. 3.6.0 writes classes and counts.
# Seen: <testsuite … name="com.x.CartTest" … tests="0" …><testcase name="deep" classname="when empty" …>.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mkdir -p src/test/java/com/x
cat > pom.xml <<'XML'
<project>
  <modelVersion>4.0.0</modelVersion>
  <groupId>com.x</groupId>
  <artifactId>shop</artifactId>
  <version>1</version>
  <properties>
    <maven.compiler.source>17</maven.compiler.source>
    <maven.compiler.target>17</maven.compiler.target>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies>
    <dependency>
      <groupId>org.junit.jupiter</groupId>
      <artifactId>junit-jupiter</artifactId>
      <version>5.11.4</version>
      <scope>test</scope>
    </dependency>
  </dependencies>
  <build><plugins><plugin><artifactId>maven-surefire-plugin</artifactId><version>3.5.4</version></plugin></plugins></build>
</project>
XML
cat > src/test/java/com/x/CartTest.java <<'JAVA'
package com.x;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("A cart")
class CartTest {
  @Test
  void adds() {}

  @Nested
  @DisplayName("when empty")
  class Empty {
    @Test
    void deep() {}
  }
}
JAVA
mvn -q -B test > console.txt 2>&1
report=target/surefire-reports/TEST-com.x.CartTest.xml
grep -q '<testsuite .* name="com.x.CartTest" .*tests="0"' "$report"
grep -q '<testcase name="adds" classname="A cart"' "$report"
grep -q '<testcase name="deep" classname="when empty"' "$report"
! grep -q 'CartTest.Empty' "$report" || exit 1
echo "Surefire 3.5.4 reports classes by their titles, in a suite without tests"
