import { ScrollingTable } from '#features/quality-of-earnings/general-ledger/web/scrolling-table.tsx';
import { monthInWords } from '#kernel/days.ts';
import { Card } from '#kit/ui/Card.tsx';
import { Money } from '#kit/ui/Money.tsx';
import type { CashProof, OpenLines, ProofMonth } from './queries.ts';

type Props = { proof: CashProof; onOpen: (lines: OpenLines) => void };

/** The four columns: what the bank began with, what came in and went out, and what it ended with, beside the books. */
export function BalanceTable({ proof, onOpen }: Props) {
  const months = proof.months.filter((month) => month.proof !== null);
  return (
    <Card as="section" aria-labelledby="cash-balances" className="flex flex-col gap-4">
      <div>
        <h2 id="cash-balances" className="text-title">
          Balances
        </h2>
        <p className="max-w-prose text-muted">
          All accounts together. Beginning and money in, less money out, is the end. The books differ by
          deposits on their way, checks that were not cashed, and what they lack.
        </p>
      </div>
      <ScrollingTable label="Balances of bank and books by month" columns={columns}>
        {months.toReversed().map((month) => (
          <BalanceRow key={month.month} month={month} onOpen={onOpen} />
        ))}
      </ScrollingTable>
      {proof.untied > 0 && (
        <p className="max-w-prose text-muted text-small">
          The balance of the books is shown once you say, for every account below, which account of the books
          it is.
        </p>
      )}
    </Card>
  );
}

const columns = [
  'Month',
  'Bank began',
  'Money in',
  'Money out',
  'Bank ended',
  'Deposits on their way',
  'Checks not cashed',
  'Not in the books',
  'Unexplained',
  'Books ended',
];

function BalanceRow({ month, onOpen }: { month: ProofMonth; onOpen: (lines: OpenLines) => void }) {
  const { bank, begins, ends, reconciled } = month;
  const name = monthInWords(month.month);
  const open = (side: 'in' | 'out', title: string) =>
    onOpen({ title: `${title}, ${name}`, first: month.month, last: month.month, side, what: 'all' });
  const face = 'min-h-9 rounded-small px-1 hover:bg-raised hover:underline';
  return (
    <tr>
      <th scope="row" className="whitespace-nowrap">
        {name}
      </th>
      <td>
        <Money exact amount={begins} />
      </td>
      <td>
        <button type="button" className={face} onClick={() => open('in', 'Money in')}>
          <Money exact amount={bank.deposits} />
          <span className="sr-only">, lines of money in, {name}</span>
        </button>
      </td>
      <td>
        <button type="button" className={face} onClick={() => open('out', 'Money out')}>
          <Money exact amount={bank.withdrawals} />
          <span className="sr-only">, lines of money out, {name}</span>
        </button>
      </td>
      <td>
        <Money exact amount={ends} />
      </td>
      {reconciled ? (
        [
          reconciled.inTransit,
          -reconciled.outstanding,
          -reconciled.notBooked,
          reconciled.unexplained,
          reconciled.balance,
        ].map((amount, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay where they are
          <td key={at}>
            <Money exact amount={amount + 0} />
          </td>
        ))
      ) : (
        <td colSpan={5} className="text-muted">
          –
        </td>
      )}
    </tr>
  );
}
