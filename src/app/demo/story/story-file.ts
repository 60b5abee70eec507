import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { codeOf } from '#platform/start-problem.ts';

const fileIn = (dataDir: string) => join(dataDir, 'demo-story');

const shape = z.object({ began: z.coerce.date(), told: z.boolean() });
/** When the demo was created here, and whether its story is complete. */
export type KeptStory = z.output<typeof shape>;

export function keptStory(dataDir: string): KeptStory | null {
  try {
    return shape.parse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8')));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

export function keepStory(dataDir: string, story: KeptStory): void {
  const draft = `${fileIn(dataDir)}.new`;
  writeFileSync(draft, `${JSON.stringify(story)}\n`, { mode: 0o600 });
  renameSync(draft, fileIn(dataDir));
}

export function forgetStory(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}
