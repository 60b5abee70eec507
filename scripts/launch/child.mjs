import { spawn } from 'node:child_process';

const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program to its end in our place: same terminal, our signals, its exit code. A Ctrl-C reaches it from the
 * terminal too (and npm passes it on as well): programs here take signals that come together as one.
 */
export async function runUnder(program, args, env) {
  const child = spawn(program, args, {
    env: { ...env, CAIRN_LAUNCHER: String(process.pid) },
    stdio: 'inherit',
  });
  const { code, signal } = await ended(child);
  if (signal) process.kill(process.pid, signal);
  process.exitCode = code ?? 1;
}

/** Waits for a child and passes on to it what is sent to us. Rejects when it could not be started. */
export function ended(child) {
  const listeners = passedOn.map((name) => [name, () => child.kill(name)]);
  for (const [name, pass] of listeners) process.on(name, pass);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal }));
  }).finally(() => {
    for (const [name, pass] of listeners) process.off(name, pass);
  });
}
