import type { Fact } from '../fact.ts';
import { isTelling } from '../named-business.ts';
import { allWords, wordsIn } from '../words.ts';
import { type Secret, tells } from './secret-words.ts';

type Deal = {
  /** The people and firms that the asker deals with. */
  all: readonly string[];
  /** Those whom the draft goes to. */
  recipients: readonly string[];
  message: string;
};

/** The people and firms that a draft may not name: those who are neither its recipients nor named by the asker. */
export function othersNamed({ all, recipients, message }: Deal): Secret {
  const known = new Set(recipients.flatMap(allWords));
  const names = [...new Set(all)].filter(
    (name) => !allWords(name).every((word) => known.has(word)) && !isSaid(name, { message, known }),
  );
  return { names, address: null, title: [...recipients, message].join(' '), person: true };
}

/** In full, or by a word of it that is written as a name and is none of a recipient. */
function isSaid(name: string, { message, known }: { message: string; known: ReadonlySet<string> }): boolean {
  const said = ` ${allWords(message).join(' ')} `;
  const words = wordsIn(name);
  if (said.includes(` ${allWords(name).join(' ')} `)) return true;
  const capitals = new Set((message.match(/(?<![\p{L}\p{N}])\p{Lu}\p{L}+/gu) ?? []).flatMap(allWords));
  return words.flatMap(allWords).some((word) => isTelling(word) && !known.has(word) && capitals.has(word));
}

/** The findings of each source, without the sources that tell of such others: their sums name them too. */
export function withoutOthers(sources: Iterable<readonly Fact[]>, others: Secret): Fact[] {
  return [...sources].filter((facts) => !facts.some((fact) => namesOne(fact, others))).flat();
}

function namesOne({ text, each = [], source }: Fact, others: Secret): boolean {
  return [text, ...each, source.title, source.quote ?? ''].some((words) => tells(words, others));
}
