import { setImmediate as soon } from 'node:timers/promises';
import type { HelpArticle } from '#content/help/article.ts';
import { anchorOf } from '#content/help/inline.ts';
import type { Role } from '#kernel/actor.ts';
import { once } from '#kernel/once.ts';
import { articleQuestions } from '../domain/article-questions.ts';
import { type Labeled, learn, likelihoodOf } from '../domain/likely.ts';
import { createNearest } from '../domain/nearest.ts';
import { isForAdmins, noteOf } from '../domain/notes/notes.ts';
import type { TopicName } from '../domain/phrases.ts';
import { type Asked, isFor, nearestTopics, questionFor, topics } from '../domain/understood.ts';
import { helpIndex, type Passage } from './help-index.ts';
import type { Meant } from './help-passages.ts';
import { keepLearned, learnedBefore } from './learned-file.ts';
import { readPhrases } from './phrase-files.ts';

/** An article by the question that it answers, or one section of it by its heading; `search`: businesses are looked for in the market. */
export type Likely = Asked | { article: string; slug: string; anchor?: string } | { search: true };
export type LikelyTopic = { about: Likely; probability: number };

const mostAskedOf = 400;
/**
 * From where on a topic is taken: of ten such, nine were right in questions that none of the phrases was written for;
 * and from where on it is worth a guess that is said to be one.
 */
export const likelihoods = {
  rather: 0.35,
  surely: 0.45,
  bound: 0.55,
  rivals: 0.6,
  surer: 0.65,
  plain: 0.75,
  asGoodAsSure: 0.9,
  /** Found by its words, and less likely than this, an answer was wrong as often as right. */
  told: 0.3,
  perhaps: 0.2,
  hardly: 0.01,
} as const;
const [notTheirs, notAdmins, possibly, worthAsking] = [0.7, 0.15, 0.003, 0.1];
/** What the likeness to the nearest phrase, 0 to 1, adds to the logarithm of the probability that was learned. */
const [ofNearest, least] = [4, 1e-4];

/** All that a question may be about, with how people ask for it. */
async function labeledTopics(): Promise<Labeled<Likely>[]> {
  const { articles, passages } = await helpIndex();
  const phrases = await readPhrases();
  const own: Labeled<Likely>[] = [
    ...topics,
    ...articles.map(({ slug, title, question }) => ({
      key: { article: question, slug },
      asked: [question, title, ...(articleQuestions[slug] ?? [])],
    })),
    ...sectionsIn(articles, phrases.keys()).map((key) => ({
      key,
      asked: [key.article, ...toldIn(key, passages)],
    })),
    { key: { search: true }, asked: [] },
  ];
  return own.map(({ key, asked }) => ({ key, asked: [...asked, ...(phrases.get(topicName(key)) ?? [])] }));
}

/** By what the files of phrases head a topic with. */
export function topicName(key: Likely): TopicName {
  if ('act' in key) return `act:${key.act.name}`;
  if ('note' in key) return `note:${key.note}`;
  if ('state' in key) return `state:${key.state}`;
  if ('search' in key) return 'search';
  return key.anchor === undefined ? `article:${key.slug}` : `section:${placeOf(key)}`;
}

/** Read from the build, or learned, when the panel is opened or when the first question needs it. */
const learned = once(async () => {
  const labeled = await labeledTopics();
  const keys = labeled.map(({ key }) => key);
  const likelihood = likelihoodOf(keys, (await learnedBefore(labeled)) ?? (await learn(labeled, soon)));
  const headings = createNearest(
    keys.flatMap((key) =>
      'anchor' in key ? { kind: 'note' as const, key: placeOf(key), asked: [key.article] } : [],
    ),
  );
  return { likelihood, headings };
});

/** For the build: what questions are learned from, so that no one who opens the panel waits for it. */
export async function writeLearnedTopics(): Promise<void> {
  const labeled = await labeledTopics();
  await keepLearned(labeled, await learn(labeled, soon));
}

/** The sections that people ask for on their own, by their headings. */
function sectionsIn(articles: readonly HelpArticle[], names: Iterable<TopicName>) {
  const wanted = new Set(names);
  return articles.flatMap(({ slug, body }) =>
    body.flatMap((block) => {
      if (block.kind !== 'heading') return [];
      const key = { article: block.text, slug, anchor: anchorOf(block.text) };
      return wanted.has(topicName(key)) ? [key] : [];
    }),
  );
}

/** What a section says has words in which it is asked for, too. */
function toldIn({ slug, anchor }: { slug: string; anchor: string }, passages: readonly Passage[]) {
  return passages.filter((one) => one.slug === slug && one.anchor === anchor).map(({ text }) => text);
}

function placeOf({ slug, anchor }: { slug: string; anchor?: string }): string {
  return anchor === undefined ? slug : `${slug}#${anchor}`;
}

export function learnTopics(): void {
  // A question that needs it meets the error.
  learned().catch(() => undefined);
}

/** What only those who run the site ask. */
function isAdmins(key: Asked): boolean {
  return 'note' in key && isForAdmins(key.note);
}

/**
 * What a question is likely about, of all acts, states, notes and articles, most likely first: what was learned from all
 * phrases of a topic together, with the likeness to the nearest one.
 */
export async function likelyTopics(question: string, roles: readonly Role[]): Promise<LikelyTopic[]> {
  const asked = question.slice(0, mostAskedOf);
  const [{ likelihood, headings }, { alike }] = [await learned(), await helpIndex()];
  const near = new Map<unknown, number>(
    nearestTopics(asked, roles).map(({ topic, score }) => [topic.key, score]),
  );
  const articles = new Map(alike(asked));
  for (const { topic, score } of headings(asked)) articles.set(topic.key, score);
  const weighed = likelihood(asked).map(({ key, probability }) => {
    const isOwn = !('article' in key || 'search' in key);
    const nearness = 'article' in key ? articles.get(placeOf(key)) : near.get(key);
    const theirs = isOwn && !isFor(key, roles) ? (isAdmins(key) ? notAdmins : notTheirs) : 1;
    return { about: key, weight: (probability + least) * theirs * Math.exp(ofNearest * (nearness ?? 0)) };
  });
  const sum = weighed.reduce((all, { weight }) => all + weight, 0);
  return weighed
    .map(({ about, weight }) => ({ about, probability: weight / sum }))
    .filter(({ probability }) => probability >= possibly)
    .toSorted((a, b) => b.probability - a.probability);
}

/** The first of them, if it is as good as sure. A refusal has to be surer. */
export function surelyOf([first]: readonly LikelyTopic[], from: number): Likely | null {
  if (!first) return null;
  const { about, probability } = first;
  const bound = 'note' in about && noteOf(about.note).bound;
  return probability >= Math.max(from, bound ? likelihoods.bound : 0) ? about : null;
}

/** The questions that ask for them, for buttons. */
export function likelyQuestions(all: readonly LikelyTopic[]): string[] {
  return all.flatMap(({ about, probability }) => {
    if ('search' in about || probability < worthAsking) return [];
    return 'article' in about ? about.article : questionFor(about);
  });
}

/** The articles among them that are nearly as likely as the first. */
export function articlesMeant(all: readonly LikelyTopic[]): Meant[] {
  const found = all.flatMap(({ about, probability }) =>
    'article' in about
      ? [{ slug: about.slug, ...(about.anchor && { anchor: about.anchor }), probability }]
      : [],
  );
  return found.filter(({ probability }) => probability >= (found[0]?.probability ?? 0) * nearlyAs);
}

const nearlyAs = 0.2;
