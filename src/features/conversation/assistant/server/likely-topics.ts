import { setImmediate as soon } from 'node:timers/promises';
import type { Role } from '#kernel/actor.ts';
import { once } from '#kernel/once.ts';
import { articleQuestions } from '../domain/article-questions.ts';
import { learned } from '../domain/likely.ts';
import { noteOf } from '../domain/notes/notes.ts';
import { spokenFor } from '../domain/spoken/spoken.ts';
import { type Asked, isFor, questionFor, topics } from '../domain/understood.ts';
import { helpIndex } from './help-index.ts';

/** An article by the question that it answers. */
export type LikelyTopic = { about: Asked | { article: string }; probability: number };

const mostAskedOf = 400;
/** From where on a topic is taken: of ten such, nine were right in questions that none of the phrases was written for. */
const surely = { topic: 0.9, bound: 0.97 } as const;
const [notTheirs, possibly] = [0.7, 0.08];

/** Learned when the panel is opened, or when the first question needs it. */
const likelihood = once(async () => {
  const { articles } = await helpIndex();
  return learned<LikelyTopic['about']>(
    [
      ...topics.map(({ key, asked }) => ({ key, asked: [...asked, ...spokenOf(key)] })),
      ...articles.map(({ slug, title, question }) => ({
        key: { article: question },
        asked: [question, title, ...(articleQuestions[slug] ?? []), ...spokenFor('article', slug)],
      })),
    ],
    soon,
  );
});

export function learnTopics(): void {
  // A question that needs it meets the error.
  likelihood().catch(() => undefined);
}

function spokenOf(key: Asked): readonly string[] {
  if ('act' in key) return spokenFor('act', key.act.name);
  return 'note' in key ? spokenFor('note', key.note) : spokenFor('state', key.state);
}

/** What a question is likely about, of all acts, states, notes and articles, most likely first. */
export async function likelyTopics(question: string, roles: readonly Role[]): Promise<LikelyTopic[]> {
  const found = (await likelihood())(question.slice(0, mostAskedOf));
  return found
    .map(({ key, probability }) => ({
      about: key,
      probability: 'article' in key || isFor(key, roles) ? probability : probability * notTheirs,
    }))
    .filter(({ probability }) => probability >= possibly)
    .toSorted((a, b) => b.probability - a.probability);
}

/** The first of them, if it is as good as sure. A refusal has to be surer. */
export function surelyOf([first]: readonly LikelyTopic[]): LikelyTopic['about'] | null {
  if (!first) return null;
  const { about, probability } = first;
  const bound = 'note' in about && noteOf(about.note).bound;
  return probability >= (bound ? surely.bound : surely.topic) ? about : null;
}

/** The question that asks for it, for a button. */
export function likelyQuestion({ about }: LikelyTopic): string {
  return 'article' in about ? about.article : questionFor(about);
}
