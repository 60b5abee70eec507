import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import { after, type Cursor } from '#platform/db/cursor.ts';
import type { ListingNda, NdaTemplateVersion, NdaTemplate as TemplateTable } from '#platform/db/tables.ts';

export type VersionRow = Selectable<NdaTemplateVersion>;

/** Returns false for a second passport text: there is only one. */
export async function insertTemplate(db: Tx, row: Insertable<TemplateTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('nda_template')
    .values(row)
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function lockTemplate(db: Tx, id: string) {
  return db
    .selectFrom('nda_template')
    .selectAll()
    .where('id', '=', id)
    .where('listing_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Templates of admins only, never a seller's own PDF. */
export function findTemplate(db: Reader, id: string) {
  return db
    .selectFrom('nda_template')
    .selectAll()
    .where('id', '=', id)
    .where('listing_id', 'is', null)
    .executeTakeFirst();
}

export function templatePage(db: Reader, from: Cursor | null, size: number) {
  let query = db
    .selectFrom('nda_template')
    .leftJoin('nda_template_version as active', (on) =>
      on.onRef('active.template_id', '=', 'nda_template.id').on('active.state', '=', 'active'),
    )
    .leftJoin('nda_template_version as draft', (on) =>
      on.onRef('draft.template_id', '=', 'nda_template.id').on('draft.state', '=', 'draft'),
    )
    .select([
      'nda_template.id',
      'nda_template.kind',
      'nda_template.name',
      'nda_template.created_at',
      'active.version as active_version',
      'active.activated_at',
      'draft.version as draft_version',
    ])
    .where('nda_template.listing_id', 'is', null);
  if (from) query = query.where(after({ at: 'nda_template.created_at', id: 'nda_template.id' }, from));
  return query
    .orderBy('nda_template.created_at', 'desc')
    .orderBy('nda_template.id', 'desc')
    .limit(size)
    .execute();
}

export function versionsOf(db: Reader, templateId: string, limit: number): Promise<VersionRow[]> {
  return db
    .selectFrom('nda_template_version')
    .selectAll()
    .where('template_id', '=', templateId)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

export async function insertVersion(db: Tx, row: Insertable<NdaTemplateVersion>): Promise<void> {
  await db.insertInto('nda_template_version').values(row).execute();
}

type Draft = Pick<Insertable<NdaTemplateVersion>, 'title' | 'source' | 'terms' | 'written_at' | 'written_by'>;

/** Returns false if the draft changed since it was read. */
export async function updateDraft(
  db: Tx,
  templateId: string,
  revision: number,
  draft: Draft,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('nda_template_version')
    .set({ ...draft, revision: sql`revision + 1` })
    .where('template_id', '=', templateId)
    .where('state', '=', 'draft')
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function repointDraft(
  db: Tx,
  templateId: string,
  written: Pick<Insertable<NdaTemplateVersion>, 'pdf_id' | 'written_at' | 'written_by'>,
): Promise<void> {
  await db
    .updateTable('nda_template_version')
    .set({ ...written, revision: sql`revision + 1` })
    .where('template_id', '=', templateId)
    .where('state', '=', 'draft')
    .execute();
}

export async function activateDraft(
  db: Tx,
  templateId: string,
  { version, sha256, now }: { version: number; sha256: string; now: Date },
): Promise<void> {
  await db
    .updateTable('nda_template_version')
    .set({ state: 'retired' })
    .where('template_id', '=', templateId)
    .where('state', '=', 'active')
    .execute();
  await db
    .updateTable('nda_template_version')
    .set({ state: 'active', sha256, activated_at: now })
    .where('template_id', '=', templateId)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .execute();
}

/** Templates with a version in use, by name, including the listing's own PDF. */
export function usableTemplates(db: Reader, listingId: string, limit: number) {
  return db
    .selectFrom('nda_template')
    .innerJoin('nda_template_version as active', (on) =>
      on.onRef('active.template_id', '=', 'nda_template.id').on('active.state', '=', 'active'),
    )
    .select(['nda_template.id', 'nda_template.name', 'active.version'])
    .where('nda_template.kind', '=', 'listing')
    .where((template) =>
      template.or([
        template('nda_template.listing_id', 'is', null),
        template('nda_template.listing_id', '=', listingId),
      ]),
    )
    .orderBy('nda_template.name')
    .orderBy('nda_template.id')
    .limit(limit)
    .execute();
}

type Choice = Pick<Insertable<ListingNda>, 'template_id' | 'countersign' | 'passport' | 'changed_at'>;

/** Returns false if the choice changed since it was read (`version` 0: none yet). */
export async function writeChoice(
  db: Tx,
  listingId: string,
  version: number,
  choice: Choice,
): Promise<boolean> {
  if (version === 0) {
    const inserted = await db
      .insertInto('listing_nda')
      .values({ listing_id: listingId, ...choice })
      .onConflict((on) => on.doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await db
    .updateTable('listing_nda')
    .set({ ...choice, version: sql`version + 1` })
    .where('listing_id', '=', listingId)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
