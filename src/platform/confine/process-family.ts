import { readdirSync, readFileSync } from 'node:fs';

type Family = { processes: number; memory: number };

/** All descendants count. Memory in bytes (Linux; 0 elsewhere). */
export function familyOf(pid: number | undefined): Family {
  if (pid === undefined) return { processes: 0, memory: 0 };
  const children = childrenByParent();
  const family = [pid];
  for (const one of family) family.push(...(children.get(one) ?? []));
  return { processes: family.length, memory: family.reduce((sum, one) => sum + memoryOf(one), 0) };
}

function childrenByParent(): Map<number, number[]> {
  const children = new Map<number, number[]>();
  for (const name of namesIn('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    const parent = parentOf(pid);
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  return children;
}

/** The program's name, in parentheses, may contain anything; state and parent come after it. */
function parentOf(pid: number): number | null {
  const [, after = ''] = textOf(`/proc/${pid}/stat`).split(/\)(?!.*\))/s);
  const parent = Number(after.trim().split(' ')[1]);
  return Number.isInteger(parent) ? parent : null;
}

/** Pages are 4 KiB. Shared pages count for each process, so the sum errs on the high side. */
function memoryOf(pid: number): number {
  return Number(textOf(`/proc/${pid}/statm`).split(' ')[1] ?? 0) * 4_096;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
