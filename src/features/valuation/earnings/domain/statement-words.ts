import { formatMoney } from '#kernel/money.ts';
import type { StatementProblem } from './statement.ts';

const quoted = ({ says }: StatementProblem) => `“${(says ?? '').slice(0, 80)}”`;
const place = ({ cell, line }: StatementProblem) =>
  cell ? `Cell ${cell}` : line ? `Line ${line}` : 'The file';

const whatToExport =
  'Export the report “Profit and Loss” (“Income Statement”) instead: in QuickBooks, Xero, Wave and FreshBooks it is under Reports, in Sage under Financial Statements. Choose months or years as columns, and CSV or Excel.';

const asItIs =
  'Export the report “Profit and Loss” (“Income Statement”) from your accounting software again, with the total of each section, and upload it unchanged.';

const words: Record<StatementProblem['code'], (of: StatementProblem) => string> = {
  'balance-sheet': () =>
    `This is a balance sheet: what the business owns and owes on one day. ${whatToExport}`,
  'cash-flow': () => `This is a cash flow statement, not what the business earned. ${whatToExport}`,
  'trial-balance': () => `This is a trial balance, not what the business earned. ${whatToExport}`,
  ledger: () => `This is a list of transactions, not totals by account. ${whatToExport}`,
  aging: () => `This is an aging report of receivables or payables. ${whatToExport}`,
  'nothing-booked': () =>
    'No column of this file has an amount. Check the dates of the report, and export it again.',
  'in-thousands': (of) =>
    `${place(of)} says ${quoted(of)}: the amounts are rounded, and not in dollars. Export the report in dollars and cents: in QuickBooks, clear “Divide by 1000” and “Without cents” in the number format of the report.`,
  'no-header': (of) =>
    `${place(of)} should hold the column headings: the account first, then a month, a year or “Total” above each column of amounts. ${whatToExport}`,
  'no-amounts': () => `We found no lines with amounts in this file. ${whatToExport}`,
  'column-unnamed': (of) =>
    `${place(of)} has a value in a column without a heading. Add a heading, or clear the column.`,
  'merged-cells': (of) => `${place(of)} is merged with other cells. Unmerge it, or export the report again.`,
  'no-name': (of) => `${place(of)} has amounts but no account name. Name the account, or clear the line.`,
  'total-without-start': (of) =>
    `${place(of)}, ${quoted(of)}, is a total, but nothing above it has that name. ${asItIs}`,
  'section-unknown': (of) =>
    `${place(of)}, ${quoted(of)}, isn’t a section of a profit and loss. Those are income, cost of goods sold, expenses, other income and other expenses. ${asItIs}`,
  'outside-sections': (of) =>
    `${place(of)}, ${quoted(of)}, has amounts and is in no section with a total. ${asItIs}`,
  'section-without-total': (of) =>
    `${place(of)}, ${quoted(of)}, has no total below it. We check a file against its own totals, so it needs them. ${asItIs}`,
  'layout-unknown': (of) => `${place(of)}, ${quoted(of)}, is inside a section. ${asItIs}`,
  'no-net-income': () =>
    `The file has no line “Net Income” or “Net Profit”, so we can’t check the other lines. ${asItIs}`,
  'does-not-foot': (of) =>
    `Line ${of.line}, ${quoted(of)}, says ${money(of.said)}${of.column ? ` in the column “${of.column}”` : ''}; what it is made of adds up to ${money(of.sum)}. The difference is ${money(of.difference)}. Nothing was imported: correct the line in your file or export the report again, and upload it.`,
  'too-many-accounts': (of) => `${place(of)}: there are more than 1,000 accounts. Export a summary report.`,
  'path-too-long': (of) =>
    `${place(of)}, ${quoted(of)}, has a name that is too long together with the accounts above it. Shorten them.`,
  'not-a-number': (of) =>
    `${place(of)} says ${quoted(of)}, which is not an amount. Amounts look like 1,234.50 or (1,234.50). If yours look like 1.234,50, set your software to US number format, and export the report again.`,
  'other-currency': (of) =>
    `${place(of)} says ${quoted(of)}, which is not in US dollars. Export the report in dollars.`,
  percent: (of) =>
    `${place(of)} says ${quoted(of)}, a percentage. Export the report without columns of percentages.`,
  'part-of-a-cent': (of) =>
    `${place(of)} says ${quoted(of)}, which has fractions of a cent. Round it to two decimals.`,
  'too-large': (of) => `${place(of)} says ${quoted(of)}, which is too large. Check the amount.`,
  'date-for-amount': (of) => `${place(of)} holds a date where an amount should be. Check the cell’s format.`,
  'error-in-cell': (of) =>
    `${place(of)} says ${quoted(of)}, a spreadsheet error or a TRUE/FALSE. Correct the cell, and upload the file again.`,
  'formula-without-result': (of) =>
    `${place(of)} holds a formula without its result. Open the file in your spreadsheet program, save it, and upload it again.`,
};

const money = (amount: StatementProblem['sum']) => (amount === undefined ? 'nothing' : formatMoney(amount));

export function statementWords(problem: StatementProblem): string {
  return words[problem.code](problem);
}

const open = ({ line, says }: StatementProblem) =>
  line ? `line ${line}, “${(says ?? '').slice(0, 80)}”` : 'some lines';

export function sortingWords(problem: StatementProblem): string {
  switch (problem.code) {
    case 'no-net-income':
      return 'The file has no “Net Income” line, so we could not check it against one.';
    case 'no-amounts':
      return 'The file is a plain list of accounts, without sections.';
    case 'no-name':
      return `Line ${problem.line} has amounts and no account name.`;
    case 'section-without-total':
      return `We couldn’t tell where the section in ${open(problem)}, ends: it has no total.`;
    default:
      return `We couldn’t tell which section ${open(problem)}, belongs to.`;
  }
}
