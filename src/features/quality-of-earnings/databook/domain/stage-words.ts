import type { DatabookStage } from './stages.ts';

type Words = {
  title: string;
  /** Who would be given it. */
  who: string;
  shows: string;
  hides: string;
};

export const stageWords: Record<DatabookStage, Words> = {
  summary: {
    title: 'Summary',
    who: 'Buyers after the NDA.',
    shows:
      'The last twelve months and fiscal years, the bridge to adjusted earnings, and titles and dollars of findings.',
    hides: 'No ledger, no customers, no names.',
  },
  monthly: {
    title: 'Monthly',
    who: 'A buyer whose letter of intent you accepted.',
    shows:
      'Also every month by account, balances, customers as numbers, and every entry of the ledger behind the figures.',
    hides:
      'No names, memos, document numbers or account numbers. Explanations and titles of adjustments stay closed too.',
  },
  names: {
    title: 'Names',
    who: 'A buyer in the last checks before closing, only with your consent.',
    shows: 'Also names, memos and your explanations, and of account numbers the last four digits.',
    hides: 'No whole account numbers.',
  },
};
