/** For use between braces. */
export const JAVASCRIPT_ENDINGS = 'js,jsx,mjs,cjs,ts,tsx,mts,cts,vue,svelte';

/** Test files of the common ecosystems, and what a test run compares with; whatever the case of letters. */
export const TEST_FILES: readonly string[] = [
  // Folders that hold nothing else, in any language.
  '**/{tests,__tests__,__mocks__,__snapshots__,testdata,cypress}/**',
  '/{test,e2e}/**',
  '**/src/{test,androidTest,commonTest,integrationTest,functionalTest,testFixtures}/**',
  // `test` and `spec` are also names of products' own modules; with these endings they are not.
  `**/{test,e2e,spec,specs}/**/*.{${JAVASCRIPT_ENDINGS},rb,exs,dart,php,lua,snap}`,
  '**/{*.Tests,*.Test,*.UnitTests,*.IntegrationTests}/**',
  // Names that a test runner looks for.
  '{test_*,*_test,tests}.{py,pyi}',
  `*.{test,spec,e2e,cy,test-d}.{${JAVASCRIPT_ENDINGS}}`,
  `{test-*,test_*,*-test,*_test}.{${JAVASCRIPT_ENDINGS}}`,
  `/{test,tests}.{${JAVASCRIPT_ENDINGS}}`,
  '*_test.{go,dart,exs,rs,c,cc,cpp,cxx}',
  '{*_unittest,test_*}.{c,cc,cpp,cxx,h,hpp}',
  'tests.rs',
  '*_{spec,test}.{rb,lua,cr}',
  'test_*.{rb,R,r,jl,lua}',
  '*.{bats,feature}',
  '**/t/**/*.t',
  // What a test run compares with.
  '*.{snap,ambr,approved.txt,verified.txt,golden}',
];

/** Names that need their capital letters: `FooTest.java` is a test, `Latest.java` is not. */
export const TEST_FILES_IN_THIS_CASE: readonly string[] = [
  '{*Test,*Tests,*TestCase,*[a-z]IT,Test[A-Z]*}.{java,kt,kts,groovy,scala,cs,fs,vb,swift,php}',
  '*{Spec,Suite}.{scala,groovy}',
];
