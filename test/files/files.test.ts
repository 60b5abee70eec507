import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Refused } from '#kernel/refusal.ts';
import type { Files } from '#platform/files/files.ts';
import { openFiles } from '#platform/files/open-files.ts';
import { StartProblem } from '#platform/start-problem.ts';
import type { Storage } from '#platform/storage-settings.ts';
import { markedFiles } from '#test/support/marked-files.ts';
import { ObjectStoreServer } from './object-store.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const failures: object[] = [];
const log = { error: (facts: object) => void failures.push(facts) };
const unavailable = new Refused('storage-unavailable');
const bytes = (n: number, fill = 7) => new Uint8Array(n).fill(fill);

beforeEach(() => void failures.splice(0));

function keepsFiles(open: () => Files): void {
  it('returns exactly the stored bytes', async () => {
    for (const size of [0, 1, 5_000, 300_000]) {
      await open().put(`suite/size-${size}.bin`, bytes(size));
      expect(await open().get(`suite/size-${size}.bin`)).toEqual(bytes(size));
    }
  });

  it('copies a small file out of the buffer pool', async () => {
    await open().put('suite/small.bin', bytes(3));
    const read = await open().get('suite/small.bin');
    expect(read?.byteLength).toBe(3);
  });

  it('replaces a whole file', async () => {
    await open().put('suite/twice.bin', bytes(9_000, 1));
    await open().put('suite/twice.bin', bytes(4, 2));
    expect(await open().get('suite/twice.bin')).toEqual(bytes(4, 2));
  });

  it('knows which files exist', async () => {
    expect(await open().get('suite/never.bin')).toBeNull();
    expect(await open().exists('suite/never.bin')).toBe(false);
    await open().put('suite/there.bin', bytes(1));
    expect(await open().exists('suite/there.bin')).toBe(true);
  });

  it('stores a file only after the announcement of its key succeeds', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const put = open().put('suite/announced.bin', bytes(5), promise);
    await new Promise((soon) => setTimeout(soon, 50));
    expect(await open().exists('suite/announced.bin')).toBe(false);
    resolve();
    await put;
    expect(await open().get('suite/announced.bin')).toEqual(bytes(5));
  });

  it('stores nothing if that fails, and passes the error on', async () => {
    const known = Promise.reject(new RangeError('not known'));
    await expect(open().put('suite/unknown.bin', bytes(5), known)).rejects.toThrow('not known');
    expect(await open().exists('suite/unknown.bin')).toBe(false);
    expect(failures).toEqual([]);
  });

  it('removes a file, and accepts that it is already gone', async () => {
    await open().put('suite/gone.bin', bytes(1));
    await open().remove('suite/gone.bin');
    await open().remove('suite/gone.bin');
    expect(await open().get('suite/gone.bin')).toBeNull();
  });

  it.each([
    '',
    '/a',
    'a/',
    'a//b',
    '../a',
    'a/../../b',
    '.incoming/a',
    'a/.b',
    'A.pdf',
    'a\\b',
    'a\u0000',
    'a%2e',
    'é',
    'a'.repeat(201),
  ])('refuses %j as a key', async (key) => {
    for (const ask of [
      () => open().put(key, bytes(1)),
      () => open().get(key),
      () => open().remove(key),
      () => open().exists(key),
    ])
      await expect(ask()).rejects.toThrow(RangeError);
  });
}

describe('on disk', () => {
  let dataDir: string;
  let files: Files;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'cairn-files-'));
    files = await markedFiles(join(dataDir, 'files'), { now, log });
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  keepsFiles(() => files);

  it('is not readable for other users', async () => {
    await files.put('a/b.pdf', bytes(1));
    const modes = await Promise.all(['files', 'files/a', 'files/a/b.pdf'].map((p) => stat(join(dataDir, p))));
    expect(modes.map(({ mode }) => mode & 0o077)).toEqual([0, 0, 0]);
  });

  it('refuses when the folder is permanently gone, and logs which file', async () => {
    await rm(join(dataDir, 'files'), { recursive: true });
    await writeFile(join(dataDir, 'files'), '');
    await expect(files.put('a/b.pdf', bytes(1))).rejects.toEqual(unavailable);
    await expect(files.get('a/b.pdf')).rejects.toEqual(unavailable);
    expect(failures).toContainEqual({ what: 'get', key: 'a/b.pdf', cause: 'ENOTDIR' });
  });

  it('stores, finds and removes nothing without its marker, and does not create the folder again', async () => {
    await files.put('a/b.pdf', bytes(1));
    const [folder, aside] = [join(dataDir, 'files'), join(dataDir, 'aside')];
    await rename(folder, aside);
    const asks = [
      () => files.put('a/c.pdf', bytes(1)),
      () => files.put('a/c.pdf', bytes(1), Promise.resolve()),
      () => files.get('a/b.pdf'),
      () => files.exists('a/b.pdf'),
      () => files.remove('a/b.pdf'),
    ];
    for (const ask of asks) await expect(ask()).rejects.toEqual(unavailable);
    expect(failures).toContainEqual({ what: 'remove', key: 'a/b.pdf', cause: 'EUNMARKED' });
    expect(await readdir(dataDir)).toEqual(['aside']);
    // An unmounted volume leaves an empty folder.
    await mkdir(folder);
    for (const ask of asks) await expect(ask()).rejects.toEqual(unavailable);
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
    await rename(aside, folder);
    expect(await files.get('a/b.pdf')).toEqual(bytes(1));
  });

  it('is checked by a write that leaves nothing', async () => {
    const folder = join(dataDir, 'files');
    const store = await openFiles({ kind: 'folder', folder }, { now, log });
    await store.probe();
    expect(await readdir(join(folder, '.incoming'))).toEqual([]);
    await rm(join(folder, '.incoming'), { recursive: true });
    await writeFile(join(folder, '.incoming'), 'in the way');
    await expect(store.probe()).rejects.toMatchObject({ code: 'storage-unavailable' });
    expect(failures).toContainEqual({ what: 'probe', cause: 'ENOTDIR' });
  });

  it('opens while another node finishes files in the same folder', async () => {
    const folder = join(dataDir, 'files');
    const incoming = join(folder, '.incoming');
    await mkdir(incoming, { recursive: true });
    // Listed, and gone when it is looked at.
    await symlink(join(incoming, 'finished'), join(incoming, 'listed'));
    const store = await openFiles({ kind: 'folder', folder }, { now, log });
    await store.probe();
  });

  it('leaves no partial file and keeps the old one when the disk is full', async () => {
    await files.put('a/b.pdf', bytes(100));
    const script = new URL('./put-large.ts', import.meta.url).pathname;
    // The shell's limit makes every write past 8 blocks fail like a full disk, even for ordinary users.
    const run = promisify(execFile)('bash', [
      '-c',
      `ulimit -f 8; exec "$0" "$1" "$2"`,
      process.execPath,
      script,
      join(dataDir, 'files'),
    ]);
    expect((await run).stdout.trim()).toBe('storage-unavailable');
    expect(await files.get('a/b.pdf')).toEqual(bytes(100));
    expect(await readdir(join(dataDir, 'files/.incoming'))).toEqual([]);
  });

  it('removes partial files of a crash, but not those that another process may be writing', async () => {
    const incoming = join(dataDir, 'files/.incoming');
    await mkdir(incoming, { recursive: true });
    await writeFile(join(incoming, 'old'), 'half');
    await utimes(join(incoming, 'old'), now, new Date('2026-02-20T00:00:00.000Z'));
    await writeFile(join(incoming, 'fresh'), 'half');
    await utimes(join(incoming, 'fresh'), now, now);
    await openFiles({ kind: 'folder', folder: join(dataDir, 'files') }, { now, log });
    expect(await readdir(incoming)).toEqual(['fresh']);
  });

  it('prevents the start if the data directory cannot hold files', async () => {
    await writeFile(join(dataDir, 'occupied'), '');
    await expect(
      openFiles({ kind: 'folder', folder: join(dataDir, 'occupied') }, { now, log }),
    ).rejects.toThrow(StartProblem);
  });
});

describe('in an S3-compatible store', () => {
  const server = new ObjectStoreServer();
  let storage: Extract<Storage, { kind: 's3' }>;
  let files: Files;
  beforeAll(async () => {
    storage = await server.start();
    ({ files } = await openFiles(storage, { now, log }));
  });
  beforeEach(() => {
    server.fault = 'none';
  });
  afterAll(() => server.stop());

  keepsFiles(() => files);

  it.each(['full', 'no-bucket', 'breaks-off'] as const)('refuses when the store is %s', async (fault) => {
    await files.put('a/b.pdf', bytes(50_000));
    server.fault = fault;
    await expect(files.get('a/b.pdf')).rejects.toEqual(unavailable);
    if (fault !== 'breaks-off') await expect(files.put('a/c.pdf', bytes(1))).rejects.toEqual(unavailable);
    expect(server.objects.has('a/c.pdf')).toBe(false);
    expect(failures.length).toBeGreaterThan(0);
  });

  it('refuses when the secret is wrong, and logs neither key nor secret', async () => {
    const { files: stranger } = await openFiles({ ...storage, secretAccessKey: 'other' }, { now, log });
    await expect(stranger.put('a/d.pdf', bytes(1))).rejects.toEqual(unavailable);
    expect(failures).toEqual([{ what: 'put', key: 'a/d.pdf', cause: 'SignatureDoesNotMatch' }]);
  });

  it('refuses when the server does not answer', async () => {
    const { files: absent } = await openFiles({ ...storage, endpoint: 'http://127.0.0.1:9' }, { now, log });
    await expect(absent.get('a/b.pdf')).rejects.toEqual(unavailable);
  });
});
