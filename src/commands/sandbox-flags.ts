import * as z from 'zod';
import { openSandbox, type Sandbox, type SandboxRequest } from '../oracle/sandbox/open-sandbox.ts';
import { SANDBOX_MODES, TEST_NETWORKS } from '../oracle/sandbox/tier.ts';
import { programFolder } from '../own-process.ts';
import { flag } from './flags.ts';

/** The flags of every command that runs tests. */
export const sandboxFlags = (heading?: string) => ({
  sandbox: flag(z.enum(SANDBOX_MODES).default('auto'), {
    ...(heading === undefined ? {} : { heading }),
    value: 'MODE',
    help: 'keep the tests apart: auto, by the strongest means this machine has | required, or not at all | off',
  }),
  'test-network': flag(z.enum(TEST_NETWORKS).default('host'), {
    value: 'N',
    help: 'host | none: a loopback of their own, nothing else',
  }),
});
const SandboxFlagsSchema = z.object(sandboxFlags());
export type SandboxFlags = z.infer<typeof SandboxFlagsSchema>;

/** Throws a SandboxError where one is required and none can be had. */
export function openSandboxFor(
  checkout: string,
  { sandbox: mode, 'test-network': network }: SandboxFlags,
  given: Partial<Pick<SandboxRequest, 'environment'>> = {},
): Promise<Sandbox> {
  return openSandbox({
    mode,
    network,
    checkout,
    environment: process.env,
    program: programFolder(),
    ...given,
  });
}
