import { countUnread } from '#features/conversation/messages/server/get-thread.ts';
import { peopleKnown } from '#features/conversation/messages/server/knows.ts';
import { listingsOfRooms } from '#features/deal-room/deal-rooms/server/listings-of-rooms.ts';
import { archivedRequests } from '#features/deal-room/diligence-requests/server/archived-requests.ts';
import { countDiligence } from '#features/deal-room/diligence-requests/server/list-waiting.ts';
import { archivedAgreements } from '#features/deal-room/room-archives/server/archived-agreements.ts';
import { linesOfClosedRooms } from '#features/deal-room/room-news/server/still-open.ts';
import { archivedQuestions } from '#features/deal-room/room-questions/server/archived-questions.ts';
import { createViewCounter } from '#features/marketplace/listing-views/server/counter.ts';
import { listingTitlesFor } from '#features/marketplace/listings/server/listing-titles.ts';
import { recordScope } from '#features/marketplace/listings/server/record-scope.ts';
import { archivedLetters } from '#features/offers/offers/server/archived-letters.ts';
import { sealedLetters } from '#features/offers/offers/server/letter-store.ts';
import { sendMailToPerson } from '#features/people/accounts/server/mail-to-person.ts';
import { shownTo } from '#features/people/blocks/server/blocked-sql.ts';
import { linesOfHiddenListings } from '#features/people/blocks/server/hidden-lines.ts';
import { createWitness } from '#features/record/ledger/server/witness.ts';
import type { Feature } from '#http/feature.ts';
import { countQueues } from '#site/dashboard/server/queues.ts';
import { appaReads } from './appa-reads.ts';
import { agreementFeatures } from './contexts/agreements.ts';
import { conversationFeatures } from './contexts/conversation.ts';
import { dealRoomFeatures } from './contexts/deal-room.ts';
import { inboxFeatures } from './contexts/inbox.ts';
import { marketplaceFeatures } from './contexts/marketplace.ts';
import { offerFeatures } from './contexts/offers.ts';
import { peopleFeatures } from './contexts/people.ts';
import { qualityOfEarningsFeatures } from './contexts/quality-of-earnings.ts';
import { recordFeatures } from './contexts/record.ts';
import { siteFeatures } from './contexts/site.ts';
import { valuationFeatures } from './contexts/valuation.ts';
import type { Parts } from './parts.ts';

/** In the order of src/contexts.json. */
export function featuresOf(parts: Parts): Feature[] {
  const appa = appaReads();
  const views = createViewCounter(parts);
  const witness = createWitness(parts);
  const onlookers = { viewed: views.saw, witness: witness.saw };
  const inContexts = [
    ...recordFeatures({ ...parts, scopeOf: recordScope, witness }),
    ...inboxFeatures({
      ...parts,
      titlesFor: listingTitlesFor,
      shown: shownTo,
      // The counters of the sidebar.
      counters: {
        queues: countQueues,
        messages: countUnread,
        diligence: countDiligence,
      },
      mailTo: sendMailToPerson,
      overFor: [linesOfClosedRooms, linesOfHiddenListings],
    }),
    ...peopleFeatures({ ...parts, known: peopleKnown, titlesFor: listingTitlesFor, listingsOfRooms }),
    ...marketplaceFeatures({ ...parts, onlookers, views }),
    ...agreementFeatures({ ...parts, alsoSealed: [sealedLetters] }),
    ...dealRoomFeatures({
      ...parts,
      witness: witness.saw,
      archiveParts: [
        archivedQuestions,
        archivedRequests,
        archivedAgreements(parts.files),
        archivedLetters(parts.files),
      ],
      settle: witness.flush,
    }),
    ...offerFeatures(parts),
    ...valuationFeatures(parts),
    ...qualityOfEarningsFeatures(parts),
    ...conversationFeatures({ ...parts, ...appa.parts, onlookers }),
  ];
  const ends = inContexts.flatMap(({ endOfAccount }) => endOfAccount ?? []).toReversed();
  const schedules = inContexts.flatMap((feature) => feature.schedules ?? []);
  const routes = inContexts.flatMap((feature) => feature.routes);
  const ownFiles = inContexts.flatMap((feature) => feature.ownFiles ?? []);
  const all = [...inContexts, ...siteFeatures({ ...parts, ends, schedules, routes, ownFiles })];
  appa.readFrom(all);
  return all;
}
