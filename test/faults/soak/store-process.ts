import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Files } from '#platform/files/files.ts';
import { openFiles } from '#platform/files/open-files.ts';
import { ObjectStoreServer } from '#test/files/object-store.ts';
import { quietLog } from '#test/support/quiet-log.ts';
import { freePort } from '#test/support/running-app.ts';

/** An S3 server in a process of its own, which keeps what it acknowledged when it is killed. */
export class StoreProcess {
  readonly #port: number;
  readonly #folder: string;
  readonly #names = new ObjectStoreServer();
  #child: ChildProcess | null = null;

  private constructor(port: number, folder: string) {
    this.#port = port;
    this.#folder = folder;
  }

  static async open(): Promise<StoreProcess> {
    const store = new StoreProcess(await freePort(), await mkdtemp(join(tmpdir(), 'cairn-store-')));
    await store.start();
    return store;
  }

  get url(): string {
    const { accessKeyId, secret, bucket, region } = this.#names;
    const keys = `${accessKeyId}:${encodeURIComponent(secret)}`;
    return `s3://${keys}@127.0.0.1:${this.#port}/${bucket}?region=${region}&ssl=off`;
  }

  /** What it keeps, as the product reads it. */
  async files(): Promise<Files> {
    const store = await openFiles(this.#names.at(this.#port), { now: new Date(), log: quietLog });
    return store.files;
  }

  async start(): Promise<void> {
    const program = join(import.meta.dirname, 'store-program.ts');
    const child = spawn(process.execPath, [program, this.#folder, String(this.#port)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    if (child.stdout) await once(child.stdout, 'data');
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
