import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { phrasesIn, spanishPhrasesIn, type TopicName } from '../domain/phrases.ts';

const folder = join(import.meta.dirname, '../phrases');
const english = ['acts', 'states', 'notes', 'articles', 'sections', 'searches'] as const;

/** How people ask for each topic in other words than its own, English before Spanish; read only to learn from. */
export async function readPhrases(): Promise<ReadonlyMap<TopicName, readonly string[]>> {
  const [spanish, ...files] = await Promise.all(['spanish', ...english].map(textOf));
  const read = [...files.map((text) => phrasesIn(text)), spanishPhrasesIn(spanish ?? '')];
  const all = new Map<TopicName, string[]>();
  for (const [topic, phrases] of read.flatMap((one) => [...one]))
    all.set(topic, [...(all.get(topic) ?? []), ...phrases]);
  return all;
}

function textOf(name: string): Promise<string> {
  return readFile(join(folder, `${name}.txt`), 'utf8');
}
