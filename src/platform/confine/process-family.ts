import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs';

type Family = { processes: number; memory: number };
type ChildrenOf = (pid: number) => readonly number[];

/** What is read here is a line; longer lists of children are those of a fork bomb. */
const line = Buffer.alloc(4_096);

/** All descendants count. Memory in bytes (Linux; 0 elsewhere). */
export function familyOf(pid: number | undefined, childrenOf: ChildrenOf = usual()): Family {
  if (pid === undefined) return { processes: 0, memory: 0 };
  // A set: an id can be given anew while this looks.
  const family = new Set([pid]);
  for (const one of family) for (const child of childrenOf(one)) family.add(child);
  return { processes: family.size, memory: [...family].reduce((sum, one) => sum + memoryOf(one), 0) };
}

function usual(): ChildrenOf {
  return existsSync('/proc/thread-self/children') ? listedChildren : scannedChildren();
}

/** As the kernel lists them. While one exits another may be missing, which the next look has. */
export function listedChildren(pid: number): number[] {
  return namesIn(`/proc/${pid}/task`).flatMap((thread) =>
    idsIn(lineOf(`/proc/${pid}/task/${thread}/children`)),
  );
}

/** The kernel ends each id with a space; one that was cut off has none. */
export function idsIn(list: string): number[] {
  return list.split(' ').slice(0, -1).map(Number);
}

/** For a kernel without such lists: looks at every process of the machine. */
export function scannedChildren(): ChildrenOf {
  const children = new Map<number, number[]>();
  for (const name of namesIn('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    const parent = parentOf(pid);
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  return (pid) => children.get(pid) ?? [];
}

/** The program's name, in parentheses, may contain anything; state and parent come after it. */
function parentOf(pid: number): number | null {
  const [, after = ''] = lineOf(`/proc/${pid}/stat`).split(/\)(?!.*\))/s);
  const parent = Number(after.trim().split(' ')[1]);
  return Number.isInteger(parent) ? parent : null;
}

/** Pages are 4 KiB. Shared pages count for each process, so the sum errs on the high side. */
function memoryOf(pid: number): number {
  return Number(lineOf(`/proc/${pid}/statm`).split(' ')[1] ?? 0) * 4_096;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function lineOf(path: string): string {
  try {
    const file = openSync(path, 'r');
    try {
      return line.toString('latin1', 0, readSync(file, line, 0, line.length, 0));
    } finally {
      closeSync(file);
    }
  } catch {
    return '';
  }
}
