/** Labeled as a number, or too long for an amount, or with a leading zero. With cents it is an amount. */
const numbered =
  /\b(?:acc(?:oun)?t|checking|savings)(?:(?:\b[^\n\d]{0,16}\b)?(?:numbers?|num|no|nr)\b|\b[^\n\d]{0,10}#)[^\n\d]{0,8}((?:\d[ -]?){4,16}\d)(?![\d]|[.,]\d)/gi;
const bare =
  /\b(?:acc(?:oun)?t|checking|savings)\b[^\n\d$]{0,24}((?:0(?:[ -]?\d){5,16})|(?:\d[ -]?){8,16}\d)(?![\d]|[.,]\d)/gi;
/** Eight digits directly after the word are a bank account: few amounts are that long. */
const ofBank =
  /\b(?:bank|checking|savings|deposit)\s+(?:acc(?:oun)?t)\b[^\n\w$]{1,4}(\d(?:[ -]?\d){7})(?![ -]?\d|[.,]\d)/gi;

/** Ledger accounts and their balances are not bank accounts. */
const ofLedger = /(?:\b(?:gl|g\/l|ledger|nominal|chart of)\s+)(?:bank\s+)?$/i;
const amountBefore = /\btotal\s+(?:\w+\s+){0,2}$/i;
const amountBetween =
  /\b(?:receivables?|payables?|(?<=acc(?:oun)?t\W{1,3})(?:rec|pay)\b(?! to)|balances?|total|revenues?|income|sales|expenses?|value|amount|net|gross|equity|capital|profit|assets?|liabilit(?:y|ies))\b/i;
/** Amounts of two years side by side. People write account numbers in shorter groups. */
const amounts = /^[1-9]\d{4,}(?: \d+)* \d{5,}$/;
/** Dates and years: `12-31-2024`, `20241231`, `2023-2024`. */
const day =
  /^(?:\d{1,2}[ -]\d{1,2}[ -](?:19|20)\d\d|(?:19|20)\d\d([ -]?)(?:0[1-9]|1[0-2])\1(?:[0-2]\d|3[01])|(?:19|20)\d\d[ -]{1,3}(?:19|20)\d\d)(?![-\d])/;

/** Finds labeled bank account numbers in a line. Ledger accounts and their totals are left out. */
export function accountsIn(written: string): { number: string; at: number }[] {
  // "account_number", as in exports of payroll programs. The length, and so each place, stays.
  const line = written.replace(/(?<=[a-z])_(?=[a-z])/gi, ' ');
  const found = new Map<number, string>();
  for (const find of [numbered, bare, ofBank])
    for (const { 0: all, 1: number = '', index } of line.matchAll(find)) {
      const before = line.slice(Math.max(0, index - 40), index);
      const isAmount = find !== numbered && !number.startsWith('0') && isSum(before, all, number);
      if (ofLedger.test(before) || day.test(number) || isAmount) continue;
      found.set(index + all.length - number.length, number);
    }
  return [...found].map(([at, number]) => ({ number, at }));
}

function isSum(before: string, all: string, number: string): boolean {
  return amountBefore.test(before) || amountBetween.test(all) || amounts.test(number);
}
