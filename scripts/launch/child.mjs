import { spawn } from 'node:child_process';

const launched = 'CAIRN_LAUNCHED';
const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Ctrl-C also reaches the program directly from the terminal, so it treats simultaneous signals as one. */
export async function runUnder(program, args, env) {
  const child = spawn(program, args, {
    env: { ...env, CAIRN_LAUNCHER: String(process.pid) },
    stdio: 'inherit',
  });
  const { code, signal } = await ended(child);
  if (signal) process.kill(process.pid, signal);
  process.exitCode = code ?? 1;
}

/** Waits for a child and forwards our signals. Rejects if it could not be started. */
export function ended(child) {
  const listeners = passedOn.map((name) => [name, () => child.kill(name)]);
  for (const [name, pass] of listeners) process.on(name, pass);
  const forget = endWithParent(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal }));
  }).finally(() => {
    forget();
    for (const [name, pass] of listeners) process.off(name, pass);
  });
}

/** Calls `end` when our parent is gone: npm forwards SIGTERM only to its shell, and SIGKILL cannot be forwarded. */
export function endWithParent(end) {
  if (!process.env.npm_lifecycle_event && !process.env[launched]) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, 500);
  timer.unref();
  return () => clearInterval(timer);
}
