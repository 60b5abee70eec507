import { Disk } from 'flydrive';
import { days } from '#kernel/instant.ts';
import { codeOf, StartProblem } from '../start-problem.ts';
import type { Storage } from '../storage-settings.ts';
import { driveFiles, type FilesLog } from './drive-files.ts';
import { DurableDisk } from './durable-disk.ts';
import { type FileStore, guarded } from './file-store.ts';

export type FilesOptions = { now: Date; log: FilesLog };
type ObjectStore = Extract<Storage, { kind: 's3' }>;

/** Creates nothing before the marker is written. Throws StartProblem if a folder cannot be read. */
export function openFiles(storage: Storage, { now, log }: FilesOptions): Promise<FileStore> {
  return storage.kind === 's3' ? openObjectStore(storage, log) : openFolder(storage.folder, now, log);
}

async function openFolder(folder: string, now: Date, log: FilesLog): Promise<FileStore> {
  const disk = new DurableDisk(folder);
  try {
    await disk.readMarker();
    await disk.sweep(now, days);
  } catch (error) {
    throw new StartProblem(
      `Files cannot be stored in ${folder} (${codeOf(error)}): free it or set STORAGE_URL.`,
    );
  }
  return {
    files: driveFiles(new Disk(disk), log, (key, bytes, known) => disk.putNew(key, bytes, known)),
    place: folder,
    ...guarded(log, {
      readMarker: () => disk.readMarker(),
      writeMarker: (whose) => disk.writeMarker(whose),
      hasFile: (key) => disk.hasFile(key),
      probe: () => disk.probe(),
    }),
  };
}

const markerKey = 'installation';

async function openObjectStore(store: ObjectStore, log: FilesLog): Promise<FileStore> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { accessKeyId, secretAccessKey, endpoint, bucket, region } = store;
  const driver = new S3Driver({
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint === null ? {} : { endpoint }),
    bucket,
    region,
    visibility: 'private',
    // Many compatible stores support neither ACLs nor the newer checksums; we hash the content ourselves.
    supportsACL: false,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    forcePathStyle: true,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 10_000, throwOnRequestTimeout: true },
  });
  const files = driveFiles(new Disk(driver), log, async (key, bytes, known) => {
    await known;
    await driver.put(key, bytes);
  });
  return {
    files,
    place: `the bucket ${bucket}`,
    readMarker: async () => {
      const bytes = await files.get(markerKey);
      return bytes && Buffer.from(bytes).toString();
    },
    writeMarker: (whose) => files.put(markerKey, Buffer.from(whose)),
    hasFile: files.exists,
    probe: () => files.put('probe', Buffer.from('probe')),
  };
}
