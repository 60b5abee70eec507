import { join } from 'node:path';
import { z } from 'zod';
import { StartProblem } from '../start-problem.ts';
import { parsed, readPart } from './read-part.ts';

/** The names within the folder of one backup. `manifest` is written last: without it a backup is not whole. */
export const names = {
  manifest: 'backup.json',
  database: 'database.tar.zst',
  databaseFiles: 'database.json',
  files: 'files.jsonl',
  secrets: 'secrets.sealed',
} as const;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const backupManifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Whose files these are: the marker of the file store. */
  installation: z.uuid(),
  /** The number of the newest migration. */
  migration: z.int(),
  database: z.object({ bytes: z.int(), sha256: hash }),
  files: z.object({ count: z.int(), bytes: z.int(), sha256: hash }),
  secrets: z.enum(['sealed', 'left out']),
  /** Where its copy of the database begins and ends in the WAL, when, and which received WAL goes on there. */
  wal: z
    .object({
      timeline: z.int(),
      from: z.string(),
      to: z.string(),
      endedAt: z.iso.datetime(),
      stream: z.string().nullable(),
    })
    .optional(),
  /** `database`: files were left where they are. `files`: and secrets; the database is backed up by other means. */
  only: z.enum(['database', 'files']).optional(),
});
export type BackupManifest = z.infer<typeof backupManifest>;

const storedFile = z.object({ key: z.string(), bytes: z.int(), sha256: hash });
export type StoredFile = z.infer<typeof storedFile>;

/** Throws StartProblem for a folder that holds no whole backup, or one of a newer Cairn. */
export function readManifest(folder: string): BackupManifest {
  const text = readPart(folder, names.manifest, 'backup');
  const known = backupManifest.safeParse(parsed(text));
  if (known.success) return known.data;
  const { data } = z.object({ format: z.number().min(2) }).safeParse(parsed(text));
  throw new StartProblem(
    data
      ? `${folder} was made by a newer Cairn (format ${data.format}): use that one, or a later one.`
      : `${join(folder, names.manifest)} cannot be read: the backup is damaged. Use another one.`,
  );
}

export function readStoredFiles(folder: string): StoredFile[] {
  return storedFilesIn(readPart(folder, names.files, 'backup'), join(folder, names.files));
}

/** `from`: what the list is called if it is damaged. Throws StartProblem. */
export function storedFilesIn(text: string, from: string): StoredFile[] {
  const lines = text.split('\n').filter(Boolean);
  return lines.map((line) => {
    const { data } = storedFile.safeParse(parsed(line));
    if (!data) throw new StartProblem(`${from} is damaged. Use another backup.`);
    return data;
  });
}
