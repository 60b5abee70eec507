import { expect, test } from 'vitest';
import { noticeKinds } from '#kernel/notice.ts';
import { chosenKinds, mailChoices, mailFor, storedChoice } from './mail-choice.ts';

test('mailed at once until somebody chooses otherwise', () => {
  for (const kind of chosenKinds) {
    expect(mailFor(kind, undefined)).toBe('instant');
    for (const choice of mailChoices) expect(mailFor(kind, choice)).toBe(choice);
  }
});

test('what a feature mails by itself is never mailed a second time, whatever is chosen', () => {
  const others = noticeKinds.filter((kind) => !chosenKinds.includes(kind));
  expect(others).toEqual(['nda-issued', 'nda-signed', 'saved-search']);
  for (const kind of others) for (const choice of mailChoices) expect(mailFor(kind, choice)).toBe('off');
});

test('a stored choice is one of ours', () => {
  for (const choice of mailChoices) expect(storedChoice(choice)).toBe(choice);
  expect(() => storedChoice('weekly')).toThrow();
});
