import { grouped } from '#kernel/counts.ts';

type Counted = { total: number; totalIsFloor: boolean; page: number; pages: number };

/** `1,000+ businesses, page 2 of 334`; after the numbered pages no last page is known. */
export function countWords({ total, totalIsFloor, page, pages }: Counted): string {
  const count = `${grouped(total)}${totalIsFloor ? '+' : ''}`;
  const businesses = `${count} ${total === 1 ? 'business' : 'businesses'}`;
  if (pages <= 1) return businesses;
  const at = grouped(page);
  return page > pages ? `${businesses}, page ${at}` : `${businesses}, page ${at} of ${pages}`;
}
