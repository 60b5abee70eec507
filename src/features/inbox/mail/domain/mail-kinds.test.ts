import { expect, test } from 'vitest';
import { mailKinds, mailTitle } from './mail-kinds.ts';

test('every kind of email has its own title', () => {
  const titles = mailKinds.map(mailTitle);
  expect(new Set(titles).size).toBe(mailKinds.length);
  for (const [at, title] of titles.entries()) {
    expect(title).not.toBe(mailKinds[at]);
    expect(title).toMatch(/^[A-Z][A-Za-z -]+$/);
  }
});

test('an unknown kind is shown by its code', () => {
  expect(mailTitle('kind-of-the-past')).toBe('kind-of-the-past');
});
