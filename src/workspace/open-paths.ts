import { once } from '../base/once.ts';
import { anyOf } from '../base/text.ts';
import { FILES_OF_RUNNERS } from '../runners/all-runners.ts';
import { byFolder, endingOf, matcher, nameOf, parentOf } from './repo-path.ts';
import { MARKUP } from './source-endings.ts';
import { isTestFile, PROGRAM_ENDINGS, SHELL_ENDINGS } from './test-files.ts';

type ClosedRule =
  | 'workflows'
  | 'hidden'
  | 'installed code'
  | 'settings'
  | 'test files'
  | 'tools'
  | 'test command'
  | 'run by workflows'
  | 'new file'
  | 'kind of file';

/** Why a path is closed. */
export interface Closed {
  /** The rule that closes the path, as messages name it after `protected: `, such as `test files`. */
  readonly rule: ClosedRule;
  /** Ends the sentence "src/x.ts is closed, because it …". */
  readonly reason: string;
  readonly opens: 'never' | 'allow-paths' | 'allow-test-edits';
}

/**
 * How a command names a file. `judge`: it decides a verdict. `entry`: it does too, but by its name a program starts there, which may be
 * what is tested. `run`: a workflow, a hook or another tool of the repository runs it.
 */
export type Naming = 'judge' | 'run' | 'entry';
export type NamedFiles = ReadonlyMap<string, Naming>;

/** What `openPaths` must know of the base commit. */
export interface BaseFiles {
  /** Whether a file or a folder stands at a path. */
  isTracked(path: string): boolean;
  /** Every tracked file. */
  paths(): Iterable<string>;
  /** What commands name: see `filesNamedBy`. */
  readonly named: NamedFiles;
}

const splitWords = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Templates and styles. */
const TEMPLATE_ENDINGS = splitWords(`${MARKUP} html tpl eex ftl`);
/** Data that a program reads: open in the folders that hold its sources. */
const DATA_ENDINGS = splitWords(
  'json json5 jsonl yaml yml toml xml csv tsv txt properties po pot strings resx xlf xliff svg xsd dtd',
);
const DOCUMENTS = splitWords('md mdx markdown rst rdoc adoc txt html');
/** A new source of these languages is refused at a path where an interpreter or a tool would load it because of its name alone. */
const INTERPRETED = splitWords('py pyi js jsx mjs cjs ts tsx mts cts rb php pl pm lua r jl groovy ps1');

const SCRIPT_STEMS =
  'build,setup,make,configure,bootstrap,install,deploy,release,publish,tasks,duties,pavement';
const SCRIPT_ENDINGS = `${[...INTERPRETED].join(',')},clj,kts,fsx,csx,exs,hs,lhs,ml`;

const MANIFESTS = [
  '{package,composer,deno,jsr,elm}.json',
  '{pyproject,Cargo,Pipfile,Project,JuliaProject,gleam,fpm}.toml',
  '{setup.py,setup.cfg,Pipfile,Gemfile,gems.rb,go.mod,go.work,pom.xml,mix.exs,pubspec.yaml,dune-project,stack.yaml,shard.yml}',
  'Package{,@*}.swift',
  'build.gradle{,.kts}',
  '{project.clj,deps.edn,build.boot,info.rkt,rebar.config,DESCRIPTION,Makefile.PL,Build.PL,cpanfile,dub.json}',
  '*.{sbt,cabal,opam,gemspec,podspec,rockspec,nimble,asd}',
];
const LOCKFILES = [
  '*.{lock,lockb,lockfile}',
  '{package-lock,npm-shrinkwrap,packages.lock}.json',
  '{pnpm-lock.yaml,conda-lock.yml,go.sum,go.work.sum,Package.resolved,cabal.project.freeze,Manifest.toml,pylock*.toml}',
];
/** Files by which CI, make and containers build; a template of one is as closed as the file that is made of it. */
const BUILD_FILES = [
  '{Makefile,GNUmakefile,justfile,Dockerfile,Containerfile,Rakefile,Procfile,Vagrantfile,Jenkinsfile}',
  '*.{mk,mak,make,makefile,mkfile,cmake,m4,dockerfile,containerfile}',
  '{CMakeLists,CTestTestfile}.txt',
  '{docker-,}compose*.{yml,yaml}',
  '{ci,azure-pipelines,bitbucket-pipelines,appveyor,circle,cloudbuild,buildspec,action}.{yml,yaml}',
];
/** Settings that tools find by these names. Settings with other names are closed anyway, because no list opens their kind of file. */
const SETTINGS = [
  ...MANIFESTS,
  ...LOCKFILES,
  ...BUILD_FILES,
  ...FILES_OF_RUNNERS.settings,
  '*.{config,conf,setup,workspace,projects,ini,cfg,tfvars,psd1}{,.*}',
  // Files of tools that build, deploy or run tasks, in languages of their own.
  '*.{gradle,bzl,star,bazel,bb,bbclass,bbappend,pri,pro,qbs,gyp,gypi}{,.*}',
  '*.{just,cake,jake,rake,thor,nomad,slurm,sbatch,ebuild,eclass,pacscript,rbuild,watchr,god}',
  // Such files in languages of products too, under names that tools look for: no module of a product is called so.
  '{gulp,grunt,jake,nox,tox,fab,danger,plop,locust,psake,shake,puppet,snake,tup,robo}file{,.*}',
  '{sitecustomize,usercustomize,conanfile,dodo,hatch_build,pdm_build,versioneer,extconf,myocamlbuild,xmake,premake*}.*',
  '{flake,shell,default}.nix',
  '{docker-bake,terragrunt}.hcl',
  '{pnpmfile,simple-git-hooks,lint-staged*,ember-cli-build,webpack,karma,testem,cucumber,protractor,wallaby}{,.*}.*',
  '{build.rs,build.zig,build.sc,build.mill,magefile.go,pest.php,castor.php,scoper.inc.php,config.nims,guix.scm}',
  '**/config/{config,dev,test,prod,runtime}.exs',
  '**/{xtask,magefiles,site_scons}/**',
  // Scripts in the root that tools and people start by these names.
  `/{${SCRIPT_STEMS}}.{${SCRIPT_ENDINGS}}`,
  '{requirements,constraints}*.{txt,in}',
  '{tsconfig,jsconfig}*.json',
  '{build,ivy}.xml',
  '.*rc{,.*}',
];

/** Folders of code that was installed, or copied from elsewhere, at any depth. */
const FOREIGN_FOLDERS = [
  '**/{node_modules,bower_components,site-packages,dist-packages,venv,__pypackages__,*.egg-info,*.dist-info}/**',
  '**/{vendor,vendored,_vendor,third_party,third-party,thirdparty,3rdparty,extern,externals,Pods,Carthage}/**',
];
/** Folders of tools, in the root or beside the manifest of a package; below a folder of sources these are names of modules. */
const TOOL_FOLDERS = splitWords(`
  script scripts tool tools ci build buildsrc build-logic buildtools build-tools build_tools gradle fastlane hack dev devtools dist out
  cmake external deps requirements`);

const DOCUMENT_NAME =
  /^(?:readme|change(?:log|s)s?|history|news\w*|releases?|licen[cs]e|authors|contributors|upgrading)(?:[-_.].*)?$/i;
const DOCUMENT_FOLDER = /^(?:docs?|documentation)$/i;
/** Programs look for documents of such names: AGENTS.md, SKILL.md, CODEOWNERS. */
const IN_CAPITALS = /^[A-Z][A-Z_-]*(?:\.|$)/;
/** Instructions that agents read, by the first or last word before a dot: `agents.md`, `copilot-instructions.md`, `fix.prompt.md`. */
const FOR_AGENTS = anyOf(
  [
    /^(?:agents?|claude|gemini|codex|copilot|cursor|cline|aider|windsurf|skills?|prompts?|llms|rules)\b/,
    /\b(?:instructions|prompt|agent|chatmode)\./,
  ],
  'i',
);
const FOLDER_FOR_AGENTS = /(?:^|\/)(?:agents?|claude|skills?|prompts?|instructions|commands)\//i;

const SBT_BUILD = /(?:^|\/)project\/[^/]+\.(?:scala|sbt)$/;
/** A program without an ending. */
const IN_BIN = /(?:^|\/)(?:bin|libexec)\/[\w-]+$/;

const isForeign = once(() => matcher(FOREIGN_FOLDERS, 'i'));
const isNamedAsSettings = once(() => matcher(SETTINGS, 'i'));
const isBuildFile = once(() => matcher(BUILD_FILES, 'i'));
/** Whether a path is that of settings, or of a template of which CI, make or containers get a file. */
const isSettings = (path: string): boolean => {
  if (isNamedAsSettings()(path)) return true;
  const ending = endingOf(path);
  const isTemplate = TEMPLATE_ENDINGS.has(ending) || ending === 'in' || ending === 'template';
  return isTemplate && isBuildFile()(path.slice(0, -ending.length - 1));
};
const isManifest = once(() => matcher(MANIFESTS, 'i'));
const isLockfile = once(() => matcher(LOCKFILES, 'i'));

/** Whether a file pins what gets installed. */
export const pinsDependencies = (path: string): boolean => isLockfile()(path);
/** Whether a file decides what gets installed. */
export const decidesInstall = (path: string): boolean => isManifest()(path) || isLockfile()(path);

/** A source of any language. */
export const isSource = (path: string): boolean => SOURCE_ENDINGS.has(endingOf(path));
const SOURCE_ENDINGS = new Set([...PROGRAM_ENDINGS, ...TEMPLATE_ENDINGS, ...SHELL_ENDINGS]);
/** A script for a shell, by its name. */
const isShell = (path: string): boolean => SHELL_ENDINGS.has(endingOf(path));

/**
 * Returns a function that says whether a path is that of a test. A folder called `test`, `t` or `spec` counts where something of the
 * product stands outside of such folders; else it is the product's own, as in a package called `test`.
 */
export function testsOf({ paths }: Pick<BaseFiles, 'paths'>): (path: string) => boolean {
  const by = once(() => {
    for (const path of paths()) if (!isTestFile(path) && isOfProduct(path)) return 'folders';
    return 'names';
  });
  return (path) => isTestFile(path, by());
}

/** Whether a file may be a part of the product, judged by its path alone. */
function isOfProduct(path: string): boolean {
  const folders = path.split('/').slice(0, -1);
  if (isForeign()(path) || isSettings(path) || isDocument(path) || /(?:^|\/)\./.test(path)) return false;
  if (TOOL_FOLDERS.has(folders[0]?.toLowerCase() ?? '') || DOCUMENT_FOLDER.test(folders[0] ?? ''))
    return false;
  return isSource(path) || IN_BIN.test(path) || (folders.length > 0 && DATA_ENDINGS.has(endingOf(path)));
}

/**
 * Returns a function that says why a path is closed: null for what is open, which is sources of the product, data near them, and documents.
 */
export function openPaths(
  base: BaseFiles,
  isTest: (path: string) => boolean,
): (path: string) => Closed | null {
  const facts = baseFacts(base, isTest);
  const isPackage = (folder: string): boolean => folder === '' || facts.packages().has(folder);
  /** The first of the folders above a file that holds tools. */
  const toolsAbove = byFolder((path) => {
    const folders = path.split('/').slice(0, -1);
    return folders.find(
      (name, at) => TOOL_FOLDERS.has(name.toLowerCase()) && isPackage(folders.slice(0, at).join('/')),
    );
  });

  const closedAs = (path: string): Closed | null => {
    if (/^\.github\/workflows(?:\/|$)/i.test(path))
      return closedBy('workflows', 'is a workflow, which runs with secrets', 'never');
    if (isForeign()(path)) return closedBy('installed code', 'lies in a folder of installed or copied code');
    if (isSettings(path))
      return closedBy('settings', 'holds settings, which decide what is installed, built or run');
    if (path.startsWith('.') || path.includes('/.'))
      return closedBy('hidden', 'is hidden (a dot begins its name or folder), as settings are');
    if (isTest(path))
      return closedBy('test files', 'belongs to the tests, which judge the change', 'allow-test-edits');
    const tools = toolsAbove(path);
    if (tools !== undefined) return closedBy('tools', `lies in ${tools}/, a folder of tools`);
    if (SBT_BUILD.test(path) && isPackage(parentOf(parentOf(path))))
      return closedBy('tools', 'belongs to the build of sbt');
    const slash = path.indexOf('/');
    const first = slash === -1 ? '' : path.slice(0, slash);
    if (DOCUMENT_FOLDER.test(first) && PROGRAM_ENDINGS.has(endingOf(path)) && facts.hasProgram())
      return closedBy('tools', 'is a program beside documents, which builds them');
    return isDocument(path) ? null : isSource(path) ? closedSource(path) : closedData(path, first);
  };

  const closedSource = (path: string): Closed | null => {
    if (isShell(path) && facts.hasProgram())
      return closedBy(
        'kind of file',
        'is a shell script, in a repository that has sources of another language',
      );
    if (base.isTracked(path)) return null;
    const folder = parentOf(path);
    if (folder !== '' && !base.isTracked(folder)) return closedBy('new file', 'is new, and so is its folder');
    const isFoundByName = INTERPRETED.has(endingOf(path)) && (isPackage(folder) || isSearched(folder, path));
    return isFoundByName
      ? closedBy(
          'new file',
          'is new, in a folder where interpreters and tools find files by their name alone',
        )
      : null;
  };

  const isSearched = (folder: string, path: string): boolean => {
    const ending = endingOf(path);
    if (ending.startsWith('py')) return !base.isTracked(`${folder}/__init__.py`);
    return /^(?:rb|lua|p[lm])$/.test(ending) && /^(?:lib|src)$/.test(folder);
  };

  const closedData = (path: string, first: string): Closed | null => {
    const folder = parentOf(path);
    const isData = DATA_ENDINGS.has(endingOf(path));
    const isInBin = IN_BIN.test(path) && !facts.hasProgram();
    if (isInBin || (isData && !isPackage(folder) && facts.holdsSources(first) && base.isTracked(folder)))
      return null;
    if (!isData)
      return closedBy(
        'kind of file',
        'is neither a source of the product, nor data beside one, nor a document',
      );
    return closedBy(
      'kind of file',
      isPackage(folder)
        ? 'is a data file in the root or beside a manifest, where settings lie'
        : 'is a data file in a folder without sources of the product',
    );
  };

  const rankOf = (path: string): number => RANKS.indexOf(base.named.get(path) ?? 'product');
  /** The rank of the sources that are likeliest to be what is tested. */
  const productRank = once(() => {
    let found = 0;
    for (const path of base.paths()) {
      const rank = rankOf(path);
      if (rank > found && isSource(path) && closedAs(path) === null) found = rank;
      if (found === RANKS.length - 1) break;
    }
    return found;
  });
  return (path) => {
    const found = closedAs(path);
    if (found !== null && found.rule !== 'kind of file') return found;
    const naming = base.named.get(path);
    // A repository with a single source tests that source, so its test command does not close it.
    if (naming === undefined || (isSource(path) && rankOf(path) >= productRank())) return found;
    return naming === 'run'
      ? closedBy(
          'run by workflows',
          'is run or named by a workflow, a hook or another tool of the repository',
        )
      : closedBy('test command', 'is started or read by the test command, and so judges the change');
  };
}

/** What may be tested, the likeliest last: a script that judges least of all, the entry of a program rather. */
const RANKS = ['judge', 'run', 'entry', 'product'] as const;

const closedBy = (rule: Closed['rule'], reason: string, opens: Closed['opens'] = 'allow-paths'): Closed => ({
  rule,
  reason,
  opens,
});

function isDocument(path: string): boolean {
  const ending = endingOf(path);
  if (ending !== '' && !DOCUMENTS.has(ending)) return false;
  const [first = '', ...below] = path.split('/');
  if (FOR_AGENTS.test(nameOf(path)) || FOLDER_FOR_AGENTS.test(path)) return false;
  if (DOCUMENT_NAME.test(nameOf(path))) return true;
  const isInFolder = below.length > 0 && (DOCUMENT_FOLDER.test(first) || DOCUMENT_NAME.test(first));
  return isInFolder && DOCUMENTS.has(ending) && !IN_CAPITALS.test(nameOf(path));
}

/** What `openPaths` reads of the paths of the base commit, each once and where it is asked for, since there may be a hundred thousand. */
function baseFacts(base: BaseFiles, isTest: (path: string) => boolean) {
  const isProductSource = (path: string): boolean => {
    if (!isSource(path) || isShell(path)) return false;
    const [first = ''] = path.split('/', 1);
    if (first.startsWith('.') || TOOL_FOLDERS.has(first.toLowerCase())) return false;
    if (first !== path && DOCUMENT_FOLDER.test(first)) return false;
    return !isTest(path) && !isSettings(path) && !isForeign()(path);
  };
  const sources = new Map<string, boolean>();
  const any = (matches: (path: string) => boolean): boolean => {
    for (const path of base.paths()) if (matches(path)) return true;
    return false;
  };
  return {
    /** Folders that hold a manifest. */
    packages: once(() => {
      const found = new Set<string>();
      for (const path of base.paths()) if (isManifest()(path)) found.add(parentOf(path));
      return found;
    }),
    hasProgram: once(() => any((path) => PROGRAM_ENDINGS.has(endingOf(path)) && isProductSource(path))),
    /** Whether a folder in the root holds sources of the product, at any depth. */
    holdsSources(folder: string): boolean {
      const found =
        sources.get(folder) ?? any((path) => path.startsWith(`${folder}/`) && isProductSource(path));
      sources.set(folder, found);
      return found;
    },
  };
}
