import { counted, grouped } from '#kernel/counts.ts';
import { cents, formatMoney } from '#kernel/money.ts';
import type { Schedule } from './queries.ts';
import { kindWords, measureWords } from './schedule-words.ts';

const money = (amount: number) => formatMoney(cents(amount));

/** The comparison in one sentence. */
export function standing({ kind, lacks, state, tie, reading }: Schedule): string {
  const { books: name } = kindWords[kind];
  if (!reading || state === 'refused') return '';
  if (lacks === 'days')
    return 'The file does not say which days it is for. Enter them to compare it with the books.';
  if (tie?.statement) return ofStatement(tie, tie.statement);
  if ((lacks === 'books' || !tie) && kind === 'balance-sheet')
    return 'The general ledger has no entries in these days yet, or no opening balances that a single month-end could be held to. Upload it, or a balance sheet with more months, to compare.';
  if (lacks === 'books' || !tie)
    return 'The general ledger has no entries in these days yet. Upload it to compare.';
  if (tie.books === null)
    return tie.apart === 0
      ? 'Debits equal credits, and every account is as in the ledger.'
      : `Debits equal credits. ${counted(tie.apart, 'account differs', 'accounts differ')} from the ledger, by ${money(tie.difference)} in all.`;
  const sides = `${money(tie.written)} in the file, ${money(tie.books)} of ${name}`;
  if (tie.difference === 0) return `${sides}: the same, to the cent.`;
  const apart = `${sides}. The difference is ${money(Math.abs(tie.difference))}`;
  if (tie.grade === 'wrong')
    return `${apart}. Was the file made for the same day, and for all of the business?`;
  return kind === 'payroll'
    ? `${apart}, which what is owed to employees can explain.`
    : `${apart}, within half a percent of revenue.`;
}

type Tie = NonNullable<Schedule['tie']>;

function ofStatement(
  { apart, difference }: Tie,
  { compared, ahead, before, since, equity }: NonNullable<Tie['statement']>,
): string {
  const same = `It adds up, and all ${grouped(compared)} amounts that were compared are as in the ledger, to the cent.`;
  const differs = `It adds up. ${grouped(apart)} of ${counted(compared, 'amount', 'amounts')} ${apart === 1 ? 'differs' : 'differ'} from the ledger, by ${money(difference)} in all.`;
  const odd =
    equity.months === 0
      ? ''
      : ` In ${counted(equity.months, 'month', 'months')} the change in equity is not net income and what owners put in or took out; the difference is ${money(equity.difference)}.`;
  const { prior } = equity;
  const straight =
    prior.months === 0
      ? ''
      : ` In ${counted(prior.months, 'month', 'months')} amounts went straight to retained earnings, ${money(prior.amount)} in all. Be ready to explain them.`;
  const later =
    ahead === 0 ? '' : ` The ledger has no entries yet for ${counted(ahead, 'column', 'columns')}.`;
  const earlier =
    before === 0
      ? ''
      : ` ${counted(before, 'column is', 'columns are')} before the ledger begins, and not compared. Export only the months of the ledger.`;
  const moved =
    since === null
      ? ''
      : ` The ledger has no opening balances, so what moved since ${measureWords(since)} was compared.`;
  return `${apart === 0 ? same : differs}${moved}${odd}${straight}${earlier}${later}`;
}
