import { describe, expect, test } from 'vitest';
import { looselyAny, type MemoWords, onceIncomeWords, oneTimeWords, personalWords } from './memo-words.ts';

/** Word boundaries of PostgreSQL in the words of this language. */
const asHere = (pattern: string) =>
  new RegExp(
    pattern.replaceAll(String.raw`\m`, String.raw`\b`).replaceAll(String.raw`\M`, String.raw`\b`),
    'i',
  );
const codeOf = (all: readonly MemoWords[], memo: string) =>
  all.find(({ pattern }) => asHere(pattern).test(memo))?.code ?? null;

describe('a memo that may name', () => {
  test.each([
    ['Lawsuit settlement', 'N-LEGAL'],
    ['Moving to new building', 'N-MOVE'],
    ['Roof replacement after hail', 'N-CASUALTY'],
    ['ROOF REPLACEMENT', 'A-CAP'],
    ['Severance J. Doe', 'N-SEV'],
    ['Moving average of feed', null],
    ['Settlement of account', null],
    ['Merchant settlement 4471', null],
    ['Move skid to dock', null],
    ['Roof inspection', null],
    ['Fire extinguisher service', null],
    ['Litigationless', null],
    ['Sale of company, legal fees', 'N-DEAL'],
    ['Legal fees for the sale of the business', 'N-DEAL'],
    ['Sale of company truck', null],
    ['Sale of company vehicles', null],
    ['sale of business cards', null],
    ['Sale of our business equipment', null],
    ['Cleaning after fire', 'N-CASUALTY'],
    ['Repairs after the fire', 'N-CASUALTY'],
    ['Windows after hail storm', 'N-CASUALTY'],
    ['After fire inspection', null],
    ['Panel after the fire alarm test', null],
    ['Relocate outlet', null],
    ['Building supplies', null],
    ['', null],
  ])('a one-time cost: %s', (memo, code) => {
    expect(codeOf(oneTimeWords, memo)).toBe(code);
  });

  test.each([
    ['Family cell phone', 'O-PERK'],
    ['Tahoe vacation', 'O-PERK'],
    ["Owner's daughter tuition", 'O-PERK'],
    ['Golf club dues', 'O-PERK'],
    ['Family restaurant supply', null],
    ['Family Dollar', null],
    ['Accrued vacation pay', null],
    ['Vacation accrual', null],
    ['School district contract', null],
    ['Tuition reimbursement', null],
    ['Owner’s home office', null],
    ['Personnel file', null],
    ['Club soda', null],
  ])('a cost of the owner: %s', (memo, code) => {
    expect(codeOf(personalWords, memo)).toBe(code);
  });

  test.each([
    ['PPP forgiveness', 'N-GRANT'],
    ['ERC credit Q2', 'N-GRANT'],
    ['Insurance proceeds', 'N-CASUALTY'],
    ['School district contract', null],
    ['Shopper discount', null],
    ['ERC Properties, job 4', null],
    ['Insurance repair', null],
  ])('one-time income: %s', (memo, code) => {
    expect(codeOf(onceIncomeWords, memo)).toBe(code);
  });
});

test('the quick look leaves no memo out, and has no borders of words', () => {
  for (const [all, memos] of [
    [oneTimeWords, ['Lawsuit settlement', 'Moving to new building', 'Roof replacement after hail']],
    [personalWords, ['Tahoe vacation', 'my home', "Owner's daughter tuition"]],
    [onceIncomeWords, ['PPP forgiveness', 'Insurance proceeds']],
  ] as const) {
    const loose = looselyAny(all);
    expect(loose).not.toMatch(/\\[mM]|\(\?/);
    for (const memo of memos) expect(new RegExp(loose, 'i').test(memo)).toBe(true);
  }
});
