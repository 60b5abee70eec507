import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { RequestParty } from '../domain/request.ts';
import type { RequestRow } from './request-store.ts';

export type Handler = Pick<RequestRow, 'owner' | 'broker_id' | 'expert_email'>;

export function isHandledBy(row: Handler, handler: Handler): boolean {
  return (['owner', 'broker_id', 'expert_email'] as const).every((key) => row[key] === handler[key]);
}

/** What to write for a request that `handler` works on; nothing if they already do, so that the day stays. */
export function assignment(row: Handler, handler: Handler, now: Date) {
  if (isHandledBy(row, handler)) return {};
  return { ...handler, assigned_at: handler.owner === null ? null : now };
}

/** The person on the seller's side who takes up a request; an expert can only take up what is theirs. */
export function takenUpBy({ actor }: Pick<Work, 'actor'>, party: RequestParty, row: Handler): Handler {
  const mine = { owner: party, broker_id: null, expert_email: null };
  if (party === 'seller') return mine;
  return party === 'broker' ? { ...mine, broker_id: signedIn(actor).personId } : row;
}
