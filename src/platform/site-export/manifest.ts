import { join } from 'node:path';
import { z } from 'zod';
import { parsed, readPart } from '../backup/read-part.ts';
import { StartProblem } from '../start-problem.ts';

/** The names within the folder of an export. `manifest` is written last: without it an export is not whole. */
export const names = {
  manifest: 'export.json',
  tables: 'tables',
  fileList: 'files.jsonl',
  files: 'files',
  secrets: 'secrets.sealed',
  guide: 'README.txt',
} as const;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const fileName = z.string().regex(/^[\w.-]+\.csv$/);

const exportedTable = z.object({
  /** As SQL names it. */
  name: z.string(),
  file: fileName,
  /** Those of the file, in order. */
  columns: z.array(z.string()),
  /** Each column with its type in PostgreSQL, those that the database computes too. */
  types: z.array(z.string()),
  rows: z.int(),
  /** Of the hashes of the rows, in any order. */
  sum: z.string(),
  sha256: hash,
});
export type ExportedTable = z.infer<typeof exportedTable>;

const siteExport = z.object({
  format: z.literal(1),
  exportedAt: z.iso.datetime(),
  installation: z.uuid(),
  /** The number of the newest migration. */
  migration: z.int(),
  tables: z.array(exportedTable),
  partitions: z.array(z.object({ name: z.string(), of: z.string(), bound: z.string() })),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), called: z.boolean() })),
  files: z.object({ count: z.int(), bytes: z.int(), sha256: hash }),
  secrets: z.enum(['sealed', 'left out']),
});
export type SiteExport = z.infer<typeof siteExport>;

/** `layers`: the seals it has in the store, from the outermost. `bytes` and `sha256`: without them. */
const exportedFile = z.object({ key: z.string(), bytes: z.int(), sha256: hash, layers: z.array(z.string()) });
export type ExportedFile = z.infer<typeof exportedFile>;

/** Throws StartProblem for a folder that holds no whole export, or one of a newer Cairn. */
export function readManifest(folder: string): SiteExport {
  const text = readPart(folder, names.manifest, 'export');
  const known = siteExport.safeParse(parsed(text));
  if (known.success) return known.data;
  const { data } = z.object({ format: z.number().min(2) }).safeParse(parsed(text));
  throw new StartProblem(
    data
      ? `${folder} was exported by a newer Cairn (format ${data.format}): use that one, or a later one.`
      : `${join(folder, names.manifest)} cannot be read: the export is damaged. Export again.`,
  );
}

/** Throws StartProblem for a damaged list. */
export function readExportedFiles(folder: string): ExportedFile[] {
  const lines = readPart(folder, names.fileList, 'export').split('\n').filter(Boolean);
  return lines.map((line) => {
    const { data } = exportedFile.safeParse(parsed(line));
    if (!data) throw new StartProblem(`${join(folder, names.fileList)} is damaged: export the site again.`);
    return data;
  });
}
