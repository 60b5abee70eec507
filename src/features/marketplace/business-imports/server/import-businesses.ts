import type { z } from 'zod';
import { ownedBusinesses, takenEins } from '#features/marketplace/businesses/server/business-record.ts';
import { createBusiness } from '#features/marketplace/businesses/server/create-business.ts';
import { listingDraft } from '#features/marketplace/listings/contract.ts';
import { createListing } from '#features/marketplace/listings/server/create-listing.ts';
import {
  begunDraft,
  type OpenDraft,
  openDraftsOf,
} from '#features/marketplace/listings/server/open-drafts.ts';
import { saveListing } from '#features/marketplace/listings/server/save-listing.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { Vault } from '#platform/vault.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { importBusinesses as contract, importedListing, importedRow } from '../contract.ts';
import { type RefusedRow, refusedRows } from '../domain/row-refusals.ts';

type Row = z.output<typeof importedRow>;
type Imported = z.output<typeof importedListing>;

/** More than anyone owns; the reads are bounded all the same. */
const mostOwned = 10_000;

/** Writes all rows, the good ones, or none; a listing is a draft before and after. */
export async function importBusinesses(
  work: Work,
  { body: { rows, write } }: InputOf<typeof contract>,
  vault: Vault,
): Promise<AnswerOf<typeof contract>> {
  const { personId } = signedIn(work.actor);
  const drafts = new Map((await openDraftsOf(work.db, personId)).map((one) => [one.businessId, one]));
  const refused = await refusalsOf(work, { rows, drafts, personId }, vault);
  const bad = new Set(refused.map(({ row }) => row));
  const good = rows.filter(({ row }) => !bad.has(row));
  const written = write !== 'nothing' && (write === 'good' || refused.length === 0);
  if (written) for (const row of good) await writeRow(work, row, drafts, vault);
  return {
    written,
    businesses: good.filter(({ business }) => 'ein' in business).length,
    listings: good.filter(({ listing }) => listing !== null).length,
    refused,
  };
}

type Drafts = ReadonlyMap<string, OpenDraft>;
type Given = { rows: readonly Row[]; drafts: Drafts; personId: string };

async function refusalsOf(
  { db }: Work,
  { rows, drafts, personId }: Given,
  vault: Vault,
): Promise<RefusedRow[]> {
  const einOf = ({ business }: Row) => ('ein' in business ? business.ein : null);
  const idOf = ({ business }: Row) => ('ein' in business ? null : business.id);
  const eins = await takenEins(
    db,
    personId,
    rows.flatMap((row) => einOf(row) ?? []),
    vault,
  );
  const owned = rows.some((row) => idOf(row) !== null) ? await ownedBusinesses(db, personId, mostOwned) : [];
  const states = owned.map(({ id }): [string, boolean | null] => {
    const open = drafts.get(id);
    return [id, open ? open.status === 'draft' : null];
  });
  const facts = rows.map((row) => ({
    row: row.row,
    businessId: idOf(row),
    ein: einOf(row),
    listing: row.listing !== null,
  }));
  return refusedRows(facts, eins, new Map(states));
}

async function writeRow(work: Work, { business, listing }: Row, drafts: Drafts, vault: Vault): Promise<void> {
  const { id } = 'ein' in business ? await createBusiness(work, { body: business }, vault) : business;
  if (listing === null) return;
  const open = drafts.get(id) ?? (await begun(work, id));
  const body = { ...filledIn(open.draft, listing), version: open.version };
  await saveListing(work, open.id, body, vault);
}

async function begun(work: Work, businessId: string) {
  const { id } = await createListing(work, businessId);
  return { id, ...(await begunDraft(work.db, id)) };
}

/** What the row leaves out stays as it is. */
function filledIn(draft: OpenDraft['draft'], { teaser, profile }: Imported): OpenDraft['draft'] {
  return listingDraft.parse({
    ...draft,
    teaser: { ...draft.teaser, ...said(teaser) },
    profile: { ...draft.profile, ...said(profile) },
  });
}

function said(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
