#!/usr/bin/env bash
# Maven Surefire 3.6.0 with JUnit 5.13.4: the console names a test of a @Nested class as one of the outer class ("com.x.CartTest.deep"), and
# swaps the totals of the two: "Tests run: 2 … in com.x.CartTest$Inner", "Tests run: 0 … in com.x.CartTest". The XML has the nested class.
# Only the stack trace on the console still tells where the test is.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mkdir -p src/test/java/com/x
cat > pom.xml <<'XML'
<project>
  <modelVersion>4.0.0</modelVersion><groupId>com.x</groupId><artifactId>shop</artifactId><version>1</version>
  <properties>
    <maven.compiler.source>17</maven.compiler.source><maven.compiler.target>17</maven.compiler.target>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies><dependency>
    <groupId>org.junit.jupiter</groupId><artifactId>junit-jupiter</artifactId><version>5.13.4</version><scope>test</scope>
  </dependency></dependencies>
  <build><plugins><plugin>
    <groupId>org.apache.maven.plugins</groupId><artifactId>maven-surefire-plugin</artifactId><version>3.6.0</version>
  </plugin></plugins></build>
</project>
XML
cat > src/test/java/com/x/CartTest.java <<'JAVA'
package com.x;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

class CartTest {
  @Test void adds() {}

  @Nested class Inner {
    @Test void deep() { assertEquals(1, 2); }
  }
}
JAVA
! mvn -B test > console.txt 2>&1 || exit 1
grep -q 'com.x.CartTest.deep -- Time elapsed' console.txt
! grep -q 'CartTest\$Inner.deep -- Time elapsed' console.txt || exit 1
grep -q 'Tests run: 2,.* in com.x.CartTest\$Inner' console.txt
grep -q 'Tests run: 0,.* in com.x.CartTest$' console.txt
grep -q 'name="deep" classname="com.x.CartTest$Inner"' target/surefire-reports/TEST-com.x.CartTest.xml
echo "Surefire 3.6 prints a @Nested test under its outer class, and the outer class with no tests"
