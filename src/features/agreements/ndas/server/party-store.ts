import type { Reader } from '#platform/context.ts';

export async function wayIn(db: Reader, of: { personId: string; sessionId: string }) {
  const session = await db
    .selectFrom('session')
    .select('created_at')
    .where('id', '=', of.sessionId)
    .where('person_id', '=', of.personId)
    .executeTakeFirst();
  const accounts = await db
    .selectFrom('account')
    .select('provider_id')
    .distinct()
    .where('person_id', '=', of.personId)
    .execute();
  return { since: session?.created_at ?? null, providers: accounts.map(({ provider_id }) => provider_id) };
}

/** `null` if the address was confirmed in another way (a provider, a reset). */
export async function emailConfirmedAt(db: Reader, personId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('audit_event')
    .select((audit) => audit.fn.max('at').as('at'))
    .where('subject_type', '=', 'person')
    .where('subject_id', '=', personId)
    .where('action', '=', 'email-verified')
    .executeTakeFirst();
  return row?.at ?? null;
}

/** For the platform's record only: it names the owner. */
export function ownerOnRecord(db: Reader, listingId: string) {
  return db
    .selectFrom('listing')
    .innerJoin('person', 'person.id', 'listing.owner_id')
    .innerJoin('business', 'business.id', 'listing.business_id')
    .select([
      'listing.owner_id',
      'person.first_name',
      'person.last_name',
      'business.id as business_id',
      'business.business_name',
    ])
    .where('listing.id', '=', listingId)
    .executeTakeFirstOrThrow();
}
