import { mkdir } from 'node:fs/promises';
import { Disk } from 'flydrive';
import { days } from '#kernel/instant.ts';
import { codeOf, StartProblem } from '../start-problem.ts';
import type { Storage } from '../storage-settings.ts';
import { driveFiles, type FilesLog } from './drive-files.ts';
import { DurableDisk } from './durable-disk.ts';
import type { Files } from './files.ts';

export type FilesOptions = { now: Date; log: FilesLog };
type ObjectStore = Extract<Storage, { kind: 's3' }>;

/** Opens the file store that the configuration names. Throws StartProblem when its folder cannot be made. */
export function openFiles(storage: Storage, { now, log }: FilesOptions): Promise<Files> {
  return storage.kind === 's3' ? openObjectStore(storage, log) : openFolder(storage.folder, now, log);
}

async function openFolder(folder: string, now: Date, log: FilesLog): Promise<Files> {
  const disk = new DurableDisk(folder);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await disk.sweep(now, days);
  } catch (error) {
    throw new StartProblem(
      `Files cannot be kept in ${folder} (${codeOf(error)}): free it or set STORAGE_URL.`,
    );
  }
  return driveFiles(new Disk(disk), log, (key, bytes, known) => disk.putNew(key, bytes, known));
}

async function openObjectStore(store: ObjectStore, log: FilesLog): Promise<Files> {
  // The client is heavy, and most installations keep their files on disk.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { accessKeyId, secretAccessKey, endpoint, bucket, region } = store;
  const driver = new S3Driver({
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint === null ? {} : { endpoint }),
    bucket,
    region,
    visibility: 'private',
    // Many compatible stores know neither access lists nor the newer checksums; what we keep is hashed by us.
    supportsACL: false,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    forcePathStyle: true,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 10_000, throwOnRequestTimeout: true },
  });
  return driveFiles(new Disk(driver), log, async (key, bytes, known) => {
    await known;
    await driver.put(key, bytes);
  });
}
