import { movedMarker } from '#features/record/orphaned-files/server/claim-store.ts';
import { Refused } from '#kernel/refusal.ts';
import type { FilesLog } from '#platform/files/drive-files.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { openFiles } from '#platform/files/open-files.ts';
import { StartProblem } from '#platform/start-problem.ts';
import type { Storage } from '#platform/storage-settings.ts';

export type FilesMove = {
  /** Copies what is not copied yet, and reads each copy back. Throws StartProblem. */
  copy(files: readonly KnownFile[]): Promise<void>;
  /** Of the keys asked for so far. */
  copied(): { count: number; bytes: number };
  /** Keys that the database refers to, and that are not in the old place. */
  missing(): string[];
  /** The old place says from now on where the files are. */
  leave(): Promise<void>;
  /** The new place, in words. */
  place: string;
};

type KnownFile = { key: string; held: boolean };

const together = 4;

type Places = { from: Storage; to: Storage; installation: string };

/** Opens both places, and makes the new one this site’s. Throws StartProblem if it holds something else. */
export async function openFilesMove({ from, to, installation }: Places): Promise<FilesMove> {
  const log = lastFault();
  const now = new Date();
  const [old, fresh] = [await openFiles(from, { now, log }), await openFiles(to, { now, log })];
  if (sameStorage(from, to))
    throw new StartProblem(`The files are in ${old.place} already: leave MOVE_STORAGE_URL out.`);
  const put = <T>(work: () => Promise<T>) => asProblem(fresh, log, work);
  const marker = await put(() => fresh.readMarker());
  if (marker !== null && marker !== installation)
    throw new StartProblem(
      `${fresh.place} holds the files of another installation, or files that were moved away: name an empty place.`,
    );
  if (marker === null) await put(() => fresh.writeMarker(installation));
  const sizes = new Map<string, number>();
  let missing: string[] = [];
  const copyOne = async ({ key, held }: KnownFile) => {
    const bytes = await asProblem(old, log, () => old.files.get(key));
    if (bytes !== null) {
      await put(() => copySound(fresh, key, bytes));
      sizes.set(key, bytes.length);
    } else if (held) missing.push(key);
  };
  return {
    copy: async (files) => {
      missing = [];
      const waiting = files.filter(({ key }) => !sizes.has(key));
      const work = async () => {
        for (let file = waiting.shift(); file; file = waiting.shift()) await copyOne(file);
      };
      await Promise.all(Array.from({ length: together }, work));
    },
    copied: () => ({ count: sizes.size, bytes: [...sizes.values()].reduce((sum, one) => sum + one, 0) }),
    missing: () => missing,
    leave: () => asProblem(old, log, () => old.writeMarker(movedMarker(installation, fresh.place))),
    place: fresh.place,
  };
}

/** Throws StartProblem where something else has the name, or where what was written does not come back. */
async function copySound({ files, place }: FileStore, key: string, bytes: Uint8Array): Promise<void> {
  const there = await files.get(key);
  if (there === null) await files.put(key, bytes);
  else if (!equal(there, bytes))
    throw new StartProblem(
      `${place} has another file named ${key}, and a move overwrites nothing: name an empty place.`,
    );
  else return;
  const back = await files.get(key);
  if (back === null || !equal(back, bytes))
    throw new StartProblem(`${place} does not give back what is stored there (${key}): name another place.`);
}

function equal(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0;
}

function sameStorage(one: Storage, other: Storage): boolean {
  if (one.kind === 'folder') return other.kind === 'folder' && one.folder === other.folder;
  return other.kind === 's3' && one.endpoint === other.endpoint && one.bucket === other.bucket;
}

type Fault = FilesLog & { cause: string };

/** The store tells its caller only that it failed, and the log why. */
function lastFault(): Fault {
  const fault: Fault = {
    cause: '',
    error: (facts) => {
      fault.cause = 'cause' in facts ? String(facts.cause) : '';
    },
  };
  return fault;
}

async function asProblem<T>({ place }: FileStore, log: Fault, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof Refused)) throw cause;
    const why = cause.code === 'storage-full' ? 'there is no room' : log.cause;
    throw new StartProblem(
      `${place} cannot be used (${why}): make it work or name another place, and run the move again. The site goes on as it was.`,
      { cause },
    );
  }
}
