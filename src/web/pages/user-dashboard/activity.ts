import type { RequestWithHistory } from '#features/access-requests/web/queries.ts';
import { actorWords, viewerOf } from '#features/access-requests/web/viewer.ts';
import type { BusinessView } from '#features/businesses/web/queries.ts';
import { statusWord } from '#features/listings/web/listing-history.tsx';
import { moverWords } from '#features/listings/web/listing-words.ts';
import type { OwnListing } from '#features/listings/web/queries.ts';

export type ActivityRow = { id: string; timestamp: string; activity: string };

type Sources = {
  businesses: readonly BusinessView[];
  listings: readonly OwnListing[];
  requests: readonly RequestWithHistory[];
};

/** What happened around the reader, from the histories that are kept, newest first. */
export function activityOf({ businesses, listings, requests }: Sources): ActivityRow[] {
  const rows = [
    ...businesses.map(added),
    ...listings.flatMap(listingSteps),
    ...requests.flatMap(requestSteps),
  ];
  // Steps of one transaction share their instant: turned round, the later one stands first.
  return rows.reverse().sort((a, b) => b.timestamp.localeCompare(a.timestamp));
}

function added({ id, businessName, createdAt }: BusinessView): ActivityRow {
  return { id: `business-${id}`, timestamp: createdAt, activity: `You added ${businessName}` };
}

function listingSteps({ id, businessName, history }: OwnListing): ActivityRow[] {
  return history.map((step, index) => ({
    id: `listing-${id}-${index}`,
    timestamp: step.at,
    activity: `${moverWords(step.by)}: listing of ${businessName}, ${statusWord(step.from)} → ${statusWord(step.to)}`,
  }));
}

function requestSteps(request: RequestWithHistory): ActivityRow[] {
  const title = request.listingTitle || 'an untitled listing';
  return request.history.map((step, index) => {
    const who = actorWords(step.by, viewerOf(request), request.buyer.name);
    return {
      id: `request-${request.id}-${index}`,
      timestamp: step.at,
      activity:
        step.from === null
          ? `${who}: asked for access to “${title}”`
          : `${who}: request ${viewerOf(request) === 'buyer' ? '' : `of ${request.buyer.name} `}for “${title}”, ${step.from} → ${step.to}`,
    };
  });
}
