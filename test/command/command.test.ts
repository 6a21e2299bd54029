import { describe, expect, test } from 'vitest';
import { type CommandTree, type CommitFiles, readCommand } from '../../src/command/command.ts';
import { commitFiles } from '../commit-files.ts';

const json = (value: unknown): string => JSON.stringify(value);

/** One repository in which most of the task runners are used; what each call starts in it was tried with the real tools, but rye and pixi. */
const FILES: Readonly<Record<string, string>> = {
  'package.json': json({
    workspaces: ['web', 'libs/*'],
    scripts: {
      test: 'node all.js',
      lint: 'eslint root',
      web: 'node web.js',
      both: 'run-s lint test',
      prepare: 'husky',
      go: 'npm test -w web',
    },
  }),
  'web/package.json': json({
    name: '@x/web',
    scripts: { pretest: 'node pre.js', test: 'node verify.js', lint: 'eslint .' },
  }),
  'libs/a/package.json': json({ name: 'a', scripts: { test: 'node a.js' } }),
  'web/verify.js': '',
  'web/verify.py': '',
  GNUmakefile:
    'test:\n\tnode gnu.js\ndeep: lint\n\t@$(MAKE) -C checks test\nlint:\n\tcd web && $(PY) verify.py\n\t-node two.js\ninclude more.mk\n',
  makefile: 'test:\n\tnode lower.js\n',
  Makefile: 'test:\n\tnode upper.js\n',
  'more.mk': 'inc:\n\tsh ci/test.sh\n',
  'checks/Makefile': 'WHAT = all\ntest: ; node verify.js $(WHAT) $$HOME\n',
  'checks/alt.mk': '%.ok: %.js\n\tnode $<\n',
  'ci/test.sh': '#!/bin/bash\ncd "$(dirname "$0")/../checks"\npython -m checks.main\n',
  'CMakeLists.txt': '',
  'ci/run': '#!/usr/bin/env python3\nimport x\n',
  'checks/main.py': '',
  'tools/check/main.go': '',
  'tools/check/more.go': '',
  'composer.json': json({ scripts: { test: ['@lint', '@php check.php'], lint: 'phpcs' } }),
  'web/composer.json': json({ scripts: { test: 'php web.php' } }),
  'deno.json':
    '{ // with comments\n"tasks": {"test": "deno run v.ts", "dep": {"command": "node d.js", "dependencies": ["test"]},},}',
  'web/deno.json': json({ tasks: { check: 'deno run -A verify.js' } }),
  justfile:
    'dir := "web"\ndefault: test\ntest: lint\n  node {{dir}}/verify.js\nlint:\n  cd web && eslint .\nmod web\n',
  'web/justfile': 'test:\n  node verify.js\n',
  'Taskfile.yml':
    'tasks:\n  default: {cmds: [{task: test}]}\n  test: {dir: web, deps: [lint], cmds: [node verify.js]}\n  lint: eslint .\n',
  'tox.ini':
    '[tox]\nenvlist = py, lint\n[testenv]\nchangedir = web\ncommands = python verify.py {posargs}\n[testenv:lint]\ncommands = ruff check .\n',
  'noxfile.py':
    'import nox\n@nox.session\ndef tests(session):\n    session.run("python", "checks/main.py")\n',
  Rakefile: "task :test do\n  sh 'node checks/verify.js'\nend\n",
  'mise.toml':
    '[tasks.test]\nrun = ["node m.js"]\ndepends = ["lint"]\nalias = "unit"\n[tasks.lint]\nrun = "eslint ."\n[tasks.all]\ndepends = ["ci:*"]\n' +
    '[tasks."ci:a"]\nrun = "node a.js"\ndir = "{{config_root}}/web"\n[tasks."ci:b"]\nrun = [{ task = "lint" }, "node b.js"]\ndir = "{{cwd}}"\n' +
    '[tasks.last]\nrun = "node l.js"\ndepends_post = ["lint --fix"]\n',
  'mise-tasks/build.sh': '#!/bin/sh\n#MISE depends=["lint"]\n#MISE alias="make"\nnode build.js\n',
  '.mise/tasks/e2e/_default': '#!/bin/sh\nnode e2e.js\n',
  'shop/mise.toml': '[task_config]\nincludes = ["./jobs"]\n',
  'shop/jobs/pack': '#!/bin/sh\n#MISE dir="lib"\nnode pack.js\n',
  'shop/lib/pack.js': '',
  '.mise/config.toml': '[tasks.hidden]\nrun = "node h.js"\n',
  Pipfile:
    '[scripts]\ntest = "python verify.py"\nfunction = {call = "checks.main:run()"}\nnested = "pipenv run test"\n',
  'pixi.toml':
    '[tasks]\nlint = "ruff check"\nall = [{task = "lint"}, {task = "test"}]\n[feature.test.tasks]\n' +
    'test = {cmd = ["pytest", "-q"], depends-on = ["lint"], cwd = "web"}\n[target.linux-64.tasks]\nlint = "ruff format"\n',
  'tasks.py': 'from invoke import task\n@task\ndef test(c):\n    c.run("python verify.py")\n',
  'web/jobs/__init__.py': 'from invoke import Collection\nfrom . import unit\nns = Collection(unit)\n',
  'web/jobs/unit.py': 'from invoke import task\n@task\ndef all(c):\n    c.run("python verify.py")\n',
  '.ci/run': '#!/bin/sh\npytest -q\n',
  'web/moon.yml':
    'tasks:\n  test: {command: node verify.js, deps: ["~:lint"]}\n  lint: {command: [eslint, .]}\n',
  'pyproject.toml':
    '[tool.pdm.scripts]\ntest = "python checks/main.py"\npre_test = "ruff check"\nwords = ["python", "checks/main.py", "-v"]\n' +
    'all = {composite = ["test {args}", "ruff format"]}\nbelow = {cmd = "node verify.js", working_dir = "web"}\n' +
    '[tool.poe.tasks]\ntest.cmd = "pytest -q"\nlist = ["test --x", {cmd = "ruff check"}, {shell = "ruff format; mypy"}]\n' +
    'both.parallel = ["test", {ref = "function"}]\nfunction.script = "checks.main:run(1)"\n' +
    '[tool.rye.scripts]\nwords = ["python", "verify.py"]\nall = {chain = ["words", "ruff check"]}\n' +
    '[tool.hatch.envs.lint.scripts]\nstyle = "ruff check"\n',
  'hatch.toml':
    '[envs.default.scripts]\ncheck = "python checks/main.py"\nall = ["check", "echo done"]\n[envs.lint.scripts]\nstyle = "ruff check"\n',
  'mix.exs':
    'defmodule A.MixProject do\n  use Mix.Project\n  def project, do: [app: :a, aliases: aliases()]\n  defp aliases do\n    [\n' +
    '      verify: ["run --no-start checks/all.exs"],\n      ci: ["verify", "cmd python3 checks/main.py"],\n      fun: &fun/1,\n' +
    '      "a.b": "cmd echo ab"\n    ]\n  end\n  defp fun(_), do: System.cmd("python3", ["checks/main.py"])\nend\n',
  'checks/all.exs': '',
  'Cargo.toml': '[package]\nname = "cart"\n[[bin]]\nname = "check"\npath = "checks/check.rs"\n',
  'checks/check.rs': '',
  'src/bin/verify/main.rs': '',
  'examples/demo.rs': '',
  'crates/judge/Cargo.toml': '[package]\nname = "judge"\n',
  'crates/judge/src/main.rs': '',
  'common/config/rush/command-line.json': json({
    commands: [{ name: 'verify', shellCommand: 'node rush.js' }],
  }),
};

const files = commitFiles(FILES);

/** A tree in one line: each call as `folder: words`, what it starts in brackets; `*` marks a program that is a file of the repository. */
const shown = ({ calls }: CommandTree): string =>
  calls
    .map(({ folder, words, files, scripts }) => {
      const text = words.map(({ value }) => value).join(' ');
      const inner = scripts.map(shown).filter((each) => each !== '');
      const at = folder === '.' ? '' : `${folder}: `;
      return `${files.length > 0 ? '*' : ''}${at}${text}${inner.length > 0 ? ` [${inner.join('; ')}]` : ''}`;
    })
    .join(', ');

const WEB_TEST = 'web: node pre.js, web: pre.js; web: node verify.js, *web: verify.js';
const ALL_TEST = `libs/a: node a.js, libs/a: a.js; ${WEB_TEST}`;

const TREES: Readonly<Record<string, string>> = {
  'npm test': 'npm test [node all.js, all.js]',
  'npm t': 'npm t [node all.js, all.js]',
  'npm run both': 'npm run both [run-s lint test [node all.js, all.js; eslint root]]',
  'npm test -w web': `npm test -w web [${WEB_TEST}]`,
  'npm test -w=@x/web': `npm test -w=@x/web [${WEB_TEST}]`,
  'npm --workspace web test': `npm --workspace web test [${WEB_TEST}]`,
  'npm test --workspaces --if-present': `npm test --workspaces --if-present [${ALL_TEST}]`,
  'npm test -ws -iwr': `npm test -ws -iwr [node all.js, all.js; ${ALL_TEST}]`,
  'npm run go': `npm run go [npm test -w web [${WEB_TEST}]]`,
  'npm run lint -w web': 'npm run lint -w web [web: eslint .]',
  'npm --prefix web run lint': 'npm --prefix web run lint [web: eslint .]',
  'npm run lint --prefix=web': 'npm run lint --prefix=web [web: eslint .]',
  'npm -C web run lint': 'npm -C web run lint [web: eslint .]',
  'npm run web': 'npm run web [node web.js, web.js]',
  'npm ci': 'npm ci [husky]',
  'cd web && node --run lint': 'cd web, web: node --run lint [web: eslint .]',
  'cd ci && node --run test': 'cd ci, ci: node --run test [node all.js, all.js]',
  'npm exec -w web -- eslint .': 'npm exec -w web -- eslint ., web: eslint .',
  'pnpm -C web test': `pnpm -C web test [${WEB_TEST}]`,
  'pnpm --dir=web lint': 'pnpm --dir=web lint [web: eslint .]',
  'pnpm test -C web': 'pnpm test -C web [node all.js, all.js]',
  'pnpm --filter web test': `pnpm --filter web test [${WEB_TEST}]`,
  'pnpm --filter {web} test': `pnpm --filter {web} test [${WEB_TEST}]`,
  'pnpm -F ./libs/** run test': 'pnpm -F ./libs/** run test [libs/a: node a.js, libs/a: a.js]',
  'pnpm -r test': `pnpm -r test [${ALL_TEST}]`,
  'yarn --cwd web test': `yarn --cwd web test [${WEB_TEST}]`,
  'yarn test --cwd web': 'yarn test --cwd web [node all.js, all.js]',
  'yarn workspace @x/web run lint': 'yarn workspace @x/web run lint [web: eslint .]',
  'yarn workspaces run test': `yarn workspaces run test [${ALL_TEST}]`,
  'yarn eslint': 'yarn eslint, eslint',
  'bun --cwd=web run lint': 'bun --cwd=web run lint [web: eslint .]',
  'bun run --filter @x/web lint': 'bun run --filter @x/web lint [web: eslint .]',
  'make test': 'make test [node gnu.js, gnu.js]',
  make: 'make [node gnu.js, gnu.js]',
  'make deep':
    'make deep [cd web, web: env verify.py, *web: verify.py, node two.js, two.js; make -C checks test [checks: node verify.js all $HOME, checks: verify.js all $HOME]]',
  'make -C checks test':
    'make -C checks test [checks: node verify.js all $HOME, checks: verify.js all $HOME]',
  'make --directory=checks WHAT=x':
    'make --directory=checks WHAT=x [checks: node verify.js x $HOME, checks: verify.js x $HOME]',
  'make -Cchecks test': 'make -Cchecks test [checks: node verify.js all $HOME, checks: verify.js all $HOME]',
  'make -C build test': 'make -C build test [ctest --test-dir build]',
  'cmake --build build --config Debug -t test -j 4':
    'cmake --build build --config Debug -t test -j 4 [ctest --test-dir build -C Debug]',
  'cmake --build build': 'cmake --build build',
  'make --dir checks': 'make --dir checks [checks: node verify.js all $HOME, checks: verify.js all $HOME]',
  'make -kC checks': 'make -kC checks [checks: node verify.js all $HOME, checks: verify.js all $HOME]',
  'make -f checks/alt.mk a.ok': 'make -f checks/alt.mk a.ok [node a.js, a.js]',
  'make inc':
    'make inc [sh ci/test.sh, *ci/test.sh [cd $(dirname "$0")/../checks, dirname $0, checks: python -m checks.main, *checks: checks.main]]',
  'composer test': 'composer test [composer lint [phpcs], php check.php, check.php]',
  'composer --working-dir=web test': 'composer --working-dir=web test [web: php web.php, web: web.php]',
  'deno task dep': 'deno task dep [deno run v.ts, v.ts; node d.js, d.js]',
  'deno task --cwd web check': 'deno task --cwd web check [web: deno run -A verify.js, *web: verify.js]',
  just: 'just [cd web, web: eslint .; node web/verify.js, *web/verify.js]',
  'just web::test': 'just web::test [web: node verify.js, *web: verify.js]',
  'just web/test': 'just web/test [web: node verify.js, *web: verify.js]',
  'just -f web/justfile test': 'just -f web/justfile test [web: node verify.js, *web: verify.js]',
  task: 'task [eslint .; web: node verify.js, *web: verify.js]',
  tox: 'tox [web: python verify.py, *web: verify.py; web: ruff check .]',
  'tox -e lint': 'tox -e lint [web: ruff check .]',
  'nox -s tests': 'nox -s tests [python checks/main.py, *checks/main.py]',
  'rake test': 'rake test [node checks/verify.js, checks/verify.js]',
  'mise run test': 'mise run test [eslint .; node m.js, m.js]',
  'moon run web:test': 'moon run web:test [web: eslint .; web: node verify.js, *web: verify.js]',
  'moon run :test': 'moon run :test [web: eslint .; web: node verify.js, *web: verify.js]',
  'rush verify': 'rush verify [node rush.js, rush.js]',
  'rush test': `rush test [node all.js, all.js; ${ALL_TEST}]`,
  'turbo run test': `turbo run test [node all.js, all.js; ${ALL_TEST}]`,
  'mise unit': 'mise unit [eslint .; node m.js, m.js]',
  'mise run all': 'mise run all [eslint .; node b.js, b.js; web: node a.js, web: a.js]',
  'mise run ci:a ::: lint': 'mise run ci:a ::: lint [eslint .; web: node a.js, web: a.js]',
  'mise run ci:a lint': 'mise run ci:a lint [web: node a.js, web: a.js]',
  'cd web && mise run ci:b': 'cd web, web: mise run ci:b [eslint .; web: node b.js, web: b.js]',
  'mise run last': 'mise run last [eslint .; node l.js, l.js]',
  'cd web && mise build':
    'cd web, web: mise build [eslint .; *./mise-tasks/build.sh [node build.js, build.js]]',
  'mise run make': 'mise run make [eslint .; *./mise-tasks/build.sh [node build.js, build.js]]',
  'mise run e2e': 'mise run e2e [*./.mise/tasks/e2e/_default [node e2e.js, e2e.js]]',
  'cd shop && mise run pack':
    'cd shop, shop: mise run pack [*shop/lib: ../../shop/jobs/pack [shop/lib: node pack.js, *shop/lib: pack.js]]',
  'mise run hidden': 'mise run hidden [node h.js, h.js]',
  'cd web && pipenv run test': 'cd web, web: pipenv run test [web: python verify.py, *web: verify.py]',
  'pipenv run function': 'pipenv run function [python -m checks.main, *checks.main]',
  'pipenv run nested': 'pipenv run nested [pipenv run test [python verify.py, verify.py]]',
  'pipenv run mypy': 'pipenv run mypy, mypy',
  'pixi run all': 'pixi run all [web: pytest -q; ruff check, ruff format]',
  'cd checks && pixi run -e test test':
    'cd checks, checks: pixi run -e test test [ruff check, ruff format; web: pytest -q]',
  'cd web && rye run all':
    'cd web, web: rye run all [web: python verify.py, *web: verify.py; web: ruff check]',
  'cd web && invoke test': 'cd web, web: invoke test [web: python verify.py, *web: verify.py]',
  'inv -r web -c jobs unit.all': 'inv -r web -c jobs unit.all [python verify.py, verify.py]',
  'pdm run test': 'pdm run test [ruff check; python checks/main.py, *checks/main.py]',
  'pdm run words': 'pdm run words [python checks/main.py -v, *checks/main.py -v]',
  'pdm all': 'pdm all [ruff check; python checks/main.py, *checks/main.py; ruff format]',
  'pdm run below': 'pdm run below [web: node verify.js, *web: verify.js]',
  'poe test': 'poe test [pytest -q]',
  'poe list': 'poe list [pytest -q; ruff check, ruff format, mypy]',
  'poe both': 'poe both [python -m checks.main, *checks.main; pytest -q]',
  'hatch run lint:style': 'hatch run lint:style [ruff check]',
  'hatch -e lint run style': 'hatch -e lint run style [ruff check]',
  'hatch run all': 'hatch run all [python checks/main.py, *checks/main.py; check, echo done]',
  'hatch run lint:check': 'hatch run lint:check [python checks/main.py, *checks/main.py]',
  'node --run lint': 'node --run lint [eslint root]',
  'cd web && node --run=lint': 'cd web, web: node --run=lint [web: eslint .]',
  'node web.js --run lint': 'node web.js --run lint, web.js --run lint',
  'just -d . -f web/justfile test': 'just -d . -f web/justfile test [node verify.js, *verify.js]',
  'just -d web -f web/justfile test':
    'just -d web -f web/justfile test [web: node verify.js, *web: verify.js]',
  'mix verify': 'mix verify [mix run --no-start checks/all.exs, *checks/all.exs]',
  'mix ci':
    'mix ci [mix verify [mix run --no-start checks/all.exs, *checks/all.exs], mix cmd python3 checks/main.py, python3 checks/main.py, *checks/main.py]',
  'mix do a.b + verify':
    'mix do a.b + verify [mix a.b [mix cmd echo ab, echo ab], mix verify [mix run --no-start checks/all.exs, *checks/all.exs]]',
  'mix fun': 'mix fun [python3 checks/main.py, *checks/main.py]',
  'mix test': 'mix test',
  'cargo run --bin check': '*cargo run --bin check',
  'cargo run -q --bin=verify -- --all': '*cargo run -q --bin=verify -- --all',
  'cargo run --example demo': '*cargo run --example demo',
  'cargo run -p judge': '*cargo run -p judge',
  'cargo run': 'cargo run',
  'cargo test --bin check': 'cargo test --bin check',
  'timeout -k 10 300 xvfb-run -a npm -C web run lint':
    'timeout -k 10 300 xvfb-run -a npm -C web run lint, xvfb-run -a npm -C web run lint, npm -C web run lint [web: eslint .]',
  'env -C web node verify': 'env -C web node verify, web: node verify, *web: verify',
  'poetry -C web run python verify.py':
    'poetry -C web run python verify.py, web: python verify.py, *web: verify.py',
  'cd web && (cd ../checks; node a.js); node verify.js':
    'cd web, web: cd ../checks, checks: node a.js, checks: a.js, web: node verify.js, *web: verify.js',
  "sh -c 'cd web; node verify.js'":
    'sh -c cd web; node verify.js [cd web, web: node verify.js, *web: verify.js]',
  'go run ./tools/check': 'go run ./tools/check, *./tools/check',
  './ci/run': '*./ci/run',
  'bash .ci/run': 'bash .ci/run, *.ci/run [pytest -q]',
};

describe('a command is read into one tree, from which all that is asked of it follows', () => {
  test.each(Object.entries(TREES))('%s', async (run, tree) => {
    expect(shown(await readCommand(files, { run }))).toBe(tree);
  });

  test('files may be read one after the other', async () => {
    const late: CommitFiles = {
      isFile: async (path) => Object.hasOwn(FILES, path),
      readText: async (path) => FILES[path] ?? null,
      paths: async () => Object.keys(FILES),
    };
    expect(shown(await readCommand(late, { run: 'npm test -w web' }))).toBe(`npm test -w web [${WEB_TEST}]`);
  });

  test('the place of a command in its script is known, so that it can be written anew', async () => {
    const { calls, script } = await readCommand(files, { run: 'A=1 timeout 5 npm test -w web # all' });
    const call = calls.at(-1);
    expect(call?.launchers.map(({ raw }) => raw)).toEqual(['A=1', 'timeout', '5']);
    expect(script.text.slice(call?.command.start, call?.command.end)).toBe('A=1 timeout 5 npm test -w web');
    const [, inner] = call?.scripts ?? [];
    expect(inner?.script.text).toBe('node verify.js');
    expect(inner?.origin).toEqual({
      kind: 'task',
      name: 'test',
      path: 'web/package.json',
      folder: 'web',
      lines: ['node verify.js'],
      further: { separator: ' -- ', lines: ['node verify.js'], isQuotedAgain: true },
    });
  });

  test('scripts in a circle end, and so do very many', async () => {
    const circle = {
      ...files,
      readText: (path: string) =>
        path === 'package.json' ? json({ scripts: { a: 'npm run b', b: 'npm run a; npm run b' } }) : null,
    };
    expect(shown(await readCommand(circle, { run: 'npm run a' }))).toBe(
      'npm run a [npm run b [npm run a, npm run b]]',
    );
    const wide = Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [
        `s${at}`,
        Array.from({ length: 12 }, (_, to) => `npm run s${to}`).join('; '),
      ]),
    );
    const many = {
      ...files,
      readText: (path: string) => (path === 'package.json' ? json({ scripts: wide }) : null),
    };
    expect(shown(await readCommand(many, { run: 'npm run s0' })).length).toBeLessThan(100_000);
  });
});
