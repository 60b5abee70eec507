import { inEnglish } from './spanish/spanish.ts';

/** A topic by its kind and name, as the files of phrases head it: `act:add my business`, `section:slug#anchor`. */
export type TopicName = string;
type Phrases = ReadonlyMap<TopicName, readonly string[]>;

const head = '## ';

/** How people ask for each topic: under `## topic` one phrase a line, as in `phrases/notes.txt`. */
export function phrasesIn(text: string): Phrases {
  const all = new Map<TopicName, string[]>();
  let own: string[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith(head)) {
      own = all.get(line.slice(head.length)) ?? [];
      all.set(line.slice(head.length), own);
    } else if (line !== '') own.push(line);
  }
  return all;
}

/** Spanish phrases as the English words that a question becomes. */
export function spanishPhrasesIn(text: string): Phrases {
  return new Map([...phrasesIn(text)].map(([topic, phrases]) => [topic, phrases.map(inEnglish)]));
}
