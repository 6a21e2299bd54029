import type { TestEnv } from '../core/settings.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The variables of our environment that the test command sees. A list of what is allowed, because secrets cannot be listed:
 * they are variables whose names the workflow's author chooses.
 */
const PASSED_ON: ReadonlySet<string> = new Set(
  [
    // The user, the system and its language.
    'PATH HOME USER LOGNAME SHELL LANG LANGUAGE TZ TERM TMPDIR XDG_CACHE_HOME XDG_CONFIG_HOME XDG_DATA_HOME',
    'SystemRoot ComSpec PATHEXT TEMP TMP USERPROFILE APPDATA LOCALAPPDATA ProgramFiles ProgramData',
    // What CI says of itself: that this is CI, and which repository, commit and run.
    'CI GITHUB_ACTIONS GITHUB_REPOSITORY GITHUB_REPOSITORY_OWNER GITHUB_SHA GITHUB_REF GITHUB_REF_NAME',
    'GITHUB_REF_TYPE GITHUB_HEAD_REF GITHUB_BASE_REF GITHUB_EVENT_NAME GITHUB_WORKFLOW GITHUB_JOB',
    'GITHUB_RUN_ID GITHUB_RUN_NUMBER GITHUB_RUN_ATTEMPT GITHUB_ACTOR GITHUB_SERVER_URL GITHUB_API_URL',
    'RUNNER_OS RUNNER_ARCH RUNNER_NAME RUNNER_ENVIRONMENT RUNNER_TOOL_CACHE AGENT_TOOLSDIRECTORY ImageOS',
    // By this variable the runner finds processes that a job left behind, and ends them.
    'RUNNER_TRACKING_ID',
    // Where the toolchains are.
    'JAVA_HOME GRADLE_HOME GRADLE_USER_HOME MAVEN_HOME M2_HOME ANDROID_HOME ANDROID_SDK_ROOT SDKMAN_DIR',
    'GOROOT GOPATH GOBIN GOCACHE GOMODCACHE GOPROXY GOSUMDB GOFLAGS GOTOOLCHAIN GOEXPERIMENT CGO_ENABLED',
    'CARGO_HOME CARGO_TARGET_DIR CARGO_INCREMENTAL CARGO_TERM_COLOR RUSTUP_HOME RUSTUP_TOOLCHAIN RUSTFLAGS',
    'pythonLocation Python_ROOT_DIR Python2_ROOT_DIR Python3_ROOT_DIR PYTHONPATH PYENV_ROOT VIRTUAL_ENV',
    'CONDA CONDA_PREFIX CONDA_DEFAULT_ENV NODE_PATH NODE_ENV NVM_DIR PNPM_HOME COREPACK_HOME DENO_DIR',
    'BUN_INSTALL DOTNET_ROOT NUGET_PACKAGES GEM_HOME GEM_PATH BUNDLE_PATH PERL5LIB COMPOSER_HOME',
    'LD_LIBRARY_PATH DYLD_LIBRARY_PATH LIBRARY_PATH CPATH PKG_CONFIG_PATH CC CXX CFLAGS CXXFLAGS LDFLAGS',
    'CHROME_BIN CHROMEWEBDRIVER GECKOWEBDRIVER PLAYWRIGHT_BROWSERS_PATH PUPPETEER_EXECUTABLE_PATH DISPLAY',
    'SSL_CERT_FILE SSL_CERT_DIR NODE_EXTRA_CA_CERTS REQUESTS_CA_BUNDLE FORCE_COLOR NO_COLOR',
  ].flatMap((names) => names.split(' ')),
);
/** `LC_ALL`, and the homes that the runner's images name by version: `JAVA_HOME_21_X64`, `GOROOT_1_24_X64`. */
const PASSED_ON_SHAPES = /^(?:LC_[A-Z]+|JAVA_HOME_\d+_\w+|GOROOT_\d+_\d+_\w+)$/;

/** Variables that name files for a step to write to. Tests get empty files, which are never read. */
const STEP_FILES = ['GITHUB_ENV', 'GITHUB_OUTPUT', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];

interface EnvironmentRequest {
  readonly environment: Environment;
  readonly command: { readonly env: Readonly<Record<string, string>> };
  /** The user's `test-env`; absent: there is none. */
  readonly testEnv?: TestEnv | undefined;
  readonly checkout: string;
  /** A private folder of this run of the tests. */
  readonly scratch: string;
}

/** The test command's whole environment. Some variables name files under `scratch`, which the caller makes: see `stepFiles`. */
export function testEnvironment(request: EnvironmentRequest): Record<string, string> {
  const { environment, command, testEnv, checkout, scratch } = request;
  const passed = Object.entries(environment).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && (PASSED_ON.has(entry[0]) || PASSED_ON_SHAPES.test(entry[0])),
  );
  const chosen = (testEnv?.pass ?? []).flatMap((name) => {
    const value = environment[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const files = STEP_FILES.map((name) => [name, `${scratch}/${name}`]);
  const onRunner = { GITHUB_WORKSPACE: checkout, RUNNER_TEMP: scratch, ...Object.fromEntries(files) };
  // Replaces the workspace in a workflow's variables by the copy in which the tests run.
  const workspace = environment['GITHUB_WORKSPACE'] || checkout;
  const fromWorkflow = Object.entries(command.env).map(([name, value]): [string, string] => {
    return [name, value.replaceAll(workspace, () => checkout)];
  });
  return {
    ...Object.fromEntries(passed),
    ...(environment['GITHUB_ACTIONS'] === undefined ? {} : onRunner),
    ...Object.fromEntries(fromWorkflow),
    ...Object.fromEntries(chosen),
    ...testEnv?.set,
  };
}

/** The files that a step's variables name, to be created empty. */
export const stepFiles = (scratch: string): string[] => STEP_FILES.map((name) => `${scratch}/${name}`);

/** Whether tests see this variable anyway, so that hiding its value would be of no use. */
export const isShownToTests = (name: string): boolean => PASSED_ON.has(name) || PASSED_ON_SHAPES.test(name);
