import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keywordsOf, searchText, spanFinder } from './keywords.ts';

/** Search syntax and what breaks it, including unpaired surrogates. */
const sign = fc.oneof(
  fc.constantFrom(...'\'"-&|!():*<>\\_.% \t\u0000\u0001aZ7éßİ寿𝐐😀\u0301'),
  fc.nat(0xffff).map((code) => String.fromCharCode(code)),
);
const text = (typed: string) => searchText(keywordsOf(typed));

describe('keyword parsing', () => {
  it.each([
    ['plumbing', "('plumbing':*)"],
    ['plumbing ', "('plumbing')"],
    ['plumbing heat', "('plumbing') & ('heat':*)"],
    ['"well drilling" pumps', "('well' <-> 'drilling') & ('pumps':*)"],
    ['"well drilling"', "('well' <-> 'drilling')"],
    ['"still open', "('still' <-> 'open')"],
    ['well-known', "('well' <-> 'known':*)"],
    ["owner's crew ", "('owner' <-> 's') & ('crew')"],
    ['plumbing -franchise', "('plumbing') & !('franchise')"],
    ['-"owner operated" shop ', "!('owner' <-> 'operated') & ('shop')"],
    ['a', "('a')"],
    ['café', "('café':*)"],
    ['寿司', "('寿司')"],
    ['寿司屋', "('寿司屋':*)"],
    ["'); drop table listing; --", "('drop') & ('table') & ('listing')"],
    ['a & b | !c <-> d:*', "('a') & ('b') & ('c') & ('d')"],
    ['\u0001iRetail ', "('iRetail')"],
  ])('parses %j as %s', (typed, wanted) => expect(text(typed)).toBe(wanted));

  it.each(['', ' ', '!!!', '-', '""', '\u0000\u0001', '😀', '—'])('finds no keyword in %j', (typed) =>
    expect(text(typed)).toBeNull(),
  );

  it('keeps the first twelve words', () => {
    expect(keywordsOf('a '.repeat(100))).toHaveLength(12);
    expect(keywordsOf(`"${'a '.repeat(100)}"`)[0]?.words).toHaveLength(12);
  });

  it('emits only words and operators, never raw user syntax', () => {
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 200 }), (typed) => {
        const made = text(typed) ?? '()';
        expect(made.replace(/'[\p{L}\p{N}\p{M}]+'/gu, "'w'")).toMatch(
          /^\(\)$|^!?\('w'(?::\*)?( <-> 'w'(?::\*)?)*\)( & !?\('w'(?::\*)?( <-> 'w'(?::\*)?)*\))*$/,
        );
      }),
    );
  });
});

describe('highlights', () => {
  const marked = (shown: string, typed: string) =>
    spanFinder(keywordsOf(typed))(shown).map(({ start, end }) => shown.slice(start, end));

  it.each([
    ['Plumbing and heating', 'plumbing ', ['Plumbing']],
    ['Plumbing, plumber, plum', 'plumb', ['Plumbing', 'plumber']],
    ['Plumbing, plumber, plum', 'plumb ', []],
    ['A well drilling crew, well known', '"well drilling"', ['well drilling']],
    ['The well-known crew', 'well-known ', ['well-known']],
    ['shop without franchise', 'shop -franchise', ['shop']],
    ['👩‍🚀 Ünï shop', 'shop ünï ', ['Ünï', 'shop']],
    ['a𝐐bc bc', 'bc ', ['bc']],
    ['𝐐𝐐 shop𝐐', 'shop', ['shop𝐐']],
    ['İSTANBUL shop', 'shop ', ['shop']],
    ['well — drilling', '"well drilling"', ['well — drilling']],
    ['', 'shop', []],
    ['shop', '', []],
  ])('mark in %j for %j: %j', (shown, typed, wanted) => expect(marked(shown, typed)).toEqual(wanted));

  it('are ordered, disjoint, within the text and limited to fifty', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.string({ maxLength: 40 }), (shown, typed) => {
        const spans = spanFinder(keywordsOf(typed))(shown);
        expect(spans.length).toBeLessThanOrEqual(50);
        spans.forEach(({ start, end }, at) => {
          expect(start).toBeGreaterThanOrEqual(spans[at - 1]?.end ?? 0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(shown.length);
        });
      }),
    );
    expect(spanFinder(keywordsOf('a '))('a '.repeat(5_000))).toHaveLength(50);
  });
});
