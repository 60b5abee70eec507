import { randomBytes } from 'node:crypto';
import { createViewCounter } from '#features/marketplace/listing-views/server/counter.ts';
import { listOwnListings } from '#features/marketplace/listings/own-listings-contract.ts';
import { days, shift } from '#kernel/instant.ts';
import type { Logger } from '#platform/log.ts';
import { type OwnerKey, owners } from './cast.ts';
import type { Players } from './players.ts';
import type { Stage } from './stage.ts';

const weeks = 8;
const browser =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_5) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15';

type Public = { id: string; since: Date; interest: number };

/** Counts like the product: a visitor once per day and listing. */
export async function countViews(stage: Stage, players: Players, log: Logger): Promise<void> {
  const listings = await publicListings(players);
  await stage.act(async ({ db }) => {
    let today = stage.began;
    const clock = { now: () => today, newId: () => crypto.randomUUID() };
    const counter = createViewCounter({ db, secret: randomBytes(32), clock, log });
    for (let back = weeks * 7; back > 0; back -= 1) {
      today = shift(stage.began, -back * days);
      for (const listing of listings.filter(({ since }) => since < today))
        for (let visitor = 0; visitor < visitorsOn(today, listing); visitor += 1) {
          const origin = { address: `2001:db8::${visitor}`, userAgent: browser };
          counter.saw(listing.id, { origin, now: today });
        }
      await counter.flush();
    }
  });
}

async function publicListings(players: Players): Promise<Public[]> {
  const found: Public[] = [];
  for (const key of [...(Object.keys(owners) as OwnerKey[]), 'seller', 'owner'] as const) {
    const owner = await players.owner(key);
    const { items } = await owner.call(listOwnListings, { query: { size: 100 } });
    for (const { id, publishedAt } of items)
      if (publishedAt) found.push({ id, since: new Date(publishedAt), interest: interestIn(id) });
  }
  return found;
}

/** 2 to 8 visitors on an ordinary day, the same at every load. */
function interestIn(id: string): number {
  return 2 + (Number.parseInt(id.slice(0, 4), 16) % 7);
}

/** Most visitors come in the first two weeks and on weekdays. */
function visitorsOn(day: Date, { since, interest }: Public): number {
  const age = (day.getTime() - since.getTime()) / days;
  const fresh = age < 14 ? 2.2 - age / 14 : 1;
  const weekend = [0, 6].includes(day.getUTCDay()) ? 0.5 : 1;
  const swing = 1 + 0.3 * Math.sin(day.getUTCDate() * interest);
  return Math.round(interest * fresh * weekend * swing);
}
