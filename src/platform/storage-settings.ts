import { isAbsolute, join } from 'node:path';
import { ConfigProblem, type Read, readUrl } from './config-reader.ts';
import type { SettingName } from './config-table.ts';

export type Storage =
  | Readonly<{ kind: 'folder'; folder: string }>
  | Readonly<{
      kind: 's3';
      endpoint: string | null;
      region: string;
      bucket: string;
      accessKeyId: string;
      secretAccessKey: string;
    }>;

const s3Form = 's3://KEY-ID:SECRET@HOST/BUCKET?region=us-east-1';

export function readStorage(read: Read, dataDir: string): Storage {
  return readFilePlace(read, 'STORAGE_URL') ?? { kind: 'folder', folder: join(dataDir, 'files') };
}

/** `null`: it is not set. */
export function readFilePlace(read: Read, name: SettingName): Storage | null {
  const text = readUrl(read, name, ['file:', 's3:'], `file:/folder or ${s3Form}`);
  if (text === null) return null;
  const url = new URL(text);
  if (url.protocol === 'file:') {
    const folder = decodeURIComponent(url.pathname);
    if (url.host || !isAbsolute(folder) || folder === '/')
      throw new ConfigProblem(name, 'names no folder on this machine: write it as file:/absolute/folder');
    return { kind: 'folder', folder };
  }
  return readObjectStore(url, name);
}

export type ObjectStore = Extract<Storage, { kind: 's3' }>;

function readObjectStore(url: URL, name: SettingName): ObjectStore {
  const [, bucket = '', ...more] = url.pathname.split('/');
  if (!url.host || !bucket || more.some(Boolean) || !url.username || !url.password)
    throw new ConfigProblem(name, `lacks a part: write it as ${s3Form}`);
  return {
    kind: 's3',
    endpoint: `${url.searchParams.get('ssl') === 'off' ? 'http' : 'https'}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket: decodeURIComponent(bucket),
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}

/** Of backups; `null`: there is none. */
export function readBucket(read: Read, name: SettingName): ObjectStore | null {
  const text = readUrl(read, name, ['s3:'], s3Form);
  return text === null ? null : readObjectStore(new URL(text), name);
}

/** In bytes: for an account before and after its address is confirmed, for a deal room, and for the whole site. */
export type Quotas = Readonly<{ unconfirmed: number; account: number; room: number; site: number }>;

/** The most files of an account, whatever their size: each takes a row, a disk block and a name. */
export const mostFiles = { unconfirmed: 1_000, account: 50_000 } as const;

const megabytes = 1_000_000;
const gigabytes = 1_000 * megabytes;
const units: Readonly<Record<string, number>> = {
  MB: megabytes,
  GB: gigabytes,
  TB: 1_000 * gigabytes,
};

export function readQuotas(read: Read): Quotas {
  return {
    unconfirmed: readSize(read, 'QUOTA_UNCONFIRMED') ?? 100 * megabytes,
    account: readSize(read, 'QUOTA_ACCOUNT') ?? 20 * gigabytes,
    room: readSize(read, 'QUOTA_ROOM') ?? 10 * gigabytes,
    site: readSize(read, 'QUOTA_SITE') ?? 1_000 * gigabytes,
  };
}

export function readDiskReserve(read: Read): number | null {
  return readSize(read, 'DISK_RESERVE');
}

function readSize(read: Read, name: SettingName): number | null {
  const text = read(name);
  if (text === null) return null;
  const { amount, unit = '' } =
    /^(?<amount>\d{1,6}(?:\.\d{1,3})?) ?(?<unit>[MGT]B)$/i.exec(text)?.groups ?? {};
  if (amount === undefined)
    throw new ConfigProblem(name, `is "${text}": give an amount such as 500 MB or 20 GB, or leave it out`);
  return Math.round(Number(amount) * (units[unit.toUpperCase()] ?? 1));
}
