import { counted } from '#kernel/counts.ts';
import type { Reader } from '#platform/context.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { StartProblem } from '#platform/start-problem.ts';
import { findInstallation, heldFiles, noteMarked } from './installation-store.ts';

const looked = 20;

/**
 * Checks that the file store belongs to this database and returns its owner. A store that is new, or older
 * than markers with the files present, gets marked. Throws StartProblem with instructions otherwise.
 */
export async function claimStore(db: Reader, store: FileStore, now: Date): Promise<string> {
  const { id, store_marked_at: marked } = await findInstallation(db);
  const marker = await store.readMarker();
  if (marker === id) {
    if (marked === null) await noteMarked(db, now);
    return id;
  }
  if (marker !== null) throw new StartProblem(movedWords(store, id, marker) ?? strangersWords(store));
  const { known, there, asked } = await look(db, store);
  if (known > 0 && (marked !== null || there < asked))
    throw new StartProblem(
      `${store.place} is not where the files of this installation are: its marker is missing, the database knows ${counted(known, 'file')}, and of the ${asked} that were checked, ${counted(there, 'is', 'are')} there. Mount or restore what belongs there (STORAGE_URL says where), and start again. Only if those files are lost for good: npm run admin -- accept-files.`,
    );
  await mark(db, store, { id, now });
  return id;
}

/** Marks the store whatever it contains. Throws StartProblem if it belongs to another installation. */
export async function acceptStore(db: Reader, store: FileStore, now: Date) {
  const { id } = await findInstallation(db);
  const marker = await store.readMarker();
  if (marker !== null && marker !== id) throw new StartProblem(strangersWords(store));
  const found = await look(db, store);
  await mark(db, store, { id, now });
  return found;
}

/** What a place is marked with whose files are `place` from now on. */
export function movedMarker(id: string, place: string): string {
  return `${movedFrom(id)}${place}`;
}

/** Marks a place again that the files were moved from. Throws StartProblem for that of another installation. */
export async function reclaimStore(db: Reader, store: FileStore): Promise<void> {
  const { id } = await findInstallation(db);
  const marker = await store.readMarker();
  if (marker !== id && !marker?.startsWith(movedFrom(id))) throw new StartProblem(strangersWords(store));
  await store.writeMarker(id);
}

/** Throws if the marker is no longer `whose`, or if a write fails. */
export async function probeStore(store: FileStore, whose: string): Promise<void> {
  if ((await store.readMarker()) !== whose)
    throw new Error('the marker of the file store is gone, or another');
  await store.probe();
}

async function mark(db: Reader, store: FileStore, { id, now }: { id: string; now: Date }): Promise<void> {
  await store.writeMarker(id);
  await noteMarked(db, now);
}

async function look(db: Reader, store: FileStore) {
  const { known, some } = await heldFiles(db, looked);
  let there = 0;
  for (const key of some) if (await store.hasFile(key)) there += 1;
  return { known, there, asked: some.length };
}

function movedFrom(id: string): string {
  return `${id} moved to `;
}

function movedWords({ place }: FileStore, id: string, marker: string): string | null {
  if (!marker.startsWith(movedFrom(id))) return null;
  return `The files of this installation were moved from ${place} to ${marker.slice(movedFrom(id).length)}: set STORAGE_URL to that. Only to go on here without what was stored there since: npm run admin -- reopen.`;
}

function strangersWords({ place }: FileStore): string {
  return `${place} holds the files of another installation of Cairn: its marker says so. Set STORAGE_URL to the place of this one’s files, or to an empty one where it is new.`;
}
