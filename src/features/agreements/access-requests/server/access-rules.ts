import type { z } from 'zod';
import { holdListing, ownerOf } from '#features/marketplace/listings/server/hold-listing.ts';
import { isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading, Work } from '#platform/context.ts';
import type { accessRules } from '../contract.ts';
import { type RuleRow, ruleOf, selfApprovingIds, writeRule } from './rule-store.ts';
import { approveByItself } from './system-moves.ts';

type Rules = z.output<typeof accessRules>;

const none: Rules = {
  opensVetted: false,
  vettedIdentity: true,
  vettedFunds: true,
  vettedPrice: false,
  needsIdentity: false,
  needsFunds: false,
  version: 0,
};

export async function getAccessRules({ actor, db }: Reading, listingId: string): Promise<Rules> {
  const ownerId = await ownerOf(db, listingId);
  if (ownerId === null || !isPerson(actor, ownerId)) throw new Refused('not-found');
  return viewOf(await ruleOf(db, listingId));
}

/** Saves the rules and approves waiting requests that meet them, if the listing approves automatically. */
export async function saveAccessRules(work: Work, listingId: string, rules: Rules): Promise<Rules> {
  const listing = await holdListing(work.db, listingId);
  if (!listing || !isPerson(work.actor, listing.ownerId)) throw new Refused('not-found');
  const seen = viewOf(await ruleOf(work.db, listingId));
  if (rules.version !== seen.version) throw new Refused('stale', { version: seen.version });
  if (rules.opensVetted && !rules.vettedIdentity && !rules.vettedFunds)
    throw new Refused('rules-ask-nothing');
  const version = seen.version + 1;
  await writeRule(work.db, listingId, {
    version,
    opens_vetted: rules.opensVetted,
    vetted_identity: rules.vettedIdentity,
    vetted_funds: rules.vettedFunds,
    vetted_price: rules.vettedPrice,
    needs_identity: rules.needsIdentity,
    needs_funds: rules.needsFunds,
  });
  const { version: _seen, ...detail } = rules;
  await work.audit({ action: 'access-rules-saved', subject: { type: 'listing', id: listingId }, detail });
  work.record({
    act: 'access-rules-saved',
    listingId,
    buyerId: null,
    subject: { type: 'listing', id: listingId },
    detail: { ...detail, version },
  });
  for (const id of await selfApprovingIds(work.db, { listingId })) await approveByItself(work, id);
  return { ...rules, version };
}

function viewOf(row: RuleRow | undefined): Rules {
  if (!row) return none;
  return {
    opensVetted: row.opens_vetted,
    vettedIdentity: row.vetted_identity,
    vettedFunds: row.vetted_funds,
    vettedPrice: row.vetted_price,
    needsIdentity: row.needs_identity,
    needsFunds: row.needs_funds,
    version: row.version,
  };
}
