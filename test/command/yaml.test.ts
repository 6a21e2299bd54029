import { expect, test, vi } from 'vitest';
import { readYaml } from '../../src/command/yaml.ts';

test('a tag of the tool that a file is for is read over, without a warning in the log', () => {
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
  const content = 'test:\n  script:\n    - !reference [.setup, script]\n    - make test\n';
  expect(readYaml(content)).toEqual({ test: { script: [['.setup', 'script'], 'make test'] } });
  expect(readYaml('a: [')).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});
