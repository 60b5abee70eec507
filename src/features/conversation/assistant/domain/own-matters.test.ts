import { expect, test } from 'vitest';
import { asksWhatWaits } from './own-matters.ts';

test('what waits for a person is asked for as a whole', () => {
  for (const text of [
    'What needs my answer now?',
    'Is anything waiting for me?',
    'is there something that still needs my attention',
    'what is waiting on my decision',
    'Show my to-do list',
    'What’s on my plate today?',
    'whose turn is it',
    'anything I need to respond to?',
    'is anyone waiting for me',
  ])
    expect([text, asksWhatWaits(text)]).toEqual([text, true]);
});

test('what waits of a kind, or for others, is not', () => {
  for (const text of [
    'Where do my requests stand?',
    'which buyer questions are waiting for me',
    'who is waiting for me to write back',
    'Who asked for access to my listing?',
    'I am still waiting on the seller',
    'is there an engagement waiting for me to accept',
    'what do I need to sell my business',
    'how long do I have to wait for an answer',
  ])
    expect([text, asksWhatWaits(text)]).toEqual([text, false]);
});
