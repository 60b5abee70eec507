import { fullName } from '#kernel/person-name.ts';
import type { Reader } from '#platform/context.ts';
import { newestSigned, signedFor } from './agreement-store.ts';

export async function agreementBetween(
  db: Reader,
  of: { listingId: string; buyerId: string },
): Promise<{ id: string; signedAt: Date } | null> {
  const row = await newestSigned(db, of);
  return row?.signed_at ? { id: row.id, signedAt: row.signed_at } : null;
}

/** `file`: `null` until it is sealed. */
export type SignedAgreement = {
  kind: 'nda' | 'nda-master';
  /** Of a master: the ID of the joinder that it is downloaded through. */
  id: string;
  documentId: string;
  buyer: string;
  signedAt: Date;
  file: { key: string; sha256: string } | null;
};

export async function signedAgreements(
  db: Reader,
  of: { listingId: string; buyerId: string | null },
): Promise<SignedAgreement[]> {
  const masters = new Set<string>();
  return (await signedFor(db, of)).flatMap((row): SignedAgreement[] => {
    const buyer = fullName(row.first_name, row.last_name);
    const { id, signed_at: signedAt, master_id: masterId, master_signed_at: masterSignedAt } = row;
    if (signedAt === null) return [];
    const own: SignedAgreement = {
      kind: 'nda',
      id,
      documentId: id,
      buyer,
      signedAt,
      file: fileOf(row.file_key, row.file_sha256),
    };
    if (masterId === null || masterSignedAt === null || masters.has(masterId)) return [own];
    masters.add(masterId);
    const file = fileOf(row.master_key, row.master_sha256);
    return [{ ...own, kind: 'nda-master', documentId: masterId, signedAt: masterSignedAt, file }, own];
  });
}

function fileOf(key: string | null, sha256: string | null): SignedAgreement['file'] {
  return key === null || sha256 === null ? null : { key, sha256 };
}
