import { type NdaFacts, type NdaSummary, ndasAround } from '#features/agreements/ndas/server/nda-facts.ts';
import { mandatesInForce } from '#features/marketplace/listings/server/mandates.ts';
import type { Actor } from '#kernel/actor.ts';
import type { Reader } from '#platform/context.ts';
import type { RequestFacts } from '../domain/access-request.ts';
import { type Party, partiesOf } from '../domain/parties.ts';
import { factsOf } from './request-facts.ts';
import type { RequestRow } from './store.ts';

export type Surrounded = {
  row: RequestRow;
  /** The caller's parts; empty for a stranger, for whom the request does not exist. */
  parties: readonly Party[];
  facts: RequestFacts;
  nda: NdaFacts;
  agreement: NdaSummary | null;
  brokers: readonly { id: string; name: string }[];
};

/** Two statements, however many requests. */
export async function surround(
  of: { db: Reader; actor: Actor; now: Date },
  rows: readonly RequestRow[],
): Promise<Surrounded[]> {
  const { db, actor, now } = of;
  const mandates = await mandatesInForce(db, [...new Set(rows.map((row) => row.listing_id))], now);
  const ndas = await ndasAround(
    db,
    rows.map((row) => ({ requestId: row.id, listingId: row.listing_id, buyerId: row.buyer_id })),
    now,
  );
  return rows.map((row) => {
    const here = mandates.filter((mandate) => mandate.listingId === row.listing_id);
    const people = {
      buyerId: row.buyer_id,
      sellerId: row.owner_id,
      mandatedBrokerIds: here.map((mandate) => mandate.brokerId),
    };
    const mine = actor.kind === 'person' && here.find((mandate) => mandate.brokerId === actor.personId);
    const brokerDelegated = mine ? mine.mayApprove : false;
    const around = ndas.get(row.id);
    if (!around) throw new Error(`no NDA facts for request ${row.id}`);
    const { facts: nda, latest: agreement } = around;
    return {
      row,
      nda,
      agreement,
      parties: partiesOf(actor, people),
      facts: factsOf(row, { now, nda, brokerDelegated, brokerMandated: here.length > 0 }),
      brokers: here.map((mandate) => ({ id: mandate.brokerId, name: mandate.brokerName })),
    };
  });
}

export async function surroundOne(
  of: { db: Reader; actor: Actor; now: Date },
  row: RequestRow,
): Promise<Surrounded> {
  const [one] = await surround(of, [row]);
  if (!one) throw new Error('one row in, one out');
  return one;
}
