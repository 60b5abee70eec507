import type { Reader } from '#platform/context.ts';

export function newestSigned(db: Reader, of: { listingId: string; buyerId: string }) {
  return db
    .selectFrom('nda')
    .select(['id', 'signed_at'])
    .where('listing_id', '=', of.listingId)
    .where('buyer_id', '=', of.buyerId)
    .where('status', '=', 'signed')
    .orderBy('signed_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export function signedFor(db: Reader, of: { listingId: string; buyerId: string | null }) {
  let query = db
    .selectFrom('nda')
    .innerJoin('person as buyer', 'buyer.id', 'nda.buyer_id')
    .leftJoin('nda_seal as seal', 'seal.nda_id', 'nda.id')
    .leftJoin('nda_seal as master', 'master.nda_id', 'nda.master_id')
    .leftJoin('nda as master_nda', 'master_nda.id', 'nda.master_id')
    .select([
      'nda.id',
      'nda.signed_at',
      'nda.master_id',
      'master_nda.signed_at as master_signed_at',
      'buyer.first_name',
      'buyer.last_name',
      'seal.file_key',
      'seal.file_sha256',
      'master.file_key as master_key',
      'master.file_sha256 as master_sha256',
    ])
    .where('nda.listing_id', '=', of.listingId)
    .where('nda.status', '=', 'signed');
  if (of.buyerId !== null) query = query.where('nda.buyer_id', '=', of.buyerId);
  return query.orderBy('nda.signed_at').orderBy('nda.id').execute();
}
