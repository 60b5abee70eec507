import { expect, test } from 'vitest';
import { latestFile } from './latest-file.ts';

const file = (name: string, text: () => Promise<string>, size = 1) => ({ name, size, text });

test('Of two files the later one counts, though the first is read more slowly', async () => {
  const files = latestFile(250_000);
  const slow = Promise.withResolvers<string>();
  const first = files.read(file('slow.csv', () => slow.promise));
  expect(await files.read(file('fast.csv', async () => 'fast'))).toEqual({ text: 'fast' });
  slow.resolve('slow');
  expect(await first).toBeNull();
});

test('What is typed meanwhile is kept', async () => {
  const files = latestFile(250_000);
  const read = files.read(file('list.csv', async () => 'from the file'));
  files.drop();
  expect(await read).toBeNull();
});

test('A file that is too long or cannot be read is named as the problem', async () => {
  const files = latestFile(250_000);
  expect(await files.read(file('long.csv', async () => '', 1e9))).toHaveProperty('problem');
  const broken = file('gone.csv', () => Promise.reject(new Error('NotReadableError')));
  expect(await files.read(broken)).toEqual({ problem: '“gone.csv” could not be read. Choose it again.' });
});
