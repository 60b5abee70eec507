import { expect, test } from 'vitest';
import { helpArticles } from '#content/help/articles.ts';
import { anchorOf } from '#content/help/inline.ts';
import { learn, likelihoodOf } from '../domain/likely.ts';
import { topics } from '../domain/understood.ts';
import { topicName } from './likely-topics.ts';
import { readPhrases } from './phrase-files.ts';

const phrases = await readPhrases();

/** Two topics that are told apart by nothing else. */
const plain = (phrase: string) =>
  phrase
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

test('every topic that has phrases of people exists', () => {
  const known = new Set([
    ...topics.map(({ key }) => topicName(key)),
    ...helpArticles.flatMap(({ slug, question, body }) => [
      topicName({ article: question, slug }),
      ...body.flatMap((block) =>
        block.kind === 'heading'
          ? [topicName({ article: block.text, slug, anchor: anchorOf(block.text) })]
          : [],
      ),
    ]),
    topicName({ search: true }),
  ]);
  expect([...phrases.keys()].filter((name) => !known.has(name))).toEqual([]);
});

test('every act, state and note, and every article, has phrases of people', () => {
  const wanted = [
    ...topics.map(({ key }) => topicName(key)),
    ...helpArticles.map(({ slug, question }) => topicName({ article: question, slug })),
  ];
  expect(wanted.filter((name) => (phrases.get(name)?.length ?? 0) < 20)).toEqual([]);
});

test('a phrase is one line of a readable length and stands under one topic only', () => {
  const all = [...phrases].flatMap(([name, own]) => own.map((phrase) => ({ name, phrase })));
  expect(
    all.filter(({ phrase }) => phrase.length < 2 || phrase.length > 240 || phrase.includes('|')),
  ).toEqual([]);
  const first = new Map<string, string>();
  for (const { name, phrase } of all) if (!first.has(plain(phrase))) first.set(plain(phrase), name);
  expect(all.filter(({ name, phrase }) => first.get(plain(phrase)) !== name)).toEqual([]);
});

test('nearly every phrase leads to its own topic', async () => {
  const some = [...phrases].filter(([name]) => name.startsWith('state:'));
  const likely = likelihoodOf(
    some.map(([name]) => name),
    await learn(
      some.map(([key, asked]) => ({ key, asked })),
      () => Promise.resolve(),
    ),
  );
  const all = some.flatMap(([name, own]) => own.map((phrase) => ({ name, phrase })));
  const right = all.filter(({ name, phrase }) => likely(phrase)[0]?.key === name);
  expect(right.length / all.length).toBeGreaterThan(0.95);
});
