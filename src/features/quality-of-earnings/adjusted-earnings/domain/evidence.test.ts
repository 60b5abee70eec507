import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aDocument, aPayment } from '#test/support/adjustments.ts';
import {
  missingEvidence,
  type Reference,
  settledReferences,
  standings,
  supportOf,
  tierOfEvidence,
} from './evidence.ts';
import { listedWords, wordsForBuyers } from './reference-words.ts';

const owed = { of: 'ledger', lines: [{ first: '2025-06', last: '2025-06', amount: 300, lines: 1 }] } as const;
const reference: fc.Arbitrary<Reference> = fc
  .record({ bank: fc.boolean(), own: fc.boolean(), amount: fc.constantFrom(-300, -299) })
  .chain(({ bank, own, amount }) =>
    fc
      .constantFrom(...standings)
      .map((standing) =>
        bank ? aPayment(amount, '2025-06-21', { standing }) : aDocument({ own, standing }),
      ),
  );
const references = fc.array(reference, { maxLength: 6 });
const tiersFrom = 'ABC';

describe('the tier of evidence', () => {
  test('follows only what stands', () => {
    fc.assert(
      fc.property(references, fc.boolean(), fc.string(), (given, hasLines, why) => {
        const stands = given.filter(({ standing }) => standing === 'stands');
        const tier = (list: readonly Reference[]) => tierOfEvidence(supportOf(list, owed), hasLines, why);
        expect(tier(given)).toBe(tier(stands));
      }),
    );
  });

  test('is A exactly with entries, a document of someone else and the whole payment', () => {
    fc.assert(
      fc.property(references, fc.boolean(), fc.string(), (given, hasLines, why) => {
        const support = supportOf(given, owed);
        const tier = tierOfEvidence(support, hasLines, why);
        expect(tier === 'A').toBe(hasLines && support.document === 'other' && support.bank.state === 'all');
        expect(missingEvidence(support, hasLines, tier).length === 0).toBe(tier === 'A');
      }),
    );
  });

  test('is C without a document or entry, whatever was said', () => {
    fc.assert(
      fc.property(fc.string(), (why) => {
        expect(tierOfEvidence(supportOf([], owed), false, why)).toBe('C');
      }),
    );
  });

  test('never falls by more evidence that stands', () => {
    fc.assert(
      fc.property(references, fc.string(), (given, why) => {
        const before = tierOfEvidence(supportOf(given, owed), true, why);
        const after = tierOfEvidence(supportOf([...given, aDocument()], owed), true, why);
        expect(tiersFrom.indexOf(after)).toBeLessThanOrEqual(tiersFrom.indexOf(before));
      }),
    );
  });
});

test('a payment supports one adjustment, the first that has it', () => {
  fc.assert(
    fc.property(fc.array(references, { maxLength: 4 }), (lists) => {
      let paid: ReadonlySet<string> = new Set();
      const settled = lists.flatMap((list) => {
        const found = settledReferences(list, paid);
        paid = found.paid;
        return found.references;
      });
      const keys = settled.flatMap((one) =>
        one.kind === 'bank' && one.standing === 'stands' ? [one.payment.key] : [],
      );
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});

describe('words for buyers', () => {
  test('name what stands, and no file that they may not open', () => {
    const given = [
      aDocument({ page: 3 }),
      aDocument({ id: 'secret', label: 'Secret.pdf', page: null }),
      aDocument({ standing: 'removed', label: 'Old.pdf' }),
      aPayment(-25_000_00, '2025-06-21', { label: 'Smith LLP' }),
      aPayment(-1_00, '2025-06-22', { standing: 'elsewhere' }),
    ];
    expect(wordsForBuyers(given, new Set(['secret']))).toEqual({
      documents: ['Invoice 12.pdf, page 3', 'A document not open to buyers'],
      payments: ['Jun 21, 2025, -$25,000, Smith LLP, June.qfx, row 4'],
    });
  });

  test('list six and count the rest', () => {
    expect(listedWords([])).toBe('');
    expect(listedWords(['1', '2', '3', '4', '5', '6', '7', '8'])).toBe('1; 2; 3; 4; 5; 6; and 2 more');
  });
});
