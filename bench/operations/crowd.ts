import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { openDatabase } from '#platform/db/connect.ts';
import { embeddedPlace } from '#test/faults/storm/places.ts';
import { runApp } from '#test/support/running-app.ts';
import type { Figure } from '../rooms/figure.ts';
import { lasting } from '../short.ts';

const readers = 32;
const seconds = 10;
const list = '/businesses-for-sale';
const title = 'A title that no one had before';

/** Readers of the public pages. Baseline: those with a cookie, for each of whom the page is rendered. */
export async function measureCrowd(): Promise<readonly Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cairn-bench-crowd-'));
  const app = await runApp(dataDir, { DEMO: 'on', DEMO_SIZE: 'small' });
  const open = openDatabase(embeddedPlace(dataDir).source(), { max: 1 });
  try {
    const page = await (await fetch(app.url + list)).text();
    const business = page.match(/href="(\/businesses-for-sale\/[^"?#.]+)"/)?.[1];
    if (!business) throw new Error('the list is empty');
    const figures: Figure[] = [];
    for (const [what, path] of [
      ['the public list', list],
      ['a public business', business],
    ] as const)
      figures.push({
        what: `${what}, as a page; rendered for each reader`,
        measured: await rateOf(app.url + path),
        baseline: await rateOf(app.url + path, { cookie: 'seen=yes' }),
        unit: 'a second',
        least: 2_000,
      });
    const took = async () => {
      const id = business.split('/').at(-1);
      await open.pool.query('update listing_teaser set title = $1 where listing_id = $2', [title, id]);
      const begun = performance.now();
      for (; !(await (await fetch(app.url + business)).text()).includes(title); ) await pause(20);
      return performance.now() - begun;
    };
    return [
      ...figures,
      { what: 'until a changed teaser shows', measured: await took(), unit: 'ms', most: 2_000 },
    ];
  } finally {
    await open.db.destroy();
    await app.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function rateOf(url: string, more: Record<string, string> = {}): Promise<number> {
  const headers = { 'accept-encoding': 'br', ...more };
  const { requests, duration, non2xx, errors } = await autocannon({
    url,
    connections: readers,
    ...lasting(seconds),
    headers,
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} refusals and ${errors} errors: ${url}`);
  return requests.total / duration;
}
