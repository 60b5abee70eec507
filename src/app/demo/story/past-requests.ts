import { hours } from '#kernel/instant.ts';
import { type OwnerKey, others, owners } from './cast.ts';
import { ask, move, sign } from './deal-acts.ts';
import { listingOf, type Players } from './players.ts';
import type { Stage } from './stage.ts';
import type { StoryListing } from './story-listing.ts';
import { storyListing } from './story-listings.ts';

type Past = {
  daysAgo: number;
  buyer: 'petra' | 'marcus' | 'ines';
  of: readonly [OwnerKey, StoryListing['trade']];
  /** `signed`: the owner declined after the NDA was signed. */
  end: 'approved' | 'signed' | 'declined' | 'withdrawn';
};

const past: readonly Past[] = [
  { daysAgo: 230, buyer: 'petra', of: ['walt', 'accounting'], end: 'approved' },
  { daysAgo: 224, buyer: 'marcus', of: ['walt', 'accounting'], end: 'declined' },
  { daysAgo: 206, buyer: 'marcus', of: ['otis', 'commercial-cleaning'], end: 'withdrawn' },
  { daysAgo: 201, buyer: 'ines', of: ['otis', 'commercial-cleaning'], end: 'approved' },
  { daysAgo: 186, buyer: 'petra', of: ['cyrus', 'car-wash'], end: 'declined' },
  { daysAgo: 178, buyer: 'ines', of: ['cyrus', 'car-wash'], end: 'signed' },
  { daysAgo: 163, buyer: 'marcus', of: ['greta', 'veterinary-practice'], end: 'approved' },
  { daysAgo: 152, buyer: 'petra', of: ['greta', 'veterinary-practice'], end: 'withdrawn' },
  { daysAgo: 141, buyer: 'ines', of: ['nadia', 'wholesale-distribution'], end: 'declined' },
  { daysAgo: 133, buyer: 'marcus', of: ['nadia', 'wholesale-distribution'], end: 'approved' },
  { daysAgo: 118, buyer: 'petra', of: ['otis', 'auto-repair'], end: 'declined' },
  { daysAgo: 104, buyer: 'ines', of: ['otis', 'auto-repair'], end: 'withdrawn' },
  { daysAgo: 88, buyer: 'marcus', of: ['imogen', 'gym'], end: 'declined' },
  { daysAgo: 74, buyer: 'petra', of: ['imogen', 'gym'], end: 'approved' },
  { daysAgo: 66, buyer: 'ines', of: ['walt', 'accounting'], end: 'declined' },
];

const messages = {
  petra: 'I have run a business of this size before and can close within a quarter.',
  marcus: 'We own two companies in this trade and would keep the team.',
  ines: 'I am leaving a corporate job and have my financing arranged.',
} as const;

export async function pastRequests(stage: Stage, players: Players): Promise<void> {
  for (const { daysAgo, buyer: key, of, end } of past) {
    await stage.goTo(daysAgo, 14);
    const [ownerKey, trade] = of;
    const owner = await players.someone(owners[ownerKey]);
    const buyer = await players.someone(others[key]);
    const request = await ask(buyer, await listingOf(owner, storyListing(trade).title), messages[key]);
    stage.wait(20 * hours);
    if (end === 'withdrawn') await move(buyer, request, 'denied');
    else if (end === 'declined') await move(owner, request, 'denied');
    else {
      await move(owner, request, 'awaiting_signature');
      stage.wait(5 * hours);
      await sign(stage, buyer, request);
      stage.wait(20 * hours);
      await move(owner, request, end === 'approved' ? 'approved' : 'denied');
    }
  }
}
