import { expect } from 'vitest';
import { allowedFor } from './allowed.ts';
import { test } from './market.ts';
import { sweep } from './sweep.ts';

/** Sellers, a broker and buyers who have files of their own and may see some of others. */
const viewers = ['owner', 'otherOwner', 'broker', 'approved', 'revoked', 'elsewhere'] as const;

test('the archive of own data has no more than its person may see, file by file', async ({ market }) => {
  const sizes: Record<string, number> = {};
  for (const viewer of viewers) {
    const { seen, letters, trail, log, statuses } = await sweep(
      market,
      viewer,
      ({ path }) => path === '/api/own-data.zip',
    );
    expect([...statuses]).toEqual([['GET /api/own-data.zip', new Set([200])]]);
    const may = allowedFor(viewer);
    expect([viewer, [...seen.keys()].filter((canary) => !may.has(canary))]).toEqual([viewer, []]);
    expect([[...letters], [...trail], [...log]]).toEqual([[], [], []]);
    sizes[viewer] = seen.size;
  }
  // The test would show nothing if the archives were empty.
  for (const viewer of viewers) expect(sizes[viewer]).toBeGreaterThan(0);
});
