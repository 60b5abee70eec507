import { sql } from 'kysely';
import type { Reader } from '#platform/context.ts';

export type UploadedPdf = { id: string; sha256: string; bytes: number; pages: unknown; uploaded_at: Date };

/** An uploaded agreement without its words. Throws when there is none: whoever asks has its id from a row that holds it. */
export function pdfOf(db: Reader, id: string): Promise<UploadedPdf> {
  return db
    .selectFrom('nda_pdf')
    .select(['id', 'sha256', 'bytes', 'pages', 'uploaded_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** The words of one page, counted from 1; `null` where there is no such page. */
export async function pdfPageText(db: Reader, id: string, page: number): Promise<string | null> {
  const row = await db
    .selectFrom('nda_pdf')
    .select(sql<string | null>`texts ->> ${sql.lit(page - 1)}`.as('text'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.text ?? null;
}
