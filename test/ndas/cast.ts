import { randomUUID } from 'node:crypto';
import type { Role } from '#kernel/actor.ts';
import { days } from '#kernel/instant.ts';
import type { Reader } from '#platform/context.ts';

type Somebody = { first: string; last: string; email: string };

export async function person(db: Reader, now: Date, who: Somebody, roles: readonly Role[] = []) {
  const personId = randomUUID();
  const sessionId = randomUUID();
  await db
    .insertInto('person')
    .values({
      id: personId,
      email: who.email,
      email_verified: true,
      first_name: who.first,
      last_name: who.last,
      username: who.email.replace('@', '_'),
      phone: '+18015550199',
    })
    .execute();
  const times = { created_at: now, updated_at: now };
  await db
    .insertInto('account')
    .values({ person_id: personId, provider_id: 'credential', account_id: personId, password: 'x', ...times })
    .execute();
  const expires_at = new Date(now.getTime() + days);
  await db
    .insertInto('session')
    .values({ id: sessionId, person_id: personId, token: sessionId, expires_at, ...times })
    .execute();
  return { kind: 'person' as const, personId, sessionId, roles };
}

export async function listing(db: Reader, now: Date, sellerId: string): Promise<string> {
  const [businessId, listingId] = [randomUUID(), randomUUID()];
  await db
    .insertInto('business')
    .values({
      id: businessId,
      owner_id: sellerId,
      business_name: 'Quartzite Hollow Plumbing LLC',
      business_address: '9 Juniper Lane, Draper',
      dba: 'Hollow Pipes',
      industry: 'construction',
      ein_cipher: Buffer.from('44-1928374'),
      ein_index: Buffer.from(businessId),
      created_at: now,
    })
    .execute();
  await db
    .insertInto('listing')
    .values({
      id: listingId,
      business_id: businessId,
      owner_id: sellerId,
      status: 'live',
      created_at: now,
      updated_at: now,
      published_at: now,
    })
    .execute();
  await db
    .insertInto('listing_teaser')
    .values({
      listing_id: listingId,
      status: 'live',
      title: 'Established plumbing contractor',
      industry: 'construction',
      place: 'utah',
      published_at: now,
    })
    .execute();
  await db
    .insertInto('listing_profile')
    .values({
      listing_id: listingId,
      about: 'Quartzite Hollow on Juniper Lane',
      contact_email: 'seller@hollow.example',
    })
    .execute();
  return listingId;
}

export async function mandate(
  db: Reader,
  now: Date,
  listingId: string,
  brokerId: string,
  endsAt: Date | null = null,
) {
  const values = {
    id: randomUUID(),
    listing_id: listingId,
    broker_id: brokerId,
    status: 'active',
    invited_email: `${brokerId}@people.example`,
    invited_at: now,
    lapses_at: now,
    starts_at: now,
    ends_at: endsAt,
  };
  await db.insertInto('mandate').values(values).execute();
}

export async function awaitingRequest(
  db: Reader,
  now: Date,
  listingId: string,
  buyerId: string,
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('access_request')
    .values({
      id,
      listing_id: listingId,
      buyer_id: buyerId,
      status: 'awaiting_signature',
      requested_at: now,
      last_updated_at: now,
    })
    .execute();
  return id;
}
