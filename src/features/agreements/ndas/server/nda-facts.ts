import { storedWord } from '#kernel/stored-word.ts';
import type { Reader } from '#platform/context.ts';
import { businessSaleNda } from '../domain/business-sale-nda.ts';
import { joinderNotInForce, type NotInForce, notInForce } from '../domain/in-force.ts';
import { passportMaster } from '../domain/passport-master.ts';
import { hasExpired, type NdaStatus, ndaStatuses } from '../domain/signing.ts';
import { countingNdas, signedNdas } from './store.ts';

const storedStatus = storedWord(ndaStatuses, 'status of an agreement');

export type NdaFacts = {
  ndaComplete: boolean;
  buyerSigned: boolean;
  ndaDeclined: boolean;
  ndaExpired: boolean;
};
export type RequestParts = { requestId: string; listingId: string; buyerId: string };

export async function ndaFacts(db: Reader, of: RequestParts & { now: Date }): Promise<NdaFacts> {
  const facts = (await ndaFactsOf(db, [of], of.now)).get(of.requestId);
  if (!facts) throw new Error('one request in, one out');
  return facts;
}

export async function ndaFactsOf(
  db: Reader,
  requests: readonly RequestParts[],
  now: Date,
): Promise<Map<string, NdaFacts>> {
  const around = await ndasAround(db, requests, now);
  return new Map([...around].map(([requestId, { facts }]) => [requestId, facts]));
}

/** `ndaComplete` counts every agreement of the buyer for the listing; the other facts are about this request's own. */
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
        .map((row) => faultOf(row, now));
      const latest = own.get(requestId);
      const facts: NdaFacts = {
        ndaComplete: onFile.some((fault) => fault === null),
        buyerSigned: latest?.status === 'signed' || latest?.status === 'countersigning',
        ndaDeclined: latest?.status === 'declined',
        ndaExpired: latest !== undefined && (latest.status === 'expired' || hasExpired(latest, now)),
      };
      return [requestId, { facts, latest: latest ?? null }];
    }),
  );
}

export type NdaSummary = {
  id: string;
  status: NdaStatus;
  issuedAt: Date;
  expiresAt: Date;
  signedAt: Date | null;
  /** Whether the listing accepts passports now. */
  takesPassport: boolean;
};

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
        status: storedStatus(row.status),
        issuedAt: row.issued_at,
        expiresAt: row.expires_at,
        signedAt: row.signed_at,
        takesPassport: row.takes_passport === true,
      },
    ]),
  );
}

type SignedRow = Awaited<ReturnType<typeof signedNdas>>[number];

function faultOf(row: SignedRow, now: Date): NotInForce | null {
  const nda = {
    status: 'signed' as const,
    templateId: row.template_id,
    templateVersion: row.template_version,
    termEndsAt: row.term_ends_at,
  };
  const master = masterOf(row);
  if (master === null)
    return notInForce(nda, currentOf(row.current_template_id, row.current_version) ?? businessSaleNda, now);
  const current = currentOf(row.current_master_id, row.current_master_version) ?? passportMaster;
  return joinderNotInForce({ joinder: nda, master, taken: row.takes_passport === true }, current, now);
}

function masterOf({ master_template_id, master_template_version, master_ends_at }: SignedRow) {
  if (master_template_id === null || master_template_version === null) return null;
  const [templateId, templateVersion] = [master_template_id, master_template_version];
  return { status: 'signed' as const, templateId, templateVersion, termEndsAt: master_ends_at };
}

/** `null` means the built-in text. */
function currentOf(id: string | null, version: number | null) {
  return id !== null && version !== null ? { id, version } : null;
}
