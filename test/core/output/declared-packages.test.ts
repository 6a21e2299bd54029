import { expect, test } from 'vitest';
import { declaresModule } from '../../../src/core/output/missing-things.ts';

test.each([
  ['package.json', '{ "devDependencies": { "zod": "^4" } }', 'zod'],
  ['package.json', '{ "dependencies": { "@babel/core": "7" } }', '@babel/core'],
  ['requirements.txt', 'flask\nrequests[socks]>=2 ; python_version < "4"\n', 'requests'],
  ['requirements-dev.txt', 'typing_extensions==4\n', 'typing-extensions'],
  ['requirements.txt', 'PyYAML\n', 'yaml'],
  ['pyproject.toml', '[project]\nname = "a"\ndependencies = ["python-dateutil>=2"]\n', 'dateutil'],
  ['pyproject.toml', '[dependency-groups]\ndev = [\n  "hypothesis",\n]\n', 'hypothesis'],
  ['pyproject.toml', '[tool.poetry.dependencies]\nnumpy = "^2"\n', 'numpy'],
  ['setup.cfg', '[metadata]\nname = a\n[options]\ninstall_requires =\n    attrs\n', 'attrs'],
  ['setup.py', 'setup(name="a", install_requires=["six"])', 'six'],
  ['Pipfile', '[packages]\nrich = "*"\n', 'rich'],
  ['Gemfile', "source 'x'\n  gem 'rspec', '~> 3'\n", 'rspec'],
])('%s that says %j declares %s', (name, text, module) => {
  expect(declaresModule({ name, text }, module)).toBe(true);
});

test.each([
  ['package.json', '{ "name": "zod", "scripts": { "zod": "x" } }', 'zod'],
  ['package.json', 'not JSON: "zod"', 'zod'],
  ['package.json', '{ "dependencies": { "zod": "4" } }', 'zod/v9'],
  ['package.json', '{ "dependencies": {} }', 'constructor'],
  ['requirements.txt', '# requests\nrequests-mock\nmy-requests\n', 'requests'],
  ['requirements.txt', 'numpy\n', 'numpy.cores'],
  ['pyproject.toml', '[project]\nname = "cart"\nkeywords = [\n "yaml"\n]\n', 'cart'],
  ['pyproject.toml', '[project]\nname = "cart"\nkeywords = [\n "yaml"\n]\n', 'yaml'],
  ['pyproject.toml', '[tool.setuptools]\npackages = ["cart"]\n', 'cart'],
  ['pyproject.toml', '[tool.poetry]\npackages = [{ include = "cart", from = "src" }]\n', 'cart'],
  ['pyproject.toml', '[tool.isort]\nknown_third_party = ["yaml"]\n[tool.mypy]\n', 'yaml'],
  ['pyproject.toml', '[build-system]\nrequires = ["setuptools"]\n', 'setuptools'],
  ['setup.py', 'setup(name="cart", packages=["cart"])', 'cart'],
  ['setup.cfg', '[options]\npackages = cart\n', 'cart'],
])('%s that says %j does not declare %s', (name, text, module) => {
  expect(declaresModule({ name, text }, module)).toBe(false);
});
