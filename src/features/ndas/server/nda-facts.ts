import { z } from 'zod';
import type { Reader } from '#platform/context.ts';
import { businessSaleNda } from '../domain/business-sale-nda.ts';
import { notInForce } from '../domain/in-force.ts';
import { hasExpired, type NdaStatus, ndaStatuses } from '../domain/signing.ts';
import { countingNdas, signedNdas } from './store.ts';

const status = z.enum(ndaStatuses);

/** What the moves of an access request ask about its agreement. */
export type NdaFacts = {
  ndaComplete: boolean;
  buyerSigned: boolean;
  ndaDeclined: boolean;
  ndaExpired: boolean;
};
export type RequestParts = { requestId: string; listingId: string; buyerId: string };

/** The facts of one request. */
export async function ndaFacts(db: Reader, of: RequestParts & { now: Date }): Promise<NdaFacts> {
  const facts = (await ndaFactsOf(db, [of], of.now)).get(of.requestId);
  if (!facts) throw new Error('one request in, one out');
  return facts;
}

/** The facts of each request. */
export async function ndaFactsOf(
  db: Reader,
  requests: readonly RequestParts[],
  now: Date,
): Promise<Map<string, NdaFacts>> {
  const around = await ndasAround(db, requests, now);
  return new Map([...around].map(([requestId, { facts }]) => [requestId, facts]));
}

/**
 * The facts of each request and the agreement that counts now, in two statements. `ndaComplete` counts every agreement of the buyer for the listing,
 * an older request's too; the others look at the request's own.
 */
export async function ndasAround(
  db: Reader,
  requests: readonly RequestParts[],
  now: Date,
): Promise<Map<string, { facts: NdaFacts; latest: NdaSummary | null }>> {
  if (requests.length === 0) return new Map();
  const own = await ndaSummaries(
    db,
    requests.map(({ requestId }) => requestId),
  );
  const signed = await signedNdas(db, {
    listingIds: requests.map(({ listingId }) => listingId),
    buyerIds: requests.map(({ buyerId }) => buyerId),
  });
  return new Map(
    requests.map(({ requestId, listingId, buyerId }) => {
      const onFile = signed
        .filter((row) => row.listing_id === listingId && row.buyer_id === buyerId)
        .map(onFileOf);
      const latest = own.get(requestId);
      const facts: NdaFacts = {
        ndaComplete: onFile.some(({ nda, current }) => notInForce(nda, current, now) === null),
        buyerSigned: latest?.status === 'signed' || latest?.status === 'countersigning',
        ndaDeclined: latest?.status === 'declined',
        ndaExpired: latest !== undefined && (latest.status === 'expired' || hasExpired(latest, now)),
      };
      return [requestId, { facts, latest: latest ?? null }];
    }),
  );
}

/** An agreement in one line. */
export type NdaSummary = {
  id: string;
  status: NdaStatus;
  issuedAt: Date;
  expiresAt: Date;
  signedAt: Date | null;
};

/** For each request the agreement that counts now; requests without one are not in the map. One statement. */
export async function ndaSummaries(
  db: Reader,
  requestIds: readonly string[],
): Promise<Map<string, NdaSummary>> {
  if (requestIds.length === 0) return new Map();
  const rows = await countingNdas(db, requestIds);
  return new Map(
    rows.map((row) => [
      row.request_id,
      {
        id: row.id,
        status: status.parse(row.status),
        issuedAt: row.issued_at,
        expiresAt: row.expires_at,
        signedAt: row.signed_at,
      },
    ]),
  );
}

type SignedRow = Awaited<ReturnType<typeof signedNdas>>[number];

/** A signed agreement, and the text that its listing uses now. */
function onFileOf(row: SignedRow) {
  const { current_template_id: id, current_version: version } = row;
  return {
    nda: {
      status: 'signed' as const,
      templateId: row.template_id,
      templateVersion: row.template_version,
      termEndsAt: row.term_ends_at,
    },
    current: id !== null && version !== null ? { id, version } : businessSaleNda,
  };
}
