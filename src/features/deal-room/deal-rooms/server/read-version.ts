import type { Work } from '#platform/context.ts';
import { type Finding, mostFindings, personalDataFinder } from '../domain/personal-data.ts';
import { findVersion } from './document-store.ts';
import {
  addFindings,
  insertFindings,
  settlePersonalData,
  waitAgain,
  waitForPictures,
} from './findings-store.ts';
import { readRoomVersion } from './job-names.ts';
import { readBlob } from './read-blob.ts';
import type { RoomTools } from './room-tools.ts';

type Tools = RoomTools & { asSystem(run: (work: Work) => Promise<void>): Promise<void> };

/** Scans a version for personal data. Running it twice changes nothing. */
export async function readVersion(versionId: string, { asSystem, db, sealed, texts }: Tools): Promise<void> {
  const version = await findVersion(db, versionId);
  if (version?.personal_data !== 'waiting') return;
  const text = await texts.read({
    kind: version.kind,
    size: Number(version.size),
    whose: version.created_by ?? '',
    bytes: () => readBlob(db, sealed, version.blob_id),
  });
  const found = findingsIn(text?.pages ?? []);
  // A partly read file must not be reported as free of personal data.
  const nothing = text?.whole ? 'none' : 'unreadable';
  await asSystem(async (work) => {
    if (found.length === 0 && text?.later) return waitForPictures(work.db, versionId);
    if (await settlePersonalData(work.db, versionId, found.length > 0 ? 'found' : nothing))
      await insertFindings(work.db, versionId, found);
  });
}

/**
 * Scans what pictures of pages say, once all of them are read. `texts`: by page number. `legible`: none of them remained
 * unread. A published version stays as it is: its seller looked through it.
 */
export async function settlePictures(
  work: Work,
  versionId: string,
  { texts, legible }: { texts: readonly { page: number; text: string }[]; legible: boolean },
): Promise<void> {
  const find = personalDataFinder();
  const found = texts
    .flatMap(({ page, text }) => find(text, (line) => `page ${page}, line ${line} of the scan`))
    .slice(0, mostFindings);
  const state = found.length > 0 ? 'found' : legible ? 'none' : 'unreadable';
  await settlePersonalData(work.db, versionId, state, { afterPictures: true });
  await addFindings(work.db, versionId, found);
}

export async function readAgain(work: Work, versionIds: readonly string[]): Promise<void> {
  for (const versionId of await waitAgain(work.db, versionIds))
    await work.enqueue(readRoomVersion, { versionId });
}

function findingsIn(pages: readonly string[]): Finding[] {
  const find = personalDataFinder();
  return pages
    .flatMap((page, at) => find(page, (line) => `page ${at + 1}, line ${line}`))
    .slice(0, mostFindings);
}
