import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { placeOfAct, recordEvent, recordNdaAct } from './event-log.ts';
import { lockedNda } from './nda-access.ts';
import type { NdaTools } from './nda-tools.ts';
import { sha256 } from './sha256.ts';

/** The signed file with its seal, to the byte: both sides get the same one, or none when it was tampered with. */
export async function downloadNda(
  work: Work,
  id: string,
  { files, log }: NdaTools,
): Promise<{ bytes: Uint8Array; fileName: string }> {
  const row = await lockedNda(work, id);
  if (row.status !== 'signed') throw new Refused('nda-unsigned');
  if (!row.sealed_key) throw new Refused('nda-being-sealed');
  const bytes = await files.get(row.sealed_key);
  if (!bytes || sha256(bytes) !== row.sealed_sha256) {
    log.error(
      { nda: id, found: bytes !== null },
      'a signed agreement is missing or was changed in the file store',
    );
    throw new Refused('file-damaged');
  }
  await recordEvent(work, id, 'downloaded', placeOfAct(work));
  recordNdaAct(work, 'nda-downloaded', row, { fileSha256: row.sealed_sha256 });
  await work.audit({ action: 'nda-downloaded', subject: { type: 'nda', id } });
  return { bytes, fileName: `confidentiality-agreement-${id.slice(0, 8)}.pdf` };
}
