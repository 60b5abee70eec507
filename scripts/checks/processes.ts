import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export const root: string = join(import.meta.dirname, '../..');

const running = new Set<ChildProcess>();
let interrupted = false;
/** A check that hangs fails. Every finished test file is a line, so that a slow machine alone ends none. */
const longestSilence = 15 * 60_000;

export type Ended = { code: number; output: string };

/**
 * Runs a Node program in the checkout and captures its output. It has its own process group, so that its children end
 * with it.
 */
export async function run(args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  return runProgram(process.execPath, args, env);
}

/** Runs any program, and ends it if it prints nothing for `silence` ms. The exit code is 127 if it does not exist. */
export async function runProgram(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
  silence: number = longestSilence,
): Promise<Ended> {
  const { NODE_ENV: _mode, ...outer } = process.env;
  const child = spawn(program, args, {
    cwd: root,
    env: { ...outer, FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  let output = '';
  const timer = setTimeout(() => {
    output += `\nIt was ended after ${silence / 60_000} minutes without a word.\n`;
    signalGroup(child, 'SIGKILL');
  }, silence);
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      timer.refresh();
    });
  const code = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve(127);
    });
    child.once('close', (exit) => resolve(exit ?? 1));
  });
  clearTimeout(timer);
  // Children that it left behind must not outlive it.
  signalGroup(child, 'SIGKILL');
  running.delete(child);
  // After an interrupt the result must not be reported.
  if (interrupted) await new Promise(() => {});
  return { code, output };
}

/** Sends SIGINT first so that servers can stop, then SIGKILL. */
export async function endAll(): Promise<void> {
  for (const child of running) signalGroup(child, 'SIGINT');
  const until = Date.now() + 8_000;
  while (running.size > 0 && Date.now() < until) await pause(50);
  for (const child of running) signalGroup(child, 'SIGKILL');
  while (running.size > 0) await pause(10);
}

/** Cleans up on SIGINT and the like, and exits with the usual code of an interrupted program. */
export function onInterrupt(cleanUp: () => Promise<void>): void {
  for (const [signal, code] of [
    ['SIGINT', 130] as const,
    ['SIGTERM', 143] as const,
    ['SIGHUP', 129] as const,
  ])
    process.on(signal, () => {
      if (interrupted) return;
      interrupted = true;
      console.log('\nStopping …');
      void cleanUp().finally(() => process.exit(code));
    });
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {} // The group has already exited.
}
