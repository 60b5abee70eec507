import { formatMoney } from '#kernel/money.ts';
import type { StatementProblem } from './statement.ts';

const quoted = ({ says }: StatementProblem) => `“${(says ?? '').slice(0, 80)}”`;
const place = ({ cell, line }: StatementProblem) =>
  cell ? `Cell ${cell}` : line ? `Line ${line}` : 'The file';

/** Where the report that is meant stands in the programs that most owners have. */
const whatToExport =
  'Export the report “Profit and Loss”, also called “Income Statement”: in QuickBooks, Xero, Wave and FreshBooks under Reports, in Sage under Financial Statements. Choose months as columns, and CSV or Excel.';

const asItIs =
  'Export the report “Profit and Loss” (“Income Statement”) from your program once more, whole, with the total of each section, and send it without changes.';

const words: Record<StatementProblem['code'], (of: StatementProblem) => string> = {
  'balance-sheet': () => `This is a balance sheet: what is owned and owed on a day. ${whatToExport}`,
  'cash-flow': () => `This is a cash flow statement: money in and out, not what was earned. ${whatToExport}`,
  'trial-balance': () => `This is a trial balance: every account, not what was earned. ${whatToExport}`,
  ledger: () => `This is a list of transactions, not their totals by account. ${whatToExport}`,
  aging: () => `This is a list of what customers owe or is owed to suppliers. ${whatToExport}`,
  'nothing-booked': () =>
    'No column of this file has an amount. Check the dates of the report, and export it again.',
  'in-thousands': (of) =>
    `${place(of)} says ${quoted(of)}: the amounts are rounded, and not in dollars. Export the report in dollars and cents: in QuickBooks, clear “Divide by 1000” and “Without cents” in the number format of the report.`,
  'no-header': (of) =>
    `${place(of)} should name the columns: the account, then a month, a year or “Total” above each column of amounts. ${whatToExport}`,
  'no-amounts': () =>
    `There is no profit-and-loss in this file: no section with amounts was found. ${whatToExport}`,
  'column-unnamed': (of) =>
    `${place(of)} holds something in a column without a name. Name the column, or clear it.`,
  'merged-cells': (of) =>
    `${place(of)} is merged with others, so it is not certain where its content belongs. Unmerge it, or export the report again.`,
  'no-name': (of) => `${place(of)} has amounts and no account. Name the account, or clear the line.`,
  'total-without-start': (of) =>
    `${place(of)}, ${quoted(of)}, is the total of something that begins nowhere above it. ${asItIs}`,
  'section-unknown': (of) =>
    `${place(of)}, ${quoted(of)}, is a section that a profit-and-loss does not have. Known are income, cost of goods sold, expenses, other income and other expenses. ${asItIs}`,
  'outside-sections': (of) =>
    `${place(of)}, ${quoted(of)}, has amounts and stands in no section with a total. ${asItIs}`,
  'section-without-total': (of) =>
    `${place(of)}, ${quoted(of)}, has no total below it. We check a file against its own totals, so it needs them. ${asItIs}`,
  'layout-unknown': (of) => `${place(of)}, ${quoted(of)}, stands inside of a section. ${asItIs}`,
  'no-net-income': () =>
    `The file has no line “Net Income” or “Net Profit”, which we check the rest against. ${asItIs}`,
  'does-not-foot': (of) =>
    `Line ${of.line}, ${quoted(of)}, says ${money(of.said)}${of.column ? ` in the column “${of.column}”` : ''}; what it is made of adds up to ${money(of.sum)}. The difference is ${money(of.difference)}. Nothing was kept.`,
  'too-many-accounts': (of) =>
    `${place(of)}: there are more accounts than a profit-and-loss has. Export a summary.`,
  'path-too-long': (of) =>
    `${place(of)}, ${quoted(of)}, has too long a name with those of the accounts above it. Shorten them.`,
  'not-a-number': (of) =>
    `${place(of)} says ${quoted(of)}, which is no amount. Amounts look like 1,234.50 or (1,234.50); 1.234,50 is how other countries write them: set the number format of your program to the one of the United States, and export the report again.`,
  'other-currency': (of) =>
    `${place(of)} says ${quoted(of)}, which is not in US dollars. Export the report in dollars.`,
  percent: (of) =>
    `${place(of)} says ${quoted(of)}, a percentage. Export the report without columns of percentages.`,
  'part-of-a-cent': (of) => `${place(of)} says ${quoted(of)}, which is not a whole number of cents.`,
  'too-large': (of) => `${place(of)} says ${quoted(of)}, which is too large for an amount.`,
  'date-for-amount': (of) => `${place(of)} holds a date where an amount should stand.`,
  'error-in-cell': (of) => `${place(of)} says ${quoted(of)}, an error of the spreadsheet, or a yes or no.`,
  'formula-without-result': (of) =>
    `${place(of)} holds a formula without its result. Formulas are never run here: open the file in your spreadsheet program, save it, and send it again.`,
};

const money = (amount: StatementProblem['sum']) => (amount === undefined ? 'nothing' : formatMoney(amount));

/** What is wrong with a file and where, for the owner; a sentence or two. */
export function statementWords(problem: StatementProblem): string {
  return words[problem.code](problem);
}
