import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compiled } from '#test/support/running-app.ts';

const checkout = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** As an operator types it. Throws what it says if it fails. */
export async function admin(args: readonly string[], env: Record<string, string>): Promise<void> {
  const { PATH = '', HOME = '' } = process.env;
  await run(process.execPath, [join(checkout, 'scripts/admin.ts'), ...args], {
    env: { PATH, HOME, NODE_COMPILE_CACHE: compiled, ...env },
  });
}

export async function copyOf(from: string, to: string): Promise<void> {
  await run('cp', ['-a', from, to]);
  await run('sync', ['-f', to]);
}

/** Milliseconds of the processor that a process has used, on Linux. */
export function processorTime(pid: number): number {
  const after = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const ticks = Number(after[11]) + Number(after[12]);
  return ticks * 10;
}
