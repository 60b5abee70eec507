import { seconds } from '#kernel/instant.ts';
import type { StillPage } from './site-files.ts';

/** Milliseconds: how long after a change the page from before may still be sent. */
const life = 1 * seconds;
/** Bytes of HTML, of all pages together. */
const mostKept = 16_000_000;
const longestAddress = 300;

const paths = /^\/businesses-for-sale(?:\/[\w-]+)?$/;

/** `size`: in bytes; `null` while it is being rendered. */
type Kept = { page: Promise<StillPage | null>; until: number; size: number | null };

export type SharedPages = {
  /** Whether it is such a page. */
  has(url: URL): boolean;
  /** `null`: there is nothing at the address. Rejects with what `render` rejects with. */
  page(url: URL, render: () => Promise<StillPage | null>): Promise<StillPage | null>;
};

/**
 * Public pages that are the same for all visitors and change at any time: each address is rendered once a second at
 * most, no matter how many people read it.
 */
export function sharedPages(now: () => number = Date.now): SharedPages {
  const kept = new Map<string, Kept>();
  let size = 0;
  const forget = (address: string, one: Kept) => {
    if (kept.delete(address)) size -= one.size ?? 0;
  };
  const tidy = () => {
    for (const [address, one] of kept)
      if (one.size !== null && (one.until <= now() || size > mostKept)) forget(address, one);
  };
  const begin = async (address: string, render: () => Promise<StillPage | null>) => {
    const one: Kept = { page: render(), until: now() + life, size: null };
    kept.set(address, one);
    const page = await one.page.catch((error: unknown) => {
      forget(address, one);
      throw error;
    });
    one.size = page ? (await page.content()).bytes.byteLength : 0;
    size += one.size;
    if (page === null) forget(address, one);
    tidy();
    setTimeout(tidy, life).unref();
    return page;
  };
  return {
    has: ({ pathname, search }) => paths.test(pathname) && pathname.length + search.length <= longestAddress,
    page: async ({ pathname, search }, render) => {
      const address = pathname + search;
      tidy();
      return kept.get(address)?.page ?? begin(address, render);
    },
  };
}
