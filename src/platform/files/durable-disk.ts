import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';

/**
 * flydrive's disk, made to keep its word: its own `put` writes in place and unsynced, and its `getBytes` takes
 * the whole pool that a small buffer may lie in.
 */
export class DurableDisk extends FSDriver {
  readonly #root: string;
  readonly #incoming: string;
  /** Folders that their parents name for good: few, since those of single files are left out. */
  readonly #named = new Set<string>();

  constructor(root: string) {
    super({ location: root, visibility: 'private' });
    this.#root = root;
    // No key begins with a dot: nobody can ask for what is not finished.
    this.#incoming = join(root, '.incoming');
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const target = join(this.#root, key);
    await mkdir(this.#incoming, { recursive: true, mode: 0o700 });
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const fresh = join(this.#incoming, randomUUID());
    try {
      await writeSynced(fresh, contents);
      await rename(fresh, target);
    } catch (error) {
      await rm(fresh, { force: true }).catch(() => undefined);
      throw error;
    }
    await this.#syncFolders(dirname(target));
  }

  override async getBytes(key: string): Promise<Uint8Array> {
    return Uint8Array.from(await readFile(join(this.#root, key)));
  }

  /** Throws away what a crash left unfinished more than `age` milliseconds before `now`. */
  async sweep(now: Date, age: number): Promise<void> {
    for (const name of await readdir(this.#incoming).catch(() => [])) {
      const path = join(this.#incoming, name);
      const { mtimeMs } = await stat(path);
      if (now.getTime() - mtimeMs > age) await rm(path, { force: true });
    }
  }

  /** A file survives a power cut only when the folders that name it do: up to one that is known to be named itself. */
  async #syncFolders(from: string): Promise<void> {
    for (let folder = from; folder.length >= this.#root.length; folder = dirname(folder)) {
      const handle = await open(folder, 'r');
      await handle.sync().finally(() => handle.close());
      if (this.#named.has(folder)) return;
    }
    this.#named.add(dirname(from));
  }
}

async function writeSynced(path: string, contents: string | Uint8Array): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(contents);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
