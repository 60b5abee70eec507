import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from './durable-writes.ts';

const note = z.object({ at: z.iso.datetime() });
const name = 'sent.json';

/** When a backup was copied to the bucket; `null`: it was not. */
export async function readSent(folder: string): Promise<string | null> {
  try {
    return note.parse(JSON.parse(await readFile(join(folder, name), 'utf8'))).at;
  } catch {
    return null;
  }
}

export async function noteSent(folder: string): Promise<void> {
  await writeWhole(join(folder, name), `${JSON.stringify({ at: new Date().toISOString() })}\n`);
}
