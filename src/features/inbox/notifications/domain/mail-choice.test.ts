import { expect, test } from 'vitest';
import { noticeKinds } from '#kernel/notice.ts';
import { chosenKinds, mailChoices, mailFor, storedChoice } from './mail-choice.ts';

test('notices are mailed immediately by default', () => {
  for (const kind of chosenKinds) {
    expect(mailFor(kind, undefined)).toBe('instant');
    for (const choice of mailChoices) expect(mailFor(kind, choice)).toBe(choice);
  }
});

test('kinds that a feature mails itself are never mailed twice, whatever is chosen', () => {
  const others = noticeKinds.filter((kind) => !chosenKinds.includes(kind));
  expect(others).toEqual(['nda-issued', 'nda-signed', 'saved-search']);
  for (const kind of others) for (const choice of mailChoices) expect(mailFor(kind, choice)).toBe('off');
});

test('a stored choice must be a known one', () => {
  for (const choice of mailChoices) expect(storedChoice(choice)).toBe(choice);
  expect(() => storedChoice('weekly')).toThrow();
});
