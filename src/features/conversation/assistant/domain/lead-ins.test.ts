import { expect, test } from 'vitest';
import { factOf } from './fact.ts';
import { withItems, withoutOpenEnds } from './lead-ins.ts';

const all = [
  ['An engagement ties one broker to one listing.', false],
  ['While it is active, that broker may:', false],
  ['see requests;', true],
  ['send the agreement.', true],
  ['It ends automatically.', false],
  ['What a buyer sees:', false],
  ['Nothing else.', false],
].map(([text, listed], id) => ({ id, slug: 'a', anchor: null, text: String(text), listed: listed === true }));

test('a lead-in is told with its list, and one without a list is not told', () => {
  const told = (ids: readonly number[]) =>
    withItems(
      all.filter(({ id }) => ids.includes(id)).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
      all,
    ).map(({ id }) => id);
  expect(told([1])).toEqual([1, 2, 3]);
  expect(told([3, 1, 4])).toEqual([1, 2, 3, 4]);
  expect(told([2, 0])).toEqual([2, 0]);
  expect(told([0, 5])).toEqual([0]);
});

test('no lead-in is left to which nothing of its page follows', () => {
  const fact = (text: string, slug: string) =>
    factOf(text, { kind: 'article', title: slug, href: `/help/${slug}#part`, quote: text });
  const kept = (facts: Parameters<typeof withoutOpenEnds>[0]) =>
    withoutOpenEnds(facts).map(({ text }) => text);
  expect(kept([fact('Yes.', 'a'), fact('That broker may:', 'a')])).toEqual(['Yes.']);
  expect(kept([fact('That broker may:', 'a'), fact('It costs nothing.', 'b')])).toEqual([
    'It costs nothing.',
  ]);
  expect(kept([fact('That broker may:', 'a'), fact('see requests;', 'a')])).toHaveLength(2);
});
