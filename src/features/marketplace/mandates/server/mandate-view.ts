import type { z } from 'zod';
import { opensTo } from '#features/marketplace/listings/domain/broker-access.ts';
import { listingMoves, titleForBuyers } from '#features/marketplace/listings/domain/life-cycle.ts';
import { storedStatus as storedListingStatus } from '#features/marketplace/listings/server/stored.ts';
import { reachable } from '#kernel/moves.ts';
import { fullName } from '#kernel/person-name.ts';
import type { Reading } from '#platform/context.ts';
import { askedFacts, askFactsRefusal } from '../domain/fact-asks.ts';
import { isInForce, type MandateParty, mayMoveMandate } from '../domain/mandate.ts';
import { askRefusal, scopeRefusal } from '../domain/scope.ts';
import type { mandateView } from '../mandate-shapes.ts';
import { factAskFactsOf, factsOf, scopeFactsOf, scopeOf, storedStatus } from './mandate-facts.ts';
import { type MandateRow, transitionsOf } from './store.ts';

type View = z.input<typeof mandateView>;
type Asking = Pick<Reading, 'actor' | 'db' | 'now'>;
type Step = Awaited<ReturnType<typeof transitionsOf>>[number];
export type Seen = { row: MandateRow; parties: readonly MandateParty[] };

export async function mandateViews(asking: Asking, seen: readonly Seen[]): Promise<View[]> {
  if (seen.length === 0) return [];
  const ids = seen.map(({ row }) => row.id);
  const steps = Map.groupBy(await transitionsOf(asking.db, ids), (step) => step.mandate_id);
  return seen.map((one) => viewOf(asking, one, steps.get(one.row.id) ?? []));
}

export async function mandateViewOf(asking: Asking, seen: Seen): Promise<View> {
  const [view] = await mandateViews(asking, [seen]);
  if (!view) throw new Error('one row in, one out');
  return view;
}

/** The other side is hidden until the broker accepts: an invitation must not reveal whether an account exists. */
function viewOf(asking: Asking, { row, parties }: Seen, steps: readonly Step[]): View {
  const seller = parties.includes('seller');
  const listingStatus = storedListingStatus(row.listing_status);
  const met = row.starts_at !== null;
  const inForce = isInForce(storedStatus(row.status), row.ends_at, asking.now);
  const moves = !seller && row.may_approve && inForce;
  const scope = scopeOf(row);
  // Programs read names with the listing, which takes the scope for listings.
  const program = asking.actor.kind === 'person' && asking.actor.token !== undefined;
  const trusted = !seller && !program && inForce && opensTo(scope.profileAccess, 'read');
  const owner = { id: row.owner_id, name: fullName(row.owner_first_name, row.owner_last_name) };
  const broker = row.broker_id && {
    id: row.broker_id,
    name: fullName(row.broker_first_name ?? '', row.broker_last_name ?? ''),
  };
  return {
    id: row.id,
    listingId: row.listing_id,
    listingTitle: seller || trusted ? row.listing_title : titleForBuyers(listingStatus, row.listing_title),
    businessName: trusted ? row.business_name : null,
    listingStatus,
    listingVersion: row.listing_version,
    listingMoves: moves ? reachable(listingMoves, listingStatus, ['broker']) : [],
    status: storedStatus(row.status),
    version: row.version,
    ...scope,
    ...askedOf(asking, row, seller),
    ...factsAskedOf(asking, row, { seller, inForce }),
    invitedAt: row.invited_at.toISOString(),
    lapsesAt: row.lapses_at.toISOString(),
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    caller: seller ? 'seller' : 'broker',
    email: row.invited_email,
    other: met ? (seller ? broker || null : owner) : null,
    may: mayOf(asking, { row, parties }),
    history: steps.map((step) => ({
      from: step.from_status === null ? null : storedStatus(step.from_status),
      to: storedStatus(step.to_status),
      by: step.actor_party,
      at: step.at.toISOString(),
    })),
  };
}

function askedOf({ now }: Asking, row: MandateRow, seller: boolean) {
  const facts = scopeFactsOf(row);
  const asked = row.scope_asked_at?.toISOString();
  return {
    scopeAsk: asked === undefined ? null : { at: asked, words: row.scope_ask ?? '' },
    mayAskScope: (seller ? 'not-your-move' : askRefusal(facts, now)) ?? (true as const),
    maySetScope: (seller ? scopeRefusal(facts, now) : 'not-your-move') ?? (true as const),
  };
}

/** What was asked ends with the engagement, as what the profile has is no longer the broker's business. */
function factsAskedOf(
  { now }: Asking,
  row: MandateRow,
  { seller, inForce }: { seller: boolean; inForce: boolean },
): Pick<View, 'factsAsk' | 'mayAskFacts'> {
  const { facts_asked: names, facts_asked_at: at } = row;
  return {
    factsAsk:
      inForce && names !== null && at !== null
        ? {
            at: at.toISOString(),
            words: row.facts_words ?? '',
            fields: askedFacts(names, row.filled_columns),
          }
        : null,
    mayAskFacts: (seller ? 'not-your-move' : askFactsRefusal(factAskFactsOf(row), now)) ?? (true as const),
  };
}

function mayOf(asking: Asking, { row, parties }: Seen): View['may'] {
  const table = mayMoveMandate(storedStatus(row.status), parties, factsOf(asking, row));
  return {
    invited: table.invited ?? true,
    active: table.active ?? true,
    declined: table.declined ?? true,
    withdrawn: table.withdrawn ?? true,
    ended: table.ended ?? true,
    expired: table.expired ?? true,
  };
}
