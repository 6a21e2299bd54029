import { findSystemProgram } from '../../workspace/programs.ts';
import type { User } from './launch.ts';
import type { Power, TestNetwork } from './tier.ts';

/** Absolute paths, found at the start. Null: not on this machine. */
export interface SandboxPrograms {
  readonly sh: string | null;
  readonly sudo: string | null;
  readonly unshare: string | null;
  readonly setpriv: string | null;
  readonly bwrap: string | null;
  readonly mount: string | null;
  readonly umount: string | null;
  readonly pivotRoot: string | null;
  readonly cp: string | null;
  readonly ip: string | null;
  readonly bash: string | null;
}

/** A way to run tests; whether it holds is the probe's to say. */
export type Way =
  | { readonly tier: 'bubblewrap' | 'namespaces'; readonly power: Power }
  | { readonly tier: 'other_user'; readonly power: 'root' };

/** What a way needs on this machine; empty when all is there. */
export function missingFor(
  { tier, power }: Way,
  programs: SandboxPrograms,
  network: TestNetwork,
): readonly string[] {
  const wanted: readonly (keyof SandboxPrograms)[] = {
    bubblewrap: ['sh', 'bwrap', 'unshare', 'mount'] as const,
    namespaces: [
      ...(['sh', 'unshare', 'setpriv', 'mount', 'umount', 'pivotRoot', 'cp'] as const),
      ...(network === 'none' ? (['ip'] as const) : []),
    ],
    other_user: ['sh', 'setpriv'] as const,
  }[tier];
  const all: readonly (keyof SandboxPrograms)[] = power === 'sudo' ? [...wanted, 'sudo', 'setpriv'] : wanted;
  return all.filter((name) => programs[name] === null);
}

export function findPrograms(): SandboxPrograms {
  return {
    sh: findSystemProgram('sh'),
    sudo: findSystemProgram('sudo'),
    unshare: findSystemProgram('unshare'),
    setpriv: findSystemProgram('setpriv'),
    bwrap: findSystemProgram('bwrap'),
    mount: findSystemProgram('mount'),
    umount: findSystemProgram('umount'),
    pivotRoot: findSystemProgram('pivot_root'),
    cp: findSystemProgram('cp'),
    ip: findSystemProgram('ip'),
    bash: findSystemProgram('bash'),
  };
}

/** The strongest first. Root needs no user namespace; others get sudo after it, which does more than is needed. */
export function waysFor(user: User): readonly Way[] {
  if (user.uid === 0) {
    return [
      { tier: 'bubblewrap', power: 'root' },
      { tier: 'namespaces', power: 'root' },
      { tier: 'other_user', power: 'root' },
    ];
  }
  return [
    { tier: 'bubblewrap', power: 'user_namespace' },
    { tier: 'namespaces', power: 'user_namespace' },
    { tier: 'bubblewrap', power: 'sudo' },
    { tier: 'namespaces', power: 'sudo' },
  ];
}
