import fc from 'fast-check';
import { expect, test } from 'vitest';
import { articleQuestions } from './article-questions.ts';
import { type Labeled, learn, likelihoodOf } from './likely.ts';
import { spokenActs } from './spoken/spoken-acts.ts';
import { spokenArticles } from './spoken/spoken-articles.ts';
import { spokenMoreTroubles } from './spoken/spoken-more-troubles.ts';
import { spokenNotes } from './spoken/spoken-notes.ts';
import { spokenStates } from './spoken/spoken-states.ts';
import { spokenTroubles } from './spoken/spoken-troubles.ts';
import { topics } from './understood.ts';

const rest = () => Promise.resolve();
const likelyOf = async <K>(topics: readonly Labeled<K>[]) =>
  likelihoodOf(
    topics.map(({ key }) => key),
    await learn(topics, rest),
  );

const colors = [
  { key: 'red', asked: ['where is the red door', 'who painted the door red'] },
  { key: 'blue', asked: ['where is the blue window', 'who cleans the window'] },
];

test('all phrases of a topic count together, and the probabilities make one', async () => {
  const likely = await likelyOf(colors);
  const [first] = likely('is the window clean');
  expect(first?.key).toBe('blue');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (question) => {
      const found = likely(question);
      expect(found.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
      expect(found.map(({ probability }) => probability)).toEqual(
        found.map(({ probability }) => probability).toSorted((a, b) => b - a),
      );
    }),
  );
});

test('words that were never seen say nothing', async () => {
  const found = (await likelyOf(colors))('zxqv');
  expect(new Set(found.map(({ probability }) => probability)).size).toBe(1);
});

const spoken = [
  ['act', spokenActs],
  ['state', spokenStates],
  ['note', spokenNotes],
  ['note', spokenTroubles],
  ['note', spokenMoreTroubles],
] as const;

test('every topic that has phrases of people exists, and no phrase is of two', () => {
  const names = topics.map(
    ({ kind, key }) => `${kind} ${'act' in key ? key.act.name : Object.values(key)[0]}`,
  );
  const told = spoken.flatMap(([kind, by]) => Object.keys(by).map((name) => `${kind} ${name}`));
  expect(told.filter((name) => !names.includes(name))).toEqual([]);
  expect(Object.keys(spokenArticles).length).toBeGreaterThan(Object.keys(articleQuestions).length / 2);
  const phrases = [...spoken.map(([, by]) => by), spokenArticles].flatMap((by) =>
    Object.values(by).flatMap((line) => line.split(' | ')),
  );
  expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
});

test('nearly every phrase leads to its own topic', async () => {
  const likely = await likelyOf(
    Object.entries(spokenStates).map(([key, line]) => ({ key, asked: line.split(' | ') })),
  );
  const all = Object.entries(spokenStates).flatMap(([key, line]) =>
    line.split(' | ').map((ask) => ({ key, ask })),
  );
  const right = all.filter(({ key, ask }) => likely(ask)[0]?.key === key);
  expect(right.length / all.length).toBeGreaterThan(0.95);
});
