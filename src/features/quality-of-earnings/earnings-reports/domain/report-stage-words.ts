import type { DatabookStage } from '#features/quality-of-earnings/databook/domain/stages.ts';

/** What the report of a stage shows and leaves out. Titles and readers are those of the databook. */
export const reportStageWords: Record<DatabookStage, { shows: string; hides: string }> = {
  summary: {
    shows:
      'The last twelve months and fiscal years, the bridge to adjusted earnings, and titles and dollars of findings.',
    hides: 'No months, no balances, no customers, no names.',
  },
  monthly: {
    shows:
      'Also every month, customers as numbers, working capital and debt, tax returns beside the books, and hashes of the files.',
    hides: 'No names. Explanations, titles of adjustments and names of files stay closed too.',
  },
  names: {
    shows:
      'Also names of customers and files, titles and reasons of adjustments, and the owner’s explanations.',
    hides: 'Of account numbers only the last four digits.',
  },
};
