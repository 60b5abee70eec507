import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { command } from './command.ts';
import { ended } from './launch/child.mjs';

const serve = join(import.meta.dirname, 'serve.ts');

await command(async () => {
  // Node starts the server anew when a file that it has loaded changes; the pages are Vite's, inside the server.
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', serve], {
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: 'inherit',
  });
  const { code } = await ended(child);
  process.exitCode = code ?? 1;
});
