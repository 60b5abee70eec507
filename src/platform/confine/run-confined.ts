import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { familyOf } from './process-family.ts';

/** `within`: milliseconds. `memory`: bytes of all processes together. `output`: the most bytes that it may write. */
export type RunLimits = { within: number; memory: number; output: number };

export type RunEnd = { code: number | null; ended: 'late' | 'memory' | 'output' | null; output: Buffer };

const mostProcesses = 100;
const watchEvery = 100;
const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' };

/** When this resolves, the command and all its descendants have ended. Throws if it cannot be started. */
export function runConfined(
  [program = '', ...words]: readonly string[],
  input: Uint8Array,
  limits: RunLimits,
  cwd = '/',
): Promise<RunEnd> {
  return new Promise((resolve, reject) => {
    // Its own process group, so that wrappers in front of the confinement are killed with it.
    const child = spawn(program, words, { cwd, env, detached: true, stdio: ['pipe', 'pipe', 'ignore'] });
    let ended: RunEnd['ended'] = null;
    const end = (why: RunEnd['ended']) => {
      ended ??= why;
      endGroup(child);
    };
    const late = setTimeout(() => end('late'), limits.within);
    const watch = setInterval(() => {
      const family = familyOf(child.pid);
      if (family.memory > limits.memory || family.processes > mostProcesses) end('memory');
    }, watchEvery);
    const output = collected(child.stdout, limits.output, () => end('output'));
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    const settle = (act: () => void) => {
      clearTimeout(late);
      clearInterval(watch);
      act();
    };
    child.once('error', (error) => settle(() => reject(error)));
    child.once('exit', () => endGroup(child));
    child.once('close', (code) => settle(() => resolve({ code, ended, output: output() })));
  });
}

function collected(stream: Readable, most: number, over: () => void): () => Buffer {
  const pieces: Buffer[] = [];
  let size = 0;
  stream.on('data', (piece: Buffer) => {
    size += piece.length;
    if (size > most) over();
    else pieces.push(piece);
  });
  return () => Buffer.concat(pieces);
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {}
}
