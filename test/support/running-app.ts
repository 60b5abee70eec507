import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

const checkout = join(import.meta.dirname, '../..');

/** Where the programs of the checkout keep their compiled code between starts. */
export const compiled: string = join(checkout, '.cairn-runtime/compiled');

export type RunningApp = { url: string; child: ChildProcess; kill(): Promise<void>; stop(): Promise<void> };

/** Starts the app as `npm start` does, bundled by `buildWeb` or `buildProgram`, and waits until it logs its URL; throws with its output if it exits before. */
export async function runApp(dataDir: string, env: Record<string, string> = {}): Promise<RunningApp> {
  const port = env.PORT ?? String(await freePort());
  const child = spawn(process.execPath, [join(checkout, '.cairn-runtime/program/main.js')], {
    cwd: checkout,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: compiled,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: port,
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await running(child);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    url: `http://localhost:${port}`,
    child,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

async function running(child: ChildProcess): Promise<void> {
  let said = '';
  const ready = Promise.withResolvers<void>();
  const hear = (chunk: Buffer) => {
    said += chunk.toString();
    if (said.includes('is running at')) ready.resolve();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  child.once('exit', (code) => ready.reject(new Error(`the app ended with ${code}:\n${said}`)));
  await ready.promise;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address === 'object' && address) return address.port;
  throw new Error('no free port');
}
