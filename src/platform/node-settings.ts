import { isAbsolute } from 'node:path';
import { ConfigProblem, type Read, readOneOf, readUrl } from './config-reader.ts';
import type { SettingName } from './config-table.ts';
import type { TlsFiles } from './tls-files.ts';

export const roles = ['all', 'web', 'worker'] as const;
/** What a node does: a `web` node answers people, a `worker` runs the jobs. */
export type Role = (typeof roles)[number];

/** Throws ConfigProblem for half of a site on an embedded database, which only one process can use. */
export function readRole(read: Read): Role {
  const role = readOneOf(read, 'ROLE', roles) ?? 'all';
  if (role !== 'all' && read('DATABASE_URL') === null)
    throw new ConfigProblem(
      'ROLE',
      `is ${role}, and the embedded database cannot be shared: set DATABASE_URL, or leave ROLE out`,
    );
  return role;
}

/** Throws ConfigProblem for a replica of the embedded database, which has none. */
export function readReplicaUrl(read: Read): string | null {
  const url = readPostgresUrl(read, 'DATABASE_REPLICA_URL');
  if (url !== null && read('DATABASE_URL') === null)
    throw new ConfigProblem(
      'DATABASE_REPLICA_URL',
      'is only for DATABASE_URL: the embedded database has no replica',
    );
  return url;
}

export function readPostgresUrl(read: Read, name: SettingName): string | null {
  return readUrl(read, name, ['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name');
}

/** The embedded database keeps its secrets beside its data. */
export function readSecretsFile(read: Read): string | null {
  const file = readPath(read, 'SECRETS_FILE');
  if (file !== null && read('DATABASE_URL') === null)
    throw new ConfigProblem(
      'SECRETS_FILE',
      'is only for DATABASE_URL: the secrets of the embedded database are in DATA_DIR',
    );
  return file;
}

/** `null`: plain HTTP. Throws ConfigProblem for one file without the other. */
export function readTlsFiles(read: Read): TlsFiles | null {
  const [certificate, key] = [readPath(read, 'TLS_CERTIFICATE'), readPath(read, 'TLS_KEY')];
  if (certificate !== null && key !== null) return { certificate, key };
  if (certificate !== null)
    throw new ConfigProblem('TLS_KEY', 'is missing while TLS_CERTIFICATE is set: set both or neither');
  if (key !== null)
    throw new ConfigProblem('TLS_CERTIFICATE', 'is missing while TLS_KEY is set: set both or neither');
  return null;
}

/** In seconds. */
export function readDrainSeconds(read: Read): number {
  const text = read('DRAIN_SECONDS') ?? '0';
  if (/^\d{1,3}$/.test(text) && Number(text) <= 300) return Number(text);
  throw new ConfigProblem(
    'DRAIN_SECONDS',
    `is "${text}": give whole seconds from 0 to 300, or leave it out for 0`,
  );
}

function readPath(read: Read, name: SettingName): string | null {
  const path = read(name);
  if (path !== null && !isAbsolute(path))
    throw new ConfigProblem(name, `is "${path}": give the whole path of a file, from / on`);
  return path;
}
