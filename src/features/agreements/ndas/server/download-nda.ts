import { Refused } from '#kernel/refusal.ts';
import type { Reading, Work } from '#platform/context.ts';
import { placeOfAct, recordEvent, recordNdaAct } from './event-log.ts';
import { lockedNda, visibleNda } from './nda-access.ts';
import type { NdaTools } from './nda-tools.ts';
import { sha256 } from './sha256.ts';
import { findNda, lockNda, type NdaInContext } from './store.ts';

type Asking = Pick<Reading, 'db' | 'actor' | 'now'>;
type Opened = { bytes: Uint8Array; fileSha256: string };
type Downloaded = { bytes: Uint8Array; fileName: string };

/** Before the transaction of the download, because the file store can take long. Throws Refused if the file was changed. */
export async function openNdaFile(asking: Asking, id: string, tools: NdaTools): Promise<Opened> {
  return sealedFile(readyToDownload(await visibleNda(asking, id)), id, tools);
}

/** Both sides get the same bytes. */
export async function downloadNda(work: Work, id: string, opened: Opened): Promise<Downloaded> {
  const { bytes, fileSha256 } = opened;
  const row = readyToDownload(await lockedNda(work, id));
  await recordEvent(work, id, 'downloaded', placeOfAct(work));
  recordNdaAct(work, 'nda-downloaded', row, { fileSha256 });
  await work.audit({ action: 'nda-downloaded', subject: { type: 'nda', id } });
  return { bytes, fileName: ndaFileName(id) };
}

export async function openMasterFile(asking: Asking, joinderId: string, tools: NdaTools): Promise<Opened> {
  const { id } = await joinderAndMaster(asking, joinderId);
  const master = await findNda(asking.db, { id, viewerId: null, now: asking.now });
  if (!master) throw new Refused('nda-being-sealed');
  return sealedFile(master, id, tools);
}

/** For everyone who may see the joinder; recorded in the joinder's deal. */
export async function downloadMaster(work: Work, joinderId: string, opened: Opened): Promise<Downloaded> {
  const { bytes, fileSha256 } = opened;
  const { joinder, id } = await joinderAndMaster(work, joinderId);
  await lockNda(work.db, id);
  await recordEvent(work, id, 'downloaded', { ...placeOfAct(work), joinderId });
  recordNdaAct(work, 'nda-downloaded', joinder, { fileSha256, masterId: id });
  await work.audit({ action: 'nda-downloaded', subject: { type: 'nda', id }, detail: { joinderId } });
  return { bytes, fileName: ndaFileName(id) };
}

function readyToDownload(row: NdaInContext): NdaInContext {
  if (row.status !== 'signed') throw new Refused('nda-unsigned');
  return row;
}

async function joinderAndMaster(asking: Asking, joinderId: string) {
  const joinder = await visibleNda(asking, joinderId);
  if (joinder.master_id === null) throw new Refused('not-found');
  return { joinder, id: joinder.master_id };
}

async function sealedFile(row: NdaInContext, id: string, tools: NdaTools): Promise<Opened> {
  if (!row.sealed_key) throw new Refused('nda-being-sealed');
  const bytes = await intactFile(row.sealed_key, row.sealed_sha256, id, tools);
  return { bytes, fileSha256: row.sealed_sha256 ?? '' };
}

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
