import { sql } from 'kysely';
import type { Reader } from '#platform/context.ts';

export type UploadedPdf = { id: string; sha256: string; bytes: number; pages: unknown; uploaded_at: Date };

/** Without its text. Throws if missing, since the ID comes from a row that references it. */
export function pdfOf(db: Reader, id: string): Promise<UploadedPdf> {
  return db
    .selectFrom('nda_pdf')
    .select(['id', 'sha256', 'bytes', 'pages', 'uploaded_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function pdfPageText(db: Reader, id: string, page: number): Promise<string | null> {
  const row = await db
    .selectFrom('nda_pdf')
    .select(sql<string | null>`texts ->> ${sql.lit(page - 1)}`.as('text'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.text ?? null;
}
