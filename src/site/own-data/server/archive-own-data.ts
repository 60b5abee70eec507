import { createHash } from 'node:crypto';
import { signInHolds } from '#features/people/accounts/server/session-hold-sql.ts';
import type { AskingForFiles, OwnFile, OwnFiles } from '#http/own-files.ts';
import { type RefusalCode, Refused } from '#kernel/refusal.ts';
import type { Clock } from '#platform/clock.ts';
import type { Reader, Reading } from '#platform/context.ts';
import { type ZipEntry, zipOf } from '#platform/files/zip-writer.ts';

/** `db`: not that of the request, whose transaction ends before the archive is sent. */
export type ArchiveTools = { db: Reader; clock: Pick<Clock, 'now'>; ownFiles: readonly OwnFiles[] };

/** In `manifest.json`. A file that could not be read is empty in the archive, with the reason here. */
type Listed = { path: string; size: number } & ({ sha256: string } | { notIncluded: RefusalCode });

/**
 * One file at a time is read, as fast as it is taken. Each is asked for when its turn comes, so that a right that ends
 * meanwhile counts. `dataOf`: the caller's data as JSON.
 */
export async function archiveOwnData(
  { actor, origin, requestId, now }: Reading,
  dataOf: (reading: Reading) => AsyncIterable<Uint8Array>,
  { db, clock, ownFiles }: ArchiveTools,
): Promise<AsyncGenerator<Uint8Array>> {
  const asking = async (): Promise<Reading> => {
    const at = clock.now();
    if (!(await signInHolds(db, { actor, now: at }))) throw new Refused('token-not-valid');
    return { actor, origin, requestId, db, now: at };
  };
  const files = await filesOf(ownFiles, await asking());
  const listed: Listed[] = [];
  const data: ZipEntry = {
    path: 'data.json',
    at: now,
    squeeze: true,
    bytes: () => noted('data.json', listed, async () => dataOf(await asking())),
  };
  const documents = files.map((file): ZipEntry => {
    const path = placeOf(file);
    const bytes = () => noted(path, listed, async () => file.open(await asking()));
    return { path, at: file.at, squeeze: false, bytes };
  });
  const manifest: ZipEntry = {
    path: 'manifest.json',
    at: now,
    squeeze: true,
    // Last, because it says what the others were.
    bytes: async function* () {
      yield new TextEncoder().encode(`${JSON.stringify({ files: listed }, null, 2)}\n`);
    },
  };
  return zipOf([data, ...documents, manifest]);
}

async function filesOf(ownFiles: readonly OwnFiles[], asking: AskingForFiles): Promise<OwnFile[]> {
  const files: OwnFile[] = [];
  for (const of of ownFiles) files.push(...(await of(asking)));
  return files;
}

/** With the end of the ID: many photos and versions have one name. */
function placeOf({ id, path }: OwnFile): string {
  const cut = path.lastIndexOf('/') + 1;
  return `files/${path.slice(0, cut)}${id.slice(-12)} ${path.slice(cut)}`;
}

/** The bytes, noted in the manifest when they have passed. What is refused before the first one is left empty. */
async function* noted(
  path: string,
  listed: Listed[],
  open: () => Promise<AsyncIterable<Uint8Array>>,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const piece of await open()) {
      hash.update(piece);
      size += piece.byteLength;
      yield piece;
    }
  } catch (error) {
    if (!(error instanceof Refused) || error.code === 'token-not-valid' || size > 0) throw error;
    listed.push({ path, size, notIncluded: error.code });
    return;
  }
  listed.push({ path, size, sha256: hash.digest('hex') });
}
