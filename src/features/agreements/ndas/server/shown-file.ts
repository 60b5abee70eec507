import { Refused } from '#kernel/refusal.ts';
import type { Files } from '#platform/files/files.ts';
import { pdfKey } from './pdf-key.ts';
import { sha256 } from './sha256.ts';
import type { NdaInContext } from './store.ts';

/** Throws Refused('nda-is-text') for a text, and Refused('file-damaged') if the stored file does not match its hash. */
export async function shownFile(
  row: Pick<NdaInContext, 'pdf_id' | 'document_sha256'>,
  files: Files,
): Promise<Uint8Array> {
  if (row.pdf_id === null) throw new Refused('nda-is-text');
  const bytes = await files.get(pdfKey({ id: row.pdf_id, sha256: row.document_sha256 }));
  if (!bytes || sha256(bytes) !== row.document_sha256) throw new Refused('file-damaged');
  return bytes;
}
