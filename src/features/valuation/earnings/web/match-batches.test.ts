import { expect, test } from 'vitest';
import { matchBatches } from './match-batches.ts';

test('every choice is sent, in requests that the contract takes', () => {
  const accounts = Array.from({ length: 1_201 }, (_, at) => ({
    path: `Expenses › ${at}`,
    account: 'UNMAPPED' as const,
  }));
  const chosen = new Map(accounts.map(({ path }) => [path, 'RENT' as const]));
  const batches = matchBatches(accounts, chosen);
  expect(batches.map(({ length }) => length)).toEqual([500, 500, 201]);
  expect(new Set(batches.flat().map(({ path }) => path)).size).toBe(1_201);
  expect(matchBatches([{ path: 'Expenses › 1', account: 'RENT' }], chosen)).toEqual([]);
});
