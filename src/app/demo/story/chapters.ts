import { personCardByEmail } from '#features/people/accounts/server/person-card.ts';
import type { Tx } from '#platform/context.ts';
import { roomPapers } from '../papers/room-papers.ts';
import { others } from './cast.ts';
import { dealBeginning } from './deal-beginning.ts';
import { dealInNegotiation } from './deal-in-negotiation.ts';
import { dealUnderOffer } from './deal-under-offer.ts';
import { fillDesks, firstPictures } from './desks.ts';
import { finishHealthCheck } from './health-check.ts';
import { drawPicture, listBusiness } from './list-businesses.ts';
import { pastRequests } from './past-requests.ts';
import type { Players } from './players.ts';
import type { Stage } from './stage.ts';
import { storyListing, storyListings } from './story-listings.ts';

export type Tell = (stage: Stage, players: Players) => Promise<void>;

/**
 * A part of the story in one transaction. It must be short because of its locks, so slow work (drawing, printing) is
 * done in `prepare`.
 */
export type Chapter = {
  isTold(tx: Tx): Promise<boolean>;
  prepare(began: Date): Promise<Tell>;
};

/** `first` takes part only in this chapter: their account marks it as loaded. */
function chapter<Made>(
  first: { email: string },
  prepare: (began: Date) => Promise<Made>,
  tell: (stage: Stage, players: Players, made: Made) => Promise<void>,
): Chapter {
  return {
    isTold: async (tx) => (await personCardByEmail(tx, first.email)) !== null,
    prepare: async (began) => {
      const made = await prepare(began);
      return (stage, players) => tell(stage, players, made);
    },
  };
}

const listed: readonly Chapter[] = storyListings.map((listing, number) => ({
  isTold: async (tx) => {
    const named = tx.selectFrom('business').select('id').where('business_name', '=', listing.name);
    return (await named.executeTakeFirst()) !== undefined;
  },
  prepare: async () => {
    const picture = await drawPicture(listing.trade, listing.look);
    return (stage, players) => listBusiness(stage, players, { listing, number, picture });
  },
}));

const electrician = storyListing('electrical');
const exterminator = storyListing('pest-control');
const landscaper = storyListing('landscaping');

export const chapters: readonly Chapter[] = [
  ...listed,
  chapter(others.petra, async () => null, pastRequests),
  chapter(others.delia, (began) => roomPapers(electrician, began), dealInNegotiation),
  chapter(others.theo, (began) => roomPapers(exterminator, began), dealUnderOffer),
  chapter(others.tobias, (began) => roomPapers(landscaper, began), dealBeginning),
  chapter(others.marisol, async () => null, finishHealthCheck),
  chapter(others.lena, firstPictures, fillDesks),
];
