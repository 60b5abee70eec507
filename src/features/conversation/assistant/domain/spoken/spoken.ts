import { spokenActs } from './spoken-acts.ts';
import { spokenArticles } from './spoken-articles.ts';
import { spokenNotes } from './spoken-notes.ts';
import { spokenStates } from './spoken-states.ts';

const byKind = { act: spokenActs, state: spokenStates, note: spokenNotes, article: spokenArticles } as const;

/**
 * In what other words people ask for a topic: complaints, half sentences and slang, written by people of five kinds who
 * saw only what the topic answers. One line for each topic, the phrases apart by ` | `. What a topic means itself
 * stands beside it, in `asked`.
 */
export function spokenFor(kind: keyof typeof byKind, name: string): readonly string[] {
  return byKind[kind][name]?.split(' | ') ?? [];
}
