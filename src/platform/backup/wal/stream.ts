import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { seconds, shift } from '#kernel/instant.ts';
import { writeWhole } from '../durable-writes.ts';
import { backupName } from '../new-folder.ts';

const about = z.object({
  format: z.literal(1),
  /** Of the database cluster, as initdb made it. */
  systemId: z.string(),
  timeline: z.int(),
  /** The first position of the stream, at the beginning of a WAL file. */
  from: z.string(),
  startedAt: z.iso.datetime(),
});
export type AboutStream = z.infer<typeof about>;

/** A run of WAL without a gap, in a folder of its own. */
export type Stream = { name: string; folder: string; about: AboutStream };

const description = 'stream.json';
const named = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** Where the received WAL is, beside the backups. */
export function walFolderOf(target: string): string {
  return join(target, 'wal');
}

export function streamFolder(target: string, name: string): string {
  return join(walFolderOf(target), name);
}

/** Those that can be read, oldest first. */
export async function readStreams(target: string): Promise<Stream[]> {
  const found = (await readdir(walFolderOf(target)).catch(() => [])).filter((name) => named.test(name));
  const streams = await Promise.all(found.toSorted().map((name) => readStream(target, name)));
  return streams.filter((stream) => stream !== null);
}

async function readStream(target: string, name: string): Promise<Stream | null> {
  const folder = streamFolder(target, name);
  try {
    const text = await readFile(join(folder, description), 'utf8');
    return { name, folder, about: about.parse(JSON.parse(text)) };
  } catch {
    return null;
  }
}

/** The name of a stream of this moment, or of the next second in which none began. */
export async function freeName(target: string, now: Date): Promise<string> {
  const taken = await readdir(walFolderOf(target)).catch((): string[] => []);
  let at = now;
  while (taken.includes(backupName(at))) at = shift(at, 1 * seconds);
  return backupName(at);
}

export async function beginStream(target: string, name: string, about: AboutStream): Promise<Stream> {
  const folder = streamFolder(target, name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeWhole(join(folder, description), `${JSON.stringify(about)}\n`);
  return { name, folder, about };
}

/** The name of a stream's slot, which may hold lower case, digits and underscores only. */
export function slotOf(stream: string): string {
  return stream.toLowerCase().replaceAll('-', '_');
}
