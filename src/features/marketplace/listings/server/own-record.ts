import { type BusinessRow, einOf } from '#features/marketplace/businesses/server/business-record.ts';
import { personCard } from '#features/people/accounts/server/person-card.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reader } from '#platform/context.ts';
import type { Vault } from '#platform/vault.ts';
import { blocks, findLeaks, type Leak, type OwnRecord, type TeaserText } from '../domain/leak-check.ts';
import {
  fieldWords,
  type PrivateFieldRow,
  type PrivateFields,
  privateFieldNames,
  rowOf,
} from '../domain/private-fields.ts';
import type { ListingRow } from './listing-store.ts';

type Source = {
  listing: Pick<ListingRow, 'owner_id'>;
  business: BusinessRow;
  profile: PrivateFields;
};
type PublicTexts = { title: string; description: string };

export async function leaksIn(
  db: Reader,
  source: Source,
  texts: readonly TeaserText[],
  vault: Vault,
): Promise<Leak[]> {
  return findLeaks(texts, await ownRecordOf(db, source, vault));
}

export function publicTexts({ title, description }: PublicTexts): TeaserText[] {
  return [
    { field: 'title', text: title },
    { field: 'description', text: description },
  ];
}

/** Throws Refused('leaks-found') for leaks that block and for warnings that were not acknowledged. */
export async function refuseLeaks(
  db: Reader,
  source: Source,
  texts: PublicTexts,
  vault: Vault,
  acknowledged: boolean,
): Promise<void> {
  const leaks = await leaksIn(db, source, publicTexts(texts), vault);
  const standing = acknowledged ? leaks.filter(blocks) : leaks;
  if (standing.length > 0) throw new Refused('leaks-found', { leaks: standing });
}

async function ownRecordOf(db: Reader, source: Source, vault: Vault): Promise<OwnRecord> {
  const { business, profile } = source;
  return ownRecordFrom(business, profile, await personCard(db, source.listing.owner_id), vault);
}

export function ownRecordFrom(
  business: BusinessRow,
  profile: Source['profile'],
  owner: { firstName: string; lastName: string; email: string; phone: string | null },
  vault: Vault,
): OwnRecord {
  return {
    legalName: business.business_name,
    dba: business.dba,
    ownerFirstName: owner.firstName,
    ownerLastName: owner.lastName,
    address: business.business_address,
    ein: einOf(business, vault),
    websites: enteredAs('website', profile),
    emails: [owner.email, ...enteredAs('email', profile)],
    phones: [...(owner.phone === null ? [] : [owner.phone]), ...enteredAs('phone', profile)],
  };
}

function enteredAs(leak: PrivateFieldRow['leak'], profile: PrivateFields): string[] {
  return privateFieldNames
    .filter((field) => rowOf(field).leak === leak)
    .flatMap((field) => fieldWords(field, profile[field]) ?? []);
}
