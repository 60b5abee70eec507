import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';
import { codeOf } from '../start-problem.ts';
import { sharedRuns } from './shared-runs.ts';

/**
 * flydrive's `put` does not sync, and its `getBytes` returns the pool of a small buffer. A folder without our marker
 * may be a lost mount: it is never created, written to, or trusted to say that a file is missing.
 */
export class DurableDisk extends FSDriver {
  readonly #root: string;
  readonly #incoming: string;
  readonly #marker: string;
  /** Folders whose own directory entries are synced. Few, because folders of single files are left out. */
  readonly #syncedFolders = new Set<string>();
  readonly #sharedSync = sharedRuns(syncFolder);

  constructor(root: string) {
    super({ location: root, visibility: 'private' });
    this.#root = root;
    // Keys never begin with a dot, so unfinished files cannot be requested.
    this.#incoming = join(root, '.incoming');
    this.#marker = join(root, '.installation');
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
    await this.#checkMarker();
    const target = join(this.#root, key);
    await this.#writeTemp(bytes, async (temp, handle) => {
      await handle.sync();
      await inFolder(dirname(target), () => rename(temp, target));
    });
    await this.#syncFolders(dirname(target));
  }

  /** For a new key, recorded as orphaned until it is claimed: so bytes and name can be synced in parallel. */
  async putNew(key: string, bytes: Uint8Array, known: Promise<unknown>): Promise<void> {
    await this.#checkMarker();
    const target = join(this.#root, key);
    await this.#writeTemp(bytes, async (temp, handle) => {
      await known;
      await inFolder(dirname(target), () => rename(temp, target));
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
      await this.#checkMarker();
      throw error;
    }
  }

  override async delete(key: string): Promise<void> {
    await this.#checkMarker();
    await super.delete(key);
  }

  override async exists(key: string): Promise<boolean> {
    return (await super.exists(key)) || this.#checkMarker().then(() => false);
  }

  readMarker(): Promise<string | null> {
    return readFile(this.#marker, 'utf8').catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    });
  }

  async writeMarker(whose: string): Promise<void> {
    await this.#writeTemp(Buffer.from(whose), async (temp, handle) => {
      await handle.sync();
      await rename(temp, this.#marker);
    });
    await this.#syncFolders(this.#root);
    await syncFolder(dirname(this.#root));
  }

  hasFile(key: string): Promise<boolean> {
    return super.exists(key);
  }

  async probe(): Promise<void> {
    await this.#checkMarker();
    await this.#writeTemp(Buffer.from('probe'), async (temp, handle) => {
      await handle.sync();
      await rm(temp);
    });
  }

  async #checkMarker(): Promise<void> {
    await stat(this.#marker).catch((error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw error;
      throw Object.assign(new Error('the folder has no marker'), { code: 'EUNMARKED' });
    });
  }

  async sweep(now: Date, age: number): Promise<void> {
    for (const name of await readdir(this.#incoming).catch(() => [])) {
      const path = join(this.#incoming, name);
      const found = await stat(path).catch((error: unknown) => {
        // Another node that shares the folder has just finished this one.
        if (codeOf(error) === 'ENOENT') return null;
        throw error;
      });
      if (found && now.getTime() - found.mtimeMs > age) await rm(path, { force: true });
    }
  }

  async #writeTemp(bytes: Uint8Array, then: (temp: string, handle: FileHandle) => Promise<void>) {
    const temp = join(this.#incoming, randomUUID());
    try {
      const handle = await inFolder(this.#incoming, () => open(temp, 'wx', 0o600));
      try {
        // `writeFile` would make one system call for each half megabyte.
        for (let at = 0; at < bytes.length; ) at += (await handle.write(bytes, at)).bytesWritten;
        await then(temp, handle);
      } finally {
        await handle.close();
      }
    } catch (error) {
      await rm(temp, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  /** A file survives a power cut only if the directory entries of its folders are synced as well. */
  async #syncFolders(from: string): Promise<void> {
    for (let folder = from; folder.length >= this.#root.length; folder = dirname(folder)) {
      await this.#sharedSync(folder);
      if (this.#syncedFolders.has(folder)) return;
    }
    this.#syncedFolders.add(dirname(from));
  }
}

/** Creates the folder only on failure: it nearly always exists, and checking first takes as long. */
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
