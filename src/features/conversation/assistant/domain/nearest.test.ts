import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNearest } from './nearest.ts';

const nearest = createNearest([
  { kind: 'act' as const, key: 'accept', asked: ['accept an offer', 'say yes to an offer'] },
  { kind: 'act' as const, key: 'withdraw', asked: ['withdraw my offer', 'take back my offer'] },
  { kind: 'act' as const, key: 'password', asked: ['change my password'] },
  { kind: 'state' as const, key: 'offers', asked: ['did they accept my offer', 'do I have any offers'] },
]);
const best = (question: string) => nearest(question)[0]?.topic.key;

test('the same words are an act or a state by the form of the question', () => {
  expect(best('how do I accept an offer')).toBe('accept');
  expect(best('did they accept my offer')).toBe('offers');
});

test('names and slips of the finger do not matter', () => {
  expect(nearest('did Avery Stone accept my offer')[0]).toMatchObject({ topic: { key: 'offers' }, score: 1 });
  expect(nearest('how do I chnage my pasword')[0]).toMatchObject({ topic: { key: 'password' }, score: 1 });
});

test('one word in common is no likeness, and none is nothing', () => {
  expect(nearest('what is an offer worth in Texas')[0]?.score ?? 0).toBeLessThan(0.45);
  expect(nearest('who will win the world cup')).toEqual([]);
});

test('likeness is between 0 and 1, best first', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 80 }),
      fc.constantFrom('accept', 'offer', 'password'),
      (text, word) => {
        const scores = nearest(`${text} ${word}`).map(({ score }) => score);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
        expect(scores.every((score) => score > 0 && score <= 1 + 1e-9)).toBe(true);
      },
    ),
  );
});
