import type { QueryClient } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { ApiError, reasonFromError } from '#kit/api-error.ts';
import { saveListing } from '../contract.ts';
import { draftFrom, type ListingForm } from './listing-form.ts';
import { listingsKey } from './listings-key.ts';
import type { Leak, OwnListing } from './queries.ts';
import { leaksFrom } from './refused-leaks.ts';

export type Sent =
  | { kind: 'saved'; view: OwnListing }
  | { kind: 'stale' }
  | { kind: 'leaks'; leaks: readonly Leak[] }
  /** `transient`: the connection or the server failed, so a retry makes sense. */
  | { kind: 'failed'; error: unknown; why: string; transient: boolean };

type Options = { acknowledgeWarnings: boolean; keepalive: boolean };
/** Bytes that browsers send while a page closes, with room for the headers. */
const keptAlive = 60_000;

/** Saves the fields as the version after the given one. Never throws. */
export async function sendListing(
  { id, version }: OwnListing,
  form: ListingForm,
  { acknowledgeWarnings, keepalive }: Options,
): Promise<Sent> {
  const body = { ...draftFrom(form), version, acknowledgeWarnings };
  try {
    const small = keepalive && JSON.stringify(body).length < keptAlive;
    return { kind: 'saved', view: await call(saveListing, { params: { id }, body }, { keepalive: small }) };
  } catch (error) {
    const leaks = leaksFrom(error);
    if (leaks.length > 0) return { kind: 'leaks', leaks };
    if (ApiError.refused<typeof saveListing>(error, 'stale')) return { kind: 'stale' };
    return { kind: 'failed', error, ...reasonOf(error) };
  }
}

function reasonOf(error: unknown): { why: string; transient: boolean } {
  const status = error instanceof ApiError ? error.status : 400;
  return { why: reasonFromError(error), transient: status === 0 || status === 429 || status >= 500 };
}

export function forgetOthers(queries: QueryClient): void {
  void queries.invalidateQueries({
    queryKey: listingsKey,
    predicate: ({ queryKey }) => queryKey[1] !== 'own' && queryKey[1] !== 'leak-check',
  });
}
