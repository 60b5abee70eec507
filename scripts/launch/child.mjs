import { spawn } from 'node:child_process';

/** Set for programs that should end when their parent does. */
const launched = 'CAIRN_LAUNCHED';
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
  const forget = endWithParent(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal }));
  }).finally(() => {
    forget();
    for (const [name, pass] of listeners) process.off(name, pass);
  });
}

/**
 * Calls `end` when our parent is gone, if npm or our own launcher started us. npm passes a SIGTERM on to the shell
 * between it and us only, and nobody passes on a SIGKILL: we would go on for ever. Returns how to stop looking.
 */
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
