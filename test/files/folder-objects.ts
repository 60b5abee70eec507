import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf } from '#platform/start-problem.ts';

/** Objects of a store that survive a kill -9 of it: a `set` returns when the disk has the bytes. */
export class FolderObjects extends Map<string, Buffer> {
  readonly #folder: string;

  constructor(folder: string) {
    super();
    this.#folder = folder;
  }

  override set(key: string, bytes: Buffer): this {
    const path = join(this.#folder, key);
    mkdirSync(dirname(path), { recursive: true });
    const file = openSync(`${path}.new`, 'w');
    writeSync(file, bytes);
    fsyncSync(file);
    closeSync(file);
    renameSync(`${path}.new`, path);
    return this;
  }

  override get(key: string): Buffer | undefined {
    try {
      return readFileSync(join(this.#folder, key));
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  override delete(key: string): boolean {
    const there = this.get(key) !== undefined;
    rmSync(join(this.#folder, key), { force: true });
    return there;
  }
}
