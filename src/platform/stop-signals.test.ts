import { spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';

const program = `import { onStopSignal } from ${JSON.stringify(import.meta.resolve('./stop-signals.ts'))};
onStopSignal(() => console.log('stop'), () => { console.log('hurry'); process.exit(3); });
setInterval(() => {}, 1000); console.log('up');`;

test('signals that arrive together count as one; a later signal asks to hurry', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  await expect.poll(() => said).toBe('up\n');
  child.kill('SIGINT');
  await expect.poll(() => said).toBe('up\nstop\n');
  child.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect(said).toBe('up\nstop\n');
  child.kill('SIGINT');
  expect(await ended).toBe(3);
  expect(said).toBe('up\nstop\nhurry\n');
});
