import { sendMailToPerson } from '#features/accounts/server/mail-to-person.ts';
import type { Work } from '#platform/context.ts';
import type { WatchedChange } from '../domain/watching.ts';

export type WatchedNews = {
  change: WatchedChange;
  /** The public title. */
  title: string;
  /** The asking price as the card shows it; `null` off the market. */
  price: string | null;
  listingId: string;
};

const sentences: Record<WatchedChange, string> = {
  'under-offer': 'It is under offer now. You can still ask for access.',
  back: 'It is on the market again.',
  sold: 'It was sold.',
  withdrawn: 'Its owner took it off the market.',
  repriced: 'Its asking price has changed.',
};

/** The subject is seen on lock screens: it names nothing. */
export async function mailWatcher(work: Work, personId: string, news: WatchedNews): Promise<void> {
  const { change, title, price, listingId } = news;
  const lines = [
    `You watch this listing: ${title}`,
    sentences[change],
    price === null ? null : `Asking price now: ${price}`,
    'To stop these mails, take the listing off your watch list:',
  ];
  await sendMailToPerson(work, personId, {
    kind: 'watched-listing',
    subject: 'News on a listing that you watch',
    lines: lines.filter((text) => text !== null),
    path: price === null ? '/marketplace/watch-list' : `/listing/${listingId}`,
  });
}
