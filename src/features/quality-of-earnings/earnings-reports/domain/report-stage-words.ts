import type { DatabookStage } from '#features/quality-of-earnings/databook/domain/stages.ts';

/** After “It shows”, and what is left out. Titles and readers are those of the databook. */
export const reportStageWords: Record<DatabookStage, { shows: string; hides: string }> = {
  summary: {
    shows:
      'the last twelve months and fiscal years, the bridge to adjusted earnings, and titles and dollars of findings.',
    hides: 'Months, balances, customers and names are left out.',
  },
  monthly: {
    shows:
      'years and months, the bridge, customers as numbers, cash, working capital and debt, tax returns beside the books, findings, and hashes of the files.',
    hides: 'Names, explanations, titles of adjustments and names of files are left out.',
  },
  names: {
    shows:
      'years and months, the bridge with the reason of each adjustment, customers by name, cash, working capital and debt, tax returns beside the books, and findings with the owner’s explanations.',
    hides: 'Of account numbers it has only the last four digits.',
  },
};
