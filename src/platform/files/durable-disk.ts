import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';
import { codeOf } from '../start-problem.ts';
import { sharedRuns } from './shared-runs.ts';

/**
 * flydrive's disk, made to keep its word: its own `put` writes in place and unsynced, and its `getBytes` takes
 * the whole pool that a small buffer may lie in. A folder without its marker is another one, or none: what was mounted there
 * is gone, say. Nothing is put there, nothing in it counts as removed or missing, and it is never made.
 */
export class DurableDisk extends FSDriver {
  readonly #root: string;
  readonly #incoming: string;
  readonly #marker: string;
  /** Folders that their parents name for good: few, since those of single files are left out. */
  readonly #named = new Set<string>();
  /** Files that are put into a folder at the same time share its sync. */
  readonly #synced = sharedRuns(syncFolder);

  constructor(root: string) {
    super({ location: root, visibility: 'private' });
    this.#root = root;
    // No key begins with a dot: nobody can ask for what is not finished.
    this.#incoming = join(root, '.incoming');
    this.#marker = join(root, '.installation');
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
    await this.#marked();
    const target = join(this.#root, key);
    await this.#written(bytes, async (fresh, handle) => {
      await handle.sync();
      await inFolder(dirname(target), () => rename(fresh, target));
    });
    await this.#syncFolders(dirname(target));
  }

  /**
   * Puts what nobody has a file of yet, under a key that is `known` to be loose until somebody holds it: after a power cut
   * some of the bytes may stand there, and are removed. So its bytes and its name go to the disk at once.
   */
  async putNew(key: string, bytes: Uint8Array, known: Promise<unknown>): Promise<void> {
    await this.#marked();
    const target = join(this.#root, key);
    await this.#written(bytes, async (fresh, handle) => {
      await known;
      await inFolder(dirname(target), () => rename(fresh, target));
      await Promise.all([handle.sync(), this.#syncFolders(dirname(target))]).catch(async (error: unknown) => {
        await rm(target, { force: true }).catch(() => undefined);
        throw error;
      });
    });
  }

  override async getBytes(key: string): Promise<Uint8Array> {
    try {
      return Uint8Array.from(await readFile(join(this.#root, key)));
    } catch (error) {
      await this.#marked();
      throw error;
    }
  }

  override async delete(key: string): Promise<void> {
    await this.#marked();
    await super.delete(key);
  }

  override async exists(key: string): Promise<boolean> {
    return (await super.exists(key)) || this.#marked().then(() => false);
  }

  /** Whose folder it is; `null` where nothing says so. */
  readMarker(): Promise<string | null> {
    return readFile(this.#marker, 'utf8').catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    });
  }

  /** Says whose folder it is, which is made where there is none. */
  async writeMarker(whose: string): Promise<void> {
    await this.#written(Buffer.from(whose), async (fresh, handle) => {
      await handle.sync();
      await rename(fresh, this.#marker);
    });
    await this.#syncFolders(this.#root);
    await syncFolder(dirname(this.#root));
  }

  /** Whether a file lies there, marker or not. */
  lies(key: string): Promise<boolean> {
    return super.exists(key);
  }

  /** Writes a few bytes as a file is written, and takes them away again. */
  async probe(): Promise<void> {
    await this.#marked();
    await this.#written(Buffer.from('probe'), async (fresh, handle) => {
      await handle.sync();
      await rm(fresh);
    });
  }

  async #marked(): Promise<void> {
    await stat(this.#marker).catch((error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw error;
      throw Object.assign(new Error('the folder has no marker'), { code: 'EUNMARKED' });
    });
  }

  /** Throws away what a crash left unfinished more than `age` milliseconds before `now`. */
  async sweep(now: Date, age: number): Promise<void> {
    for (const name of await readdir(this.#incoming).catch(() => [])) {
      const path = join(this.#incoming, name);
      const { mtimeMs } = await stat(path);
      if (now.getTime() - mtimeMs > age) await rm(path, { force: true });
    }
  }

  /** Writes bytes aside and lets `then` make something of them; when that fails, nothing is left aside. */
  async #written(bytes: Uint8Array, then: (fresh: string, handle: FileHandle) => Promise<void>) {
    const fresh = join(this.#incoming, randomUUID());
    try {
      const handle = await inFolder(this.#incoming, () => open(fresh, 'wx', 0o600));
      try {
        // In as few calls as the system allows: `writeFile` makes one for each half megabyte.
        for (let at = 0; at < bytes.length; ) at += (await handle.write(bytes, at)).bytesWritten;
        await then(fresh, handle);
      } finally {
        await handle.close();
      }
    } catch (error) {
      await rm(fresh, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  /** A file survives a power cut only when the folders that name it do: up to one that is known to be named itself. */
  async #syncFolders(from: string): Promise<void> {
    for (let folder = from; folder.length >= this.#root.length; folder = dirname(folder)) {
      await this.#synced(folder);
      if (this.#named.has(folder)) return;
    }
    this.#named.add(dirname(from));
  }
}

/** Does something in a folder, which is made where it is missing: it is there nearly always, and asking takes as long. */
async function inFolder<T>(folder: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return run();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
