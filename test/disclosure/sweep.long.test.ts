import { describe, expect } from 'vitest';
import { viewerNames } from '#test/support/world-cast.ts';
import { allowedFor } from './allowed.ts';
import { test } from './market.ts';
import { places, sweep } from './sweep.ts';

describe.each(viewerNames)('%s, calling every endpoint', (viewer) => {
  test('sees exactly what they may see, and writes no secret into an email, the audit log or the log', async ({
    market,
  }) => {
    const { seen, letters, trail, log, statuses, faults } = await sweep(market, viewer);
    expect(Object.fromEntries(places(seen, viewer))).toEqual({});
    expect([...seen.keys()].sort()).toEqual([...allowedFor(viewer)].sort());
    expect([...letters]).toEqual([]);
    expect([...trail]).toEqual([]);
    expect([...log]).toEqual([]);
    const failed = [...statuses].filter(([, codes]) => [...codes].some((code) => code >= 500));
    expect({ failed, faults: failed.length > 0 ? faults : [] }).toEqual({ failed: [], faults: [] });
  });
});
