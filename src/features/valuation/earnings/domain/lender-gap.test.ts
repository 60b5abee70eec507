import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { lenderGapWords } from './lender-gap.ts';

const ownerPay = {
  from: 'books' as const,
  addBackId: null,
  paid: cents(150_000_00),
  market: cents(115_000_00),
  effect: cents(35_000_00),
  shown: cents(150_000_00),
  tier: 'B' as const,
};
const titled = [
  { id: 'truck', title: 'Personal truck', code: 'O-PERK' as const },
  { id: 'price', title: 'New price', code: 'F-PRICE' as const },
];
const line = { id: 'truck', amount: 6_000_00, tier: 'C' as const, judged: { refusal: null } };

test('a replacement salary explains why lenders recognize less adjusted EBITDA, and that their SDE is the same', () => {
  const [pay, ...more] = lenderGapWords({ ownerPay, addBacks: [] }, []);
  expect(more).toEqual([]);
  expect(pay).toContain(
    'In adjusted EBITDA only: your pay, $150,000 in the books, less the replacement salary, $115,000, is $35,000, partly documented',
  );
  expect(pay).toContain('lenders count half');
  expect(pay).toContain('SDE adds your pay back in full either way.');
  const none = { ...ownerPay, market: null, effect: cents(0) };
  expect(lenderGapWords({ ownerPay: none, addBacks: [] }, [])).toEqual([]);
  const typed = { ...line, amount: 35_000_00 };
  const own = { id: 'truck', title: 'My pay', code: 'O-COMP' as const };
  const ofAddBack = { ...ownerPay, from: 'add-back' as const, addBackId: 'truck' };
  const said = lenderGapWords({ ownerPay: ofAddBack, addBacks: [typed] }, [own]);
  expect(said).toEqual([
    expect.stringMatching(/^In adjusted EBITDA only: .* lenders count none of it\. SDE/),
  ]);
});

test('of two owners who are paid alike, only the one whose pay is brought to market is told as that', () => {
  const pay = { ...ownerPay, from: 'add-back' as const, addBackId: 'ann', shown: cents(0) };
  const both = ['ann', 'ben'].map((id) => ({ ...line, id, amount: 35_000_00 }));
  const named = ['ann', 'ben'].map((id) => ({ id, title: `Pay of ${id}`, code: 'O-COMP' as const }));
  expect(lenderGapWords({ ownerPay: pay, addBacks: both }, named)).toEqual([
    'Pay of ann: $150,000 of your pay is not on the line “Owner’s pay”. It is not documented, so lenders count none of it.',
    'Pay of ben: $35,000, not documented, so lenders count none of it.',
  ]);
});

test('so does each add-back that counts and is not documented', () => {
  const documented = { ...ownerPay, from: 'add-back' as const };
  const words = (one: object) =>
    lenderGapWords({ ownerPay: documented, addBacks: [{ ...line, ...one }] }, titled);
  expect(words({})).toEqual(['Personal truck: $6,000, not documented, so lenders count none of it.']);
  expect(words({ tier: 'A' })).toEqual([]);
  expect(words({ judged: { refusal: 'tests-failed' } })).toEqual([]);
  expect(words({ id: 'price' })).toEqual([]);
  expect(words({ amount: -6_000_00 })).toEqual([]);
});
