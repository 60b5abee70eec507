import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { connectTo, keep, serversIn, usedDataFolder } from './keeper.ts';

test('an app and a server that are killed repeatedly lose no acknowledged write', async () => {
  const dataDir = await usedDataFolder();
  let last = 0;
  for (let round = 1; round <= 6; round += 1) {
    const writer = keep(dataDir, 'write');
    const { server } = await writer.next('ready');
    await expect.poll(() => writer.said.length, { interval: 5 }).toBeGreaterThan(20 + 7 * round);
    // The server is killed too in every other round, so that it has to recover from its WAL.
    if (round % 2 === 0) process.kill(server, 'SIGKILL');
    await writer.end('SIGKILL');
    const acknowledged = writer.said.flatMap((line) => line.acknowledged ?? []);
    last = acknowledged.at(-1) ?? 0;
    const reader = keep(dataDir);
    const { rows } = await (await connectTo(await reader.next('ready'))).query(
      'select n from kept where n = any($1)',
      [acknowledged],
    );
    expect(rows.length, `round ${round}`).toBe(acknowledged.length);
    await reader.end('SIGKILL');
    await pause(0);
  }
  expect(last).toBeGreaterThan(60);
  expect(serversIn(dataDir).length).toBeGreaterThan(0);
});
