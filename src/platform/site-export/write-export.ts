import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { folderProblem, syncFolder, writeSynced } from '../backup/durable-writes.ts';
import { sealSecrets } from '../backup/sealed-secrets.ts';
import type { DatabaseSource } from '../db/connect.ts';
import { connectForText } from '../db/moving/as-text.ts';
import { fileKey } from '../files/files.ts';
import { type FileSeals, openLayers } from '../files/layers.ts';
import { StartProblem } from '../start-problem.ts';
import { guide } from './guide.ts';
import { type ExportedFile, names, type SiteExport } from './manifest.ts';
import { namedFiles, writeTables } from './write-tables-store.ts';

export type ExportSource = {
  database: DatabaseSource;
  installation: string;
  /** The number of the newest migration. */
  migration: number;
  read(key: string): Promise<Uint8Array | null>;
  seals: FileSeals;
  /** `null` leaves the secrets out. */
  secrets: { text: string; passphrase: string } | null;
  now: Date;
};

/**
 * Writes everything that the site has into a new folder, which appears only when it is whole. No file may be removed
 * from the store meanwhile. Throws StartProblem if the folder exists, the disk is full or a file is missing.
 */
export async function writeExport(folder: string, source: ExportSource): Promise<SiteExport> {
  if (existsSync(folder))
    throw new StartProblem(`${folder} exists already, and an export overwrites nothing: name a new folder.`);
  const part = `${folder}.writing.${process.pid}`;
  try {
    await mkdir(join(part, names.tables), { recursive: true, mode: 0o700 });
    const manifest = await writeParts(part, source);
    await writeSynced(join(part, names.guide), guide);
    await writeSynced(join(part, names.manifest), `${JSON.stringify(manifest, null, 2)}\n`);
    await syncFolder(part);
    await rename(part, folder);
    await syncFolder(dirname(folder));
    return manifest;
  } catch (error) {
    await rm(part, { recursive: true, force: true }).catch(() => undefined);
    throw folderProblem(error, dirname(folder), 'export');
  }
}

async function writeParts(part: string, source: ExportSource): Promise<SiteExport> {
  const { installation, migration, now, secrets } = source;
  const client = await connectForText(source.database, 'DATABASE_URL');
  try {
    await client.query('begin isolation level repeatable read read only');
    const tables = await writeTables(client, part);
    const files = await writeFiles(part, await namedFiles(client), source);
    if (secrets) await writeSynced(join(part, names.secrets), sealSecrets(secrets.text, secrets.passphrase));
    return {
      format: 1,
      exportedAt: now.toISOString(),
      installation,
      migration,
      ...tables,
      files,
      secrets: secrets ? 'sealed' : 'left out',
    };
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function writeFiles(
  part: string,
  known: readonly { key: string; held: boolean }[],
  { read, seals }: ExportSource,
): Promise<SiteExport['files']> {
  const list: ExportedFile[] = [];
  for (const { key, held } of known) {
    const stored = await read(key);
    // An upload that has not arrived, or one that was given up.
    if (stored === null && !held) continue;
    if (stored === null)
      throw new StartProblem(
        `The file ${key}, which the database refers to, is not in the file store: look for it before you export.`,
      );
    const { bytes, layers } = await openLayers({ key, stored }, seals).catch((cause) => {
      throw new StartProblem(`The file ${key} was changed in the file store: restore it from a backup.`, {
        cause,
      });
    });
    const at = join(part, names.files, fileKey(key));
    await mkdir(dirname(at), { recursive: true, mode: 0o700 });
    await writeSynced(at, bytes);
    list.push({ key, bytes: bytes.byteLength, sha256: hashOf(bytes), layers });
  }
  const lines = list.map((file) => `${JSON.stringify(file)}\n`).join('');
  await writeSynced(join(part, names.fileList), lines);
  return {
    count: list.length,
    bytes: list.reduce((sum, { bytes }) => sum + bytes, 0),
    sha256: hashOf(lines),
  };
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
