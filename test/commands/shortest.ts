import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { minutes } from '#kernel/instant.ts';
import { compiled } from '../support/running-app.ts';

const checkout: string = join(import.meta.dirname, '../..');

export const commands: Readonly<Record<string, string>> = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'))).scripts;

/** The shortest arguments with which a command still runs completely. `browser`: needs Chromium. */
type Shortest = { args: readonly string[]; says: string; browser?: true };

const short = ['--short'];

export const ending: Readonly<Record<string, Shortest>> = {
  test: { args: ['src/kernel/once.test.ts'], says: ', 0 failed' },
  'test:all': { args: ['src/kernel/once.test.ts'], says: ', 0 failed' },
  ci: { args: ['src/kernel/once.test.ts'], says: ', 0 failed' },
  build: { args: [], says: 'start it with node' },
  bench: { args: short, says: 'bare node:http, same statements and reply' },
  'bench:market': { args: short, says: 'must reach' },
  'bench:appa': { args: short, says: 'first word' },
  'bench:earnings': { args: short, says: 'XLSX' },
  'bench:what-if': { args: short, says: 'One driver moved' },
  'bench:report': { args: short, says: 'the same, by the processor' },
  'bench:operations': { args: short, says: 'idle memory of a node' },
  'bench:qoe': { args: short, says: 'Rows behind a figure' },
  'bench:leaks': { args: short, says: 'CPU time of a page image, scans' },
  'bench:rooms': { args: short, says: 'the app’s memory grows by', browser: true },
  'bench:pages': { args: short, says: 'Interaction to next paint', browser: true },
  'bench:web': { args: short, says: 'Median / worst of 1', browser: true },
  api: { args: [], says: 'changes break callers' },
  film: { args: short, says: ' pictures, ', browser: true },
  release: { args: ['1000.0.0', '--dry'], says: 'SHA256SUMS' },
  client: { args: [], says: 'client/dist is written' },
  screens: { args: short, says: 'dashboard', browser: true },
};

export const lasting: readonly string[] = ['start', 'dev', 'admin'];

export function begin(name: string, args: readonly string[], env: Record<string, string> = {}) {
  const [program, ...given] = (commands[name] ?? '').split(' ');
  if (program !== 'node') throw new Error(`${name} is not started by node`);
  const { PATH, HOME, CHROMIUM_PATH } = process.env;
  const child = spawn(process.execPath, [...given, ...args], {
    cwd: checkout,
    env: { PATH, HOME, NODE_COMPILE_CACHE: compiled, ...(CHROMIUM_PATH ? { CHROMIUM_PATH } : {}), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, so that child processes end too.
    detached: true,
  });
  let output = '';
  const heard = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('is running at')) heard.resolve();
    });
  const tooLong = setTimeout(() => endAll(child), 10 * minutes);
  const ended = once(child, 'close').then(([code]) => {
    clearTimeout(tooLong);
    endAll(child);
    heard.reject(new Error(`${name} ended with ${code}:\n${output}`));
    return code;
  });
  heard.promise.catch(() => undefined);
  return { child, ended, running: heard.promise, output: () => output };
}

export async function run(name: string, args: readonly string[], says: string, env?: Record<string, string>) {
  const { ended, output } = begin(name, args, env);
  const code = await ended;
  if (code !== 0 || !output().includes(says)) throw new Error(`${name} ended with ${code}:\n${output()}`);
  return output();
}

function endAll({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {}
}
