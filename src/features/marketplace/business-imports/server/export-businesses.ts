import { industryLabel } from '#features/marketplace/businesses/domain/industries.ts';
import { tradeLabel } from '#features/marketplace/businesses/domain/trades.ts';
import { ownedBusinesses } from '#features/marketplace/businesses/server/business-record.ts';
import { businessView } from '#features/marketplace/businesses/server/business-view.ts';
import { placeLabel } from '#features/marketplace/listings/domain/places.ts';
import { privateFieldNames, rowOf } from '#features/marketplace/listings/domain/private-fields.ts';
import { saleReasonLabels } from '#features/marketplace/listings/domain/teaser.ts';
import { type OpenDraft, openDraftsOf } from '#features/marketplace/listings/server/open-drafts.ts';
import { csvOf } from '#kernel/csv.ts';
import type { Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { Vault } from '#platform/vault.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import { fieldLabel, type ImportField, importFields } from '../domain/import-fields.ts';
import type { exportBusinesses as contract } from '../export-contract.ts';

const mostExported = 10_000;

type Values = Partial<Record<ImportField, string>>;

/** In the columns that the import reads. Of an EIN only the last digits leave the server, as everywhere. */
export async function exportBusinesses(reading: Reading, vault: Vault): Promise<AnswerOf<typeof contract>> {
  const { personId } = signedIn(reading.actor);
  const businesses = await ownedBusinesses(reading.db, personId, mostExported);
  const drafts = new Map((await openDraftsOf(reading.db, personId)).map((one) => [one.businessId, one]));
  const rows = businesses.map((row) => {
    const view = businessView(row, vault);
    const values: Values = {
      businessId: view.id,
      ein: view.einMasked,
      businessName: view.businessName,
      businessAddress: view.businessAddress,
      dba: view.dba ?? '',
      industry: industryLabel(view.industry),
      trade: view.trade ? tradeLabel(view.trade) : '',
      ...listingValues(drafts.get(view.id)),
    };
    return importFields.map((field) => values[field] ?? '');
  });
  // The byte order mark makes spreadsheets read the file as UTF-8.
  const text = `\ufeff${csvOf([importFields.map(fieldLabel), ...rows])}`;
  return { bytes: Buffer.from(text), fileName: 'businesses.csv' };
}

function listingValues(open: OpenDraft | undefined): Values {
  if (!open) return {};
  const { teaser, profile } = open.draft;
  const values: Values = {
    title: teaser.title,
    description: teaser.description,
    place: teaser.place ? placeLabel(teaser.place) : '',
    priceDisplay: teaser.priceDisplay,
  };
  for (const field of privateFieldNames) {
    const value = profile[field];
    const money = ['amount', 'earnings'].includes(rowOf(field).kind);
    if (value === null) continue;
    values[field] = money ? String(Number(value) / 100) : String(value);
  }
  return profile.saleReason ? { ...values, saleReason: saleReasonLabels[profile.saleReason] } : values;
}
