import type { Notice } from '#kernel/notice.ts';
import type { WatchedChange } from '../domain/watching.ts';

export type WatchedNews = {
  change: WatchedChange;
  title: string;
  price: string | null;
  listingId: string;
};

const happened: Record<WatchedChange, string> = {
  'under-offer': 'A listing that you watch is under offer',
  back: 'A listing that you watch is on the market again',
  sold: 'A listing that you watch was sold',
  withdrawn: 'A listing that you watch was taken off the market',
  repriced: 'The asking price of a listing you watch changed',
};

/** Notices appear on lock screens, so they name nothing; the email's text names the card. */
export function newsNotice({ change, title, price, listingId }: WatchedNews): Notice {
  const open = price !== null;
  return {
    kind: 'watched-listing',
    words: happened[change],
    lines: open
      ? [`Asking price now: ${price}`]
      : [`Listing: “${title}”`, 'It stays on your watch list until you remove it.'],
    path: open ? `/listing/${listingId}` : '/marketplace/watch-list',
    ...(open ? { listingId } : {}),
  };
}
