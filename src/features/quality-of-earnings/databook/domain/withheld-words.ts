import { pathSign } from '#features/quality-of-earnings/general-ledger/domain/account-sections.ts';
import { ledgerAccount, ledgerCodes } from '#features/valuation/earnings/domain/canonical-accounts.ts';

/** What stands where a name or a number was taken out. */
const [aName, aNumber] = ['(name)', '(number)'] as const;

const word = /[\p{L}\p{N}]+/gu;
const wordsIn = (text: string) => [...text.toLowerCase().matchAll(word)].map(([found]) => found);

/** Words that accounts are made of. A supplier named “Rent LLC” does not hide the account of the rent. */
const common = new Set([
  ...ledgerCodes.flatMap((code) => {
    const { label, hint } = ledgerAccount(code);
    return wordsIn(`${label} ${hint}`);
  }),
  ...wordsIn(
    `account accounts ach asset assets auto bills bookkeeping building cash check checking checks cleaning commission commissions
    common company consulting contractor contractors credit customer customers debit depreciation deposit discount discounts dues
    employee employees equity expense expenses fee fees fuel gas general goods health holding income internet job jobs journal
    labor legal liability license licenses line loan long maintenance material materials meals medical members merchandise misc
    miscellaneous mortgage net new note notes office operating opening ordinary other owner payroll personal petty phone postage
    products professional profit property purchase purchases receivable rental repair reserve retained retirement salaries salary
    sales savings security service services shareholder shipping short small state stock storage store subcontractor
    subcontractors supplies tax taxes term tools trade training travel truck trust unapplied uncategorized unpaid vehicle vendor
    vendors wages warranty water web website workers`,
  ),
]);
const legalForms = /^(?:inc|llc|llp|lp|ltd|co|corp|company|corporation|incorporated|limited|deleted)$/;

/** Takes names out of texts. `names`: as the ledger has them; of `persons` each part of the name by itself. */
export function nameHider(names: Iterable<string>, persons: readonly string[]): (text: string) => string {
  const known = new Map<string, string[][]>();
  const add = (words: string[], least: number) => {
    const [first] = words;
    const tells = words.some((one) => !common.has(one) && !/^\d+$/.test(one) && one.length >= least);
    if (first === undefined || !tells) return;
    const others = known.get(first);
    if (others) others.push(words);
    else known.set(first, [words]);
  };
  for (const name of names)
    add(
      wordsIn(name).filter((one) => !legalForms.test(one)),
      3,
    );
  for (const part of persons.flatMap(wordsIn)) add([part], 2);
  for (const likeFirst of known.values()) likeFirst.sort((one, other) => other.length - one.length);
  return (text) => withoutNames(text, known);
}

function withoutNames(text: string, known: ReadonlyMap<string, readonly (readonly string[])[]>): string {
  const found = [...text.matchAll(word)].map(({ 0: all, index }) => ({ all: all.toLowerCase(), index }));
  let [shown, from] = ['', 0];
  for (let at = 0; at < found.length; at += 1) {
    const name = known
      .get(found[at]?.all ?? '')
      ?.find((words) => words.every((one, nth) => found[at + nth]?.all === one));
    const last = name && found[at + name.length - 1];
    if (!last) continue;
    shown += text.slice(from, found[at]?.index) + aName;
    from = last.index + last.all.length;
    at += name.length - 1;
  }
  return shown + text.slice(from);
}

/** Digits with marks between them and in place of hidden ones: `xx-4417`, `021 000 021`. */
const digits = /(?:(?<![a-z])[x*•#]+[ -]?)?\d(?:[ .*•-]{0,2}\d){2,}/gi;
const chartNumber = /^\s*\d{3,6}(?:\.\d{1,3})?(?=\s*[·–-]|\s+\p{L})/u;

/**
 * The path of an account without any number. `keepsChart`: what comes first in a step, as the chart of accounts counts
 * (`6010 Rent`), stays; accounts of a bank may begin with their own number.
 */
export function withoutNumbers(path: string, keepsChart: boolean): string {
  return path
    .split(pathSign)
    .map((step) => {
      const chart = keepsChart ? (chartNumber.exec(step)?.[0] ?? '') : '';
      return chart + step.slice(chart.length).replace(digits, aNumber);
    })
    .join(pathSign);
}

/** No number of an account: a day, with the year first or last. */
const day = /^(?:(?:19|20)\d\d-\d\d-\d\d|\d\d-\d\d-(?:19|20)\d\d)$/;

/** Of numbers with at least `least` digits only the last four: `…4417`. Days stay. */
export function lastFour(text: string, least: number): string {
  if (!/\d{2}/.test(text)) return text;
  return text.replace(/(?:(?<![a-z])[x*•#]+)?\d(?:[ -]?\d)*/gi, (run) => {
    const bare = run.replace(/\D/g, '');
    return bare.length < least || day.test(run) ? run : `…${bare.slice(-4)}`;
  });
}
