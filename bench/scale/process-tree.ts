import { readdirSync, readFileSync } from 'node:fs';

/** What a process and all that it started have taken so far. */
export interface TreeCost {
  /** Processor time, user and system, also of those that have ended and were waited for. */
  readonly cpuMs: number;
  /** Resident now: shared pages count once a process. */
  readonly residentMiB: number;
}

/** USER_HZ is 100 on every Linux that Node runs on: proc_pid_stat(5). */
const MS_PER_TICK = 10;
const PAGE_MIB = 4096 / 2 ** 20;

interface Row {
  readonly pid: number;
  readonly parent: number;
  readonly ticks: number;
  readonly pages: number;
}

/** Null where the system has no /proc, or the process has ended. */
export function readTreeCost(root: number | undefined): TreeCost | null {
  const rows = readRows();
  const known = new Set([root]);
  // A parent has not always the lower number, so that one pass may miss a child.
  for (let size = 0; size !== known.size; ) {
    size = known.size;
    for (const { pid, parent } of rows) if (known.has(parent)) known.add(pid);
  }
  const tree = rows.filter(({ pid }) => known.has(pid));
  if (tree.length === 0) return null;
  return {
    cpuMs: tree.reduce((sum, { ticks }) => sum + ticks, 0) * MS_PER_TICK,
    residentMiB: tree.reduce((sum, { pages }) => sum + pages, 0) * PAGE_MIB,
  };
}

/** What all children of this process have taken that ended and were waited for. */
export function endedChildrenCpuMs(): number {
  const fields = fieldsOf(process.pid) ?? [];
  return (Number(fields[13]) + Number(fields[14])) * MS_PER_TICK;
}

function readRows(): readonly Row[] {
  let names: readonly string[];
  try {
    names = readdirSync('/proc');
  } catch {
    return [];
  }
  return names.flatMap((name) => {
    const pid = Number(name);
    const fields = Number.isInteger(pid) ? fieldsOf(pid) : null;
    if (fields === null) return [];
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0);
    return [{ pid, parent: Number(fields[1]), ticks, pages: Number(fields[21]) }];
  });
}

/** From the third field on: the second, the program's name, may hold spaces. */
function fieldsOf(pid: number): readonly string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}
