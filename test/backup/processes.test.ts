import { expect, test } from 'vitest';
import { adminProcesses } from '#app/admin-process.ts';
import { capturedLog } from '#test/support/captured-log.ts';

test('a command that fails is noted', async () => {
  const { log, lines } = capturedLog();
  await adminProcesses(log).run(['no-such-command']);
  expect(lines.join('')).toContain('a backup or its verification failed');
});

test('after a stop no process is begun: the app would wait until it ends', async () => {
  const { log, lines } = capturedLog();
  const processes = adminProcesses(log);
  await processes.stop();
  await processes.run(['no-such-command']);
  expect(lines).toEqual([]);
});
