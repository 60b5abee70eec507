import { cents, formatMoney } from '#kernel/money.ts';
import type { LedgerFile } from './queries.ts';

type Reading = NonNullable<LedgerFile['reading']>;
type Proof = Reading['proofs'][number];

const titles: { readonly [Code in Proof['code']]?: string } = {
  'account-totals': 'Accounts that do not add up',
  'running-balances': 'Running balances that do not follow',
  'days-in-period': 'Days outside of the period',
  'entries-balance': 'Entries that do not balance',
  'numbers-used-once': 'Numbers on different days',
};

/** Where in the file a check did not hold, so that the row can be found and corrected. */
export function PlaceList({ reading: { proofs, sheets } }: { reading: Reading }) {
  return proofs.flatMap(({ code, grade, places, count }) => {
    const title = titles[code];
    if (!title || places.length === 0 || (grade !== 'wrong' && grade !== 'question')) return [];
    return (
      <details key={code}>
        <summary className="cursor-pointer text-small">{title}: rows</summary>
        <ul className="mt-2 flex flex-col gap-1 text-small">
          {places.map(({ sheet, row, difference }) => (
            <li key={`${sheet} ${row}`}>
              {sheets[sheet] && `${sheets[sheet]}, `}row {row}
              {difference !== null && `: off by ${formatMoney(cents(Math.abs(difference)))}`}
            </li>
          ))}
          {count > places.length && <li className="text-muted">And more.</li>}
        </ul>
      </details>
    );
  });
}
