import type { SiteMapEntry, SiteMapSection } from '#http/site-map.ts';
import { dayOf } from '#kernel/days.ts';
import type { Reader } from '#platform/context.ts';
import { countAllPublic, publicIds } from './public-store.ts';

const listPath = '/businesses-for-sale';
const atOnce = 5_000;

/** IDs are random, so equal ranges of them are equal shares. */
export function listingSiteMap(db: Reader): SiteMapSection {
  return {
    pages: [{ path: listPath, changed: null }],
    count: () => countAllPublic(db),
    share: (share, shares) => entries(db, share, shares),
  };
}

async function* entries(db: Reader, share: number, shares: number): AsyncGenerator<readonly SiteMapEntry[]> {
  let after = firstId(share, shares);
  const before = share + 1 < shares ? firstId(share + 1, shares) : null;
  for (;;) {
    const rows = await publicIds(db, { after, before }, atOnce);
    yield rows.map(({ listing_id, published_at }) => ({
      path: `${listPath}/${listing_id}`,
      changed: published_at && dayOf(published_at),
    }));
    const last = rows.at(-1);
    if (rows.length < atOnce || !last) return;
    after = last.listing_id;
  }
}

function firstId(share: number, shares: number): string {
  const head = (share * (2 ** 32 / shares)).toString(16).padStart(8, '0');
  return `${head}-0000-0000-0000-000000000000`;
}
