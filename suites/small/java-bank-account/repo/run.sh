#!/bin/sh
# Compiles everything and runs the class that is named: plain JDK, no build tool, no network.
set -e
classes=$(mktemp -d)
trap 'rm -rf "$classes"' EXIT
fast='-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xshare:auto'
javac -proc:none $(printf ' -J%s' $fast) -d "$classes" src/*.java test/*.java
java $fast -cp "$classes" "$1"
