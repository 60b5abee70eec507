import type { AmountKind } from '../domain/typed-amount.ts';

export const amountWords: Record<AmountKind, string> = {
  replacement: 'What a buyer pays instead',
  recovered: 'Money that came back',
  effect: 'Effect on earnings',
};

export const refusalWords = {
  'never-allowed': 'Buyers and lenders don’t accept this kind.',
  'wrong-direction': 'This kind of adjustment goes the other way. Check the entries and amounts.',
  'not-to-market': 'It has another replacement cost than the one that counts.',
  'tests-failed': 'A test failed, so it is in no figure.',
} as const;

export const tierWords = {
  A: 'A lender counts all of it',
  B: 'A lender counts half of it',
  C: 'A lender counts none of it',
} as const;
