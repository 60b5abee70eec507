import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Leak } from '#features/marketplace/listings/domain/leak-check.ts';
import { states } from '#features/marketplace/listings/domain/places.ts';
import { lawOf } from './governing-law.ts';
import { findingsOf, type ReadPdf, textsToCheck } from './pdf-findings.ts';

const plain: ReadPdf = { texts: ['Some words'], properties: [], links: [], earlierVersions: 0 };
const leak = (given: Partial<Leak>): Leak => ({
  field: 'Page 1',
  words: 'Quartzite',
  start: 0,
  end: 9,
  rule: 'own-name',
  severity: 'block',
  why: 'This is part of the name of the business.',
  ...given,
});

describe('findings in an own PDF', () => {
  test('are none in a file without anything to report', () => {
    expect(findingsOf(plain, [])).toEqual([]);
  });

  test('list names first, without duplicates; ignore amounts and dates', () => {
    const findings = findingsOf(plain, [
      leak({ rule: 'money', words: '$5,000', severity: 'warn' }),
      leak({ rule: 'date', words: 'March 1, 2026', severity: 'warn' }),
      leak({ rule: 'person', words: 'Ada Lovelace', severity: 'warn', why: 'A person.' }),
      leak({}),
      leak({ field: 'Page 2', words: 'QUARTZITE' }),
    ]);
    expect(findings.map(({ where, words, names }) => [where, words, names])).toEqual([
      ['Page 1', 'Quartzite', true],
      ['Page 1', 'Ada Lovelace', false],
    ]);
  });

  test('include properties that a person wrote, not those in which programs name themselves', () => {
    const properties = ['Author', 'Company', 'Producer', 'Creator', 'XMP', 'PTEX.Fullbanner'].map((name) => ({
      name,
      value: `Somebody in ${name}`,
    }));
    expect(findingsOf({ ...plain, properties }, []).map(({ where }) => where)).toEqual([
      'Property Author',
      'Property Company',
    ]);
  });

  test('include pages without text, and earlier versions', () => {
    const findings = findingsOf({ ...plain, texts: ['Words', ' \n '], earlierVersions: 2 }, []);
    expect(findings.map(({ where, words }) => [where, words])).toEqual([
      ['Page 2', null],
      ['The file', null],
    ]);
  });

  test('are limited to two hundred, whatever is in the file', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 400 }), (words) => {
        const findings = findingsOf(
          plain,
          words.map((one) => leak({ words: one, severity: one.length % 2 ? 'warn' : 'block' })),
        );
        expect(findings.length).toBeLessThanOrEqual(200);
        const firstLook = findings.findIndex(({ names }) => !names);
        expect(firstLook === -1 || findings.slice(firstLook).every(({ names }) => !names)).toBe(true);
      }),
    );
  });

  test('cover every page, the properties and the links', () => {
    const fields = textsToCheck({
      texts: ['a', 'b'],
      properties: [{ name: 'Title', value: 'c' }],
      links: ['https://hollow.example'],
      earlierVersions: 0,
    });
    expect(fields.map(({ field }) => field)).toEqual(['Page 1', 'Page 2', 'Property Title', 'Links']);
  });
});

test('every state has a law with a unique name', () => {
  const laws = states.map(({ slug }) => lawOf(slug));
  expect(new Set(laws).size).toBe(states.length);
  expect(lawOf('utah')).toBe('the State of Utah');
  expect(lawOf('district-of-columbia')).toBe('the District of Columbia');
});
