import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartProblem } from '../start-problem.ts';
import { writeWhole } from './durable-writes.ts';

/** The backup itself is damaged or wrong, no matter who reads it and with which settings. */
export class UnsoundBackup extends StartProblem {}

const verification = z.object({
  at: z.iso.datetime(),
  /** In one line; `null`: it is sound. */
  fault: z.string().nullable(),
});
export type Verification = z.infer<typeof verification>;

const name = 'verification.json';

/** What the last verification of a backup found; `null`: there was none, or it cannot be read. */
export async function readVerification(folder: string): Promise<Verification | null> {
  try {
    return verification.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
  } catch {
    return null;
  }
}

/** Beside the backup, so that each place that reads the folder knows it. */
export async function writeVerification(folder: string, found: Verification): Promise<void> {
  await writeWhole(join(folder, name), `${JSON.stringify(found)}\n`);
}
