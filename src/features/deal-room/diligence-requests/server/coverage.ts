import type { z } from 'zod';
import type { Reading } from '#platform/context.ts';
import { type coverageView, most, type RequestView } from '../diligence-shapes.ts';
import { isWaiting } from '../domain/request.ts';
import { allRequests } from './list-requests.ts';

type Coverage = z.input<typeof coverageView>;

/** For a buyer of the own requests, for the seller's side of all or of one buyer. */
export async function readCoverage(
  reading: Reading,
  roomId: string,
  { person }: { person?: string | undefined },
): Promise<Coverage> {
  const { views, sight } = await allRequests(reading, roomId, { person }, most.lines);
  const many = (state: NonNullable<RequestView['match']>['state']) =>
    views.filter(({ match }) => match?.state === state).length;
  return {
    total: views.filter(({ match }) => match !== null).length,
    states: {
      in: many('in'),
      hidden: many('hidden'),
      expired: many('expired'),
      missing: many('missing'),
      unsure: many('unsure'),
      replied: many('replied'),
    },
    ready: sight.buyer === null ? views.filter(isReady).slice(0, most.answers).map(readyOf) : [],
  };
}

/** Whether documents that are open to the one who asked answer it, and no one has yet. */
export function isReady({ state, match }: RequestView): boolean {
  const many = match?.documents.length ?? 0;
  return isWaiting(state) && match?.state === 'in' && many > 0 && many <= most.documents;
}

function readyOf({ id, number, title, version, manage, match }: RequestView): Coverage['ready'][number] {
  return {
    id,
    number,
    title,
    version,
    asker: manage?.asker.name ?? '',
    documents: match?.documents.map(({ id: one, name }) => ({ id: one, name })) ?? [],
  };
}
