import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { placeOfAct, recordEvent, recordNdaAct } from './event-log.ts';
import { lockedNda, visibleNda } from './nda-access.ts';
import type { NdaTools } from './nda-tools.ts';
import { sha256 } from './sha256.ts';
import { findNda, lockNda } from './store.ts';

/** Both sides get the same bytes. Refused if the stored file was modified. */
export async function downloadNda(work: Work, id: string, tools: NdaTools): Promise<Downloaded> {
  const row = await lockedNda(work, id);
  if (row.status !== 'signed') throw new Refused('nda-unsigned');
  if (!row.sealed_key) throw new Refused('nda-being-sealed');
  const bytes = await intactFile(row.sealed_key, row.sealed_sha256, id, tools);
  await recordEvent(work, id, 'downloaded', placeOfAct(work));
  recordNdaAct(work, 'nda-downloaded', row, { fileSha256: row.sealed_sha256 ?? '' });
  await work.audit({ action: 'nda-downloaded', subject: { type: 'nda', id } });
  return { bytes, fileName: ndaFileName(id) };
}

/** For everyone who may see the joinder; recorded in the joinder's deal. */
export async function downloadMaster(work: Work, joinderId: string, tools: NdaTools): Promise<Downloaded> {
  const joinder = await visibleNda(work, joinderId);
  const { master_id: id } = joinder;
  if (id === null) throw new Refused('not-found');
  await lockNda(work.db, id);
  const master = await findNda(work.db, { id, viewerId: null, now: work.now });
  if (!master?.sealed_key) throw new Refused('nda-being-sealed');
  const bytes = await intactFile(master.sealed_key, master.sealed_sha256, id, tools);
  await recordEvent(work, id, 'downloaded', { ...placeOfAct(work), joinderId });
  recordNdaAct(work, 'nda-downloaded', joinder, { fileSha256: master.sealed_sha256 ?? '', masterId: id });
  await work.audit({ action: 'nda-downloaded', subject: { type: 'nda', id }, detail: { joinderId } });
  return { bytes, fileName: ndaFileName(id) };
}

type Downloaded = { bytes: Uint8Array; fileName: string };

export function ndaFileName(id: string): string {
  return `confidentiality-agreement-${id.slice(0, 8)}.pdf`;
}

/** Throws Refused if the stored file is missing or was changed. */
export async function intactFile(key: string, hash: string | null, id: string, { files, log }: NdaTools) {
  const bytes = await files.get(key);
  if (bytes && sha256(bytes) === hash) return bytes;
  log.error(
    { nda: id, found: bytes !== null },
    'a signed agreement is missing or was changed in the file store',
  );
  throw new Refused('file-damaged');
}
