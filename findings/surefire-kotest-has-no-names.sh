#!/usr/bin/env bash
# Maven Surefire 3.5.4 with Kotest 5.9.1: no test has a name, on the console or in the XML. All tests of a class count as runs of one test
# "com.x.CartTest.null": of one that passes and two that fail, the last line says "Tests run: 1, Failures: 0, Errors: 1", and calls those
# that pass "Run 1: PASS", as if the test had been run again. In the XML each has name="".
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
    <kotlin.compiler.daemon>false</kotlin.compiler.daemon>
  </properties>
  <dependencies>
    <dependency>
      <groupId>io.kotest</groupId><artifactId>kotest-runner-junit5-jvm</artifactId><version>5.9.1</version><scope>test</scope>
    </dependency>
    <dependency>
      <groupId>org.jetbrains.kotlin</groupId><artifactId>kotlin-stdlib</artifactId><version>2.2.20</version><scope>test</scope>
    </dependency>
  </dependencies>
  <build><plugins>
    <plugin>
      <groupId>org.jetbrains.kotlin</groupId><artifactId>kotlin-maven-plugin</artifactId><version>2.2.20</version>
      <executions><execution><goals><goal>test-compile</goal></goals></execution></executions>
    </plugin>
    <plugin>
      <groupId>org.apache.maven.plugins</groupId><artifactId>maven-surefire-plugin</artifactId><version>3.5.4</version>
    </plugin>
  </plugins></build>
</project>
XML
cat > src/test/java/com/x/CartTest.kt <<'KT'
package com.x

import io.kotest.core.spec.style.FunSpec
import io.kotest.matchers.shouldBe

class CartTest : FunSpec({
  test("adds") { 1 + 1 shouldBe 2 }
  test("takes off") { 3 - 1 shouldBe 1 }
  test("breaks") { throw IllegalStateException("boom") }
})
KT
! mvn -B test > console.txt 2>&1 || exit 1
grep -q '^\[ERROR\] com.x.CartTest.null$' console.txt
grep -q 'Run 1: PASS' console.txt
grep -q '^\[ERROR\] Tests run: 1, Failures: 0, Errors: 1, Skipped: 0$' console.txt
! grep -qE 'takes off|adds' console.txt || exit 1
[ "$(grep -c '<testcase name="" classname="com.x.CartTest"' target/surefire-reports/TEST-com.x.CartTest.xml)" = 3 ]
echo "Surefire names no test of Kotest, and counts all of a class as one"
