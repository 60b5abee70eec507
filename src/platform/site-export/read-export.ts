import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../files/file-store.ts';
import { fileKey } from '../files/files.ts';
import { type FileSeals, sealLayers } from '../files/layers.ts';
import { StartProblem } from '../start-problem.ts';
import { type ExportedFile, names, readExportedFiles, readManifest, type SiteExport } from './manifest.ts';

/** Reads all of an export, before anything is written anywhere. Throws StartProblem if a part is missing or changed. */
export async function checkExport(folder: string): Promise<SiteExport> {
  const manifest = readManifest(folder);
  for (const { file, sha256 } of manifest.tables) await check(folder, join(names.tables, file), sha256);
  await check(folder, names.fileList, manifest.files.sha256);
  for (const { key, sha256 } of readExportedFiles(folder))
    await check(folder, join(names.files, fileKey(key)), sha256);
  return manifest;
}

async function check(folder: string, name: string, sha256: string): Promise<void> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(join(folder, name)), hash);
  } catch (cause) {
    throw new StartProblem(`${join(folder, name)} is missing: the export is damaged. Export again.`, {
      cause,
    });
  }
  if (hash.digest('hex') !== sha256)
    throw new StartProblem(
      `${join(folder, name)} was changed after the export: an import takes only what was exported.`,
    );
}

/** Puts the files of an export into a store, sealed as they were. Those that are there stay. Throws Refused. */
export async function restoreFiles(folder: string, { files }: FileStore, seals: FileSeals): Promise<void> {
  for (const file of readExportedFiles(folder))
    if (!(await files.exists(file.key))) await files.put(file.key, await sealedAgain(folder, file, seals));
}

async function sealedAgain(
  folder: string,
  { key, layers }: ExportedFile,
  seals: FileSeals,
): Promise<Uint8Array> {
  const bytes = await readFile(join(folder, names.files, fileKey(key)));
  return sealLayers({ key, bytes, layers }, seals);
}
