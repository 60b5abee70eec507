import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { NdaPdf, NdaTemplateVersion } from '#platform/db/tables.ts';

/** Creates the listing's template if missing, locks it, and returns its ID. */
export async function holdOwnTemplate(
  db: Tx,
  row: { id: string; listingId: string; name: string; at: Date; by: string },
): Promise<string> {
  await db
    .insertInto('nda_template')
    .values({ id: row.id, listing_id: row.listingId, name: row.name, created_at: row.at, created_by: row.by })
    .onConflict((on) => on.column('listing_id').where('listing_id', 'is not', null).doNothing())
    .execute();
  const { id } = await db
    .selectFrom('nda_template')
    .select('id')
    .where('listing_id', '=', row.listingId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return id;
}

export type OwnVersion = Selectable<NdaTemplateVersion> & {
  pdf: Pick<Selectable<NdaPdf>, 'id' | 'sha256' | 'bytes' | 'pages' | 'findings' | 'uploaded_at'>;
};

export async function ownVersions(db: Reader, listingId: string): Promise<OwnVersion[]> {
  const rows = await db
    .selectFrom('nda_template')
    .innerJoin('nda_template_version as version', 'version.template_id', 'nda_template.id')
    .innerJoin('nda_pdf as pdf', 'pdf.id', 'version.pdf_id')
    .selectAll('version')
    .select([
      'pdf.id as pdf_row_id',
      'pdf.sha256 as pdf_sha256',
      'pdf.bytes as pdf_bytes',
      'pdf.pages as pdf_pages',
      'pdf.findings as pdf_findings',
      'pdf.uploaded_at as pdf_uploaded_at',
    ])
    .where('nda_template.listing_id', '=', listingId)
    .where('version.state', 'in', ['draft', 'active'])
    .execute();
  return rows.map((row) => ({
    ...row,
    pdf: {
      id: row.pdf_row_id,
      sha256: row.pdf_sha256,
      bytes: row.pdf_bytes,
      pages: row.pdf_pages,
      findings: row.pdf_findings,
      uploaded_at: row.pdf_uploaded_at,
    },
  }));
}

export async function newestVersion(db: Tx, templateId: string): Promise<number> {
  const row = await db
    .selectFrom('nda_template_version')
    .select((of) => of.fn.max('version').as('newest'))
    .where('template_id', '=', templateId)
    .executeTakeFirst();
  return row?.newest ?? 0;
}

export async function insertPdf(db: Tx, row: Insertable<NdaPdf>): Promise<void> {
  await db.insertInto('nda_pdf').values(row).execute();
}

/** Deletes a file that no used version refers to, with its draft. A job deletes the bytes. */
export async function deletePdf(db: Tx, id: string): Promise<void> {
  await db.deleteFrom('nda_pdf').where('id', '=', id).execute();
}

export async function deleteUnshownPdfs(db: Tx, ownerId: string): Promise<void> {
  await db
    .deleteFrom('nda_pdf')
    .where('listing_id', 'in', (from) =>
      from.selectFrom('listing').select('listing.id').where('owner_id', '=', ownerId),
    )
    .where((pdf) =>
      pdf.not(pdf.exists(pdf.selectFrom('nda').select('nda.id').whereRef('nda.pdf_id', '=', 'nda_pdf.id'))),
    )
    .execute();
}

export async function activateOwnDraft(
  db: Tx,
  templateId: string,
  version: number,
  use: { title: string; terms: string; sha256: string; now: Date },
): Promise<void> {
  await db
    .updateTable('nda_template_version')
    .set({ state: 'retired' })
    .where('template_id', '=', templateId)
    .where('state', '=', 'active')
    .execute();
  await db
    .updateTable('nda_template_version')
    .set({
      state: 'active',
      title: use.title,
      terms: use.terms,
      sha256: use.sha256,
      activated_at: use.now,
      revision: sql`revision + 1`,
    })
    .where('template_id', '=', templateId)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .execute();
}

export function findOwnPdf(db: Reader, id: string) {
  return db
    .selectFrom('nda_pdf')
    .innerJoin('listing', 'listing.id', 'nda_pdf.listing_id')
    .select(['nda_pdf.id', 'nda_pdf.sha256', 'listing.owner_id'])
    .where('nda_pdf.id', '=', id)
    .executeTakeFirst();
}

export function pdfsUploadedBy(db: Reader, personId: string, most: number) {
  return db
    .selectFrom('nda_pdf')
    .select(['id', 'uploaded_at'])
    .where('uploaded_by', '=', personId)
    .orderBy('uploaded_at')
    .limit(most)
    .execute();
}
