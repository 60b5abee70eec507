import autocannon from 'autocannon';
import type { OpenDatabase } from '#platform/db/connect.ts';
import { residentMegabytes } from '../children.ts';
import { lasting } from '../short.ts';
import { searches, storedIndustryOf } from './cases.ts';

const connections = 32;

export type Load = { rate: number; p99: number };

export async function load(url: string, paths: readonly string[], seconds: number): Promise<Load> {
  const requests = paths.map((path) => ({ path }));
  const result = await autocannon({ url, connections, ...lasting(seconds), requests });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals and ${result.errors} errors under load: ${paths[0]}`);
  return { rate: result.requests.total / result.duration, p99: result.latency.p99 };
}

/** The plain search with the same concurrency: stored tsvector, GIN index, filter, all hits by date. Per second. */
export async function loadPlainSearch({ pool }: OpenDatabase, seconds: number): Promise<number> {
  const asked = searches(32).map(({ q, industry }) => [
    q.trim().split(' ').join(' & '),
    storedIndustryOf(industry),
  ]);
  const until = performance.now() + seconds * 1_000;
  let done = 0;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async (_, at) => {
      for (let n = at; performance.now() < until; n += 1) {
        await pool.query({ text: plainSearch, values: asked[n % asked.length] ?? [] });
        done += 1;
      }
    }),
  );
  return done / ((performance.now() - begun) / 1_000);
}

const plainSearch = `
  with hits as materialized (
    select listing_id, published_at, industry from listing_teaser
    where status in ('live', 'under_offer') and words @@ to_tsquery('simple', $1)
  )
  select t.* from (
    select * from hits where industry = $2 order by published_at desc, listing_id desc limit 3
  ) shown join listing_teaser t using (listing_id)`;

export async function memoryOver(
  url: string,
  pid: number,
  paths: readonly string[],
  amount: number,
): Promise<(number | null)[]> {
  const requests = paths.map((path) => ({ path }));
  const send = (many: number) => autocannon({ url, connections, amount: many, sampleInt: 50, requests });
  await send(amount / 5);
  const seen = [residentMegabytes(pid)];
  for (let tenth = 0; tenth < 10; tenth += 1) {
    await send(amount / 10);
    seen.push(residentMegabytes(pid));
  }
  return seen;
}
