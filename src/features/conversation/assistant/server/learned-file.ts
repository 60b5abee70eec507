import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Labeled, type Learned, wayOfLearning } from '../domain/likely.ts';
import { signsOf } from '../domain/signs.ts';
import { fromBytes, toBytes } from './learned-bytes.ts';

/** Beside the built pages, and made with them (`scripts/web-build.ts`). */
const file = join(import.meta.dirname, '../../../../../build/appa/topics.bin');
/** Of each so many phrases the signs are compared too. */
const everySo = 64;

/** What the build learned from just these phrases; `null` if there is none. */
export async function learnedBefore(topics: readonly Labeled<unknown>[]): Promise<Learned | null> {
  const bytes = await readFile(file).catch(() => null);
  return bytes && fromBytes(printOf(topics), bytes);
}

export async function keepLearned(topics: readonly Labeled<unknown>[], learned: Learned): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, toBytes(printOf(topics), learned));
}

/** The way of learning, the phrases of all topics, in their order, and the signs of some of them. */
export function printOf(topics: readonly Labeled<unknown>[]): string {
  const phrases = topics.flatMap(({ asked }) => asked);
  const hash = createHash('sha256').update(`${wayOfLearning}\n`);
  for (const { asked } of topics) hash.update(`${asked.length}\n${asked.join('\n')}\n`);
  for (let at = 0; at < phrases.length; at += everySo)
    hash.update(`${signsOf(phrases[at] ?? '').join('\t')}\n`);
  return hash.digest('base64url');
}
