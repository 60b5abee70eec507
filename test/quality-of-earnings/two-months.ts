import { balanceOf, profitOf } from '#test/support/monthly-statements.ts';

const months = ['Jan 2025', 'Feb 2025'];
export const january = '2025-01-01/2025-01-31';
export const february = '2025-02-01/2025-02-28';
export const profit = profitOf(months, {
  income: [
    ['Sales', 1_000_00, 2_000_00],
    ['Discounts given', -10_00, 0],
  ],
  costs: [['Job Materials', 400_00, 700_00]],
  expenses: [
    ['Rent', 200_00, 200_00],
    ['Payroll', 0, 90_05],
  ],
});

export const balance = balanceOf(['Jan 31, 2025', 'Feb 28, 2025'], {
  assets: [
    ['Checking', 1_000_00, 1_400_00],
    ['Accounts Receivable (A/R)', 300_00, 200_00],
  ],
  liabilities: [['Loan', 500_00, 450_00]],
  equity: [
    ['Owner’s investment', 700_00, 700_00],
    ['Retained Earnings', 0, 0],
    ['Net Income', 100_00, 450_00],
  ],
});
