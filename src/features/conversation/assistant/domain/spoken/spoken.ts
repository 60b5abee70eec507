import { inEnglish } from '../spanish/spanish.ts';
import { spokenActs } from './spoken-acts.ts';
import { spokenArticles } from './spoken-articles.ts';
import { spokenMoreNotes } from './spoken-more-notes.ts';
import { spokenMoreTroubles } from './spoken-more-troubles.ts';
import { spokenNotes } from './spoken-notes.ts';
import { spokenSections } from './spoken-sections.ts';
import { spokenSpanish } from './spoken-spanish.ts';
import { spokenStates } from './spoken-states.ts';
import { spokenTroubles } from './spoken-troubles.ts';

const byKind = {
  act: [spokenActs],
  state: [spokenStates],
  note: [spokenNotes, spokenMoreNotes, spokenTroubles, spokenMoreTroubles],
  article: [spokenArticles],
} as const satisfies Record<string, readonly Readonly<Record<string, string>>[]>;

const phrasesOf = (line: string | undefined) => line?.split(' | ') ?? [];

/**
 * In what other words people ask for a topic: complaints, half sentences and slang, written by people of five kinds who
 * saw only what the topic answers. One line for each topic, the phrases apart by ` | `. What a topic means itself
 * stands beside it, in `asked`.
 */
export function spokenFor(kind: keyof typeof byKind, name: string): readonly string[] {
  return [
    ...byKind[kind].flatMap((lines) => phrasesOf(lines[name])),
    ...phrasesOf(spokenSpanish[kind][name]).map(inEnglish),
  ];
}

/** The sections of articles that are asked for on their own, by slug and anchor, with how people ask for them. */
export const spokenOfSections: readonly { slug: string; anchor: string; asked: readonly string[] }[] =
  Object.entries(spokenSections).map(([key, line]) => {
    const [slug = '', anchor = ''] = key.split('#');
    return {
      slug,
      anchor,
      asked: [...phrasesOf(line), ...phrasesOf(spokenSpanish.section[key]).map(inEnglish)],
    };
  });
