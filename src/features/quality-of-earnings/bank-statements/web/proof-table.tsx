import { ScrollingTable } from '#features/quality-of-earnings/general-ledger/web/scrolling-table.tsx';
import { counted } from '#kernel/counts.ts';
import { monthInWords } from '#kernel/days.ts';
import { Badge, type Tone } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Money } from '#kit/ui/Money.tsx';
import type { ProofSideName } from '../domain/explanation.ts';
import { sideWords } from './bank-words.ts';
import { type DifferenceState, differenceState } from './open-questions.ts';
import type { CashProof, ProofMonth } from './queries.ts';

type Props = {
  side: ProofSideName;
  proof: CashProof;
  onOpen: (month: ProofMonth) => void;
  onExplain: (month: ProofMonth) => void;
};

const states: Record<DifferenceState, { label: string; tone: Tone }> = {
  none: { label: 'Agrees', tone: 'good' },
  explained: { label: 'Explained', tone: 'good' },
  small: { label: 'Small', tone: 'neutral' },
  open: { label: 'Needs explanation', tone: 'amber' },
};

const gross = { receipts: 'Deposits', disbursements: 'Withdrawals' } as const;
const taken = { receipts: 'Not from customers', disbursements: 'Not costs' } as const;

/** Each month opens what it consists of. */
export function ProofTable({ side, proof, onOpen, onExplain }: Props) {
  const { title } = sideWords[side];
  const total = proof.total?.proof[side];
  const whole = proof.months.filter((month) => month.proof !== null);
  const sum = (of: (month: ProofMonth) => number) => whole.reduce((all, month) => all + of(month), 0);
  return (
    <>
      <ScrollingTable
        label={`${title} by month`}
        columns={['Month', gross[side], taken[side], 'Per bank', 'Per books', 'Difference', 'Result']}
      >
        {whole.toReversed().map((month) => (
          <MonthRow
            key={month.month}
            side={side}
            month={month}
            state={differenceState(proof, month, side)}
            onOpen={() => onOpen(month)}
            onExplain={() => onExplain(month)}
          />
        ))}
        {total && (
          <tr className="border-t font-semibold">
            <th scope="row">Total of {whole.length}</th>
            <td>
              <Money exact amount={sum(({ bank }) => grossOf(bank, side))} />
            </td>
            <td>
              <Money exact amount={sum((month) => notOf(month, side))} />
            </td>
            <td>
              <Money exact amount={total.actual} />
            </td>
            <td>
              <Money exact amount={total.expected} />
            </td>
            <td>
              <Money exact amount={total.variance} />
            </td>
            <td />
          </tr>
        )}
      </ScrollingTable>
      <Lacking months={proof.months.filter((month) => month.proof === null)} />
    </>
  );
}

const grossOf = ({ deposits, withdrawals }: ProofMonth['bank'], side: ProofSideName) =>
  side === 'receipts' ? deposits : withdrawals;
const notOf = ({ bank, proof }: ProofMonth, side: ProofSideName) =>
  grossOf(bank, side) - (proof?.[side].actual ?? 0);

type RowProps = {
  side: ProofSideName;
  month: ProofMonth;
  state: DifferenceState;
  onOpen: () => void;
  onExplain: () => void;
};

function MonthRow({ side, month, state, onOpen, onExplain }: RowProps) {
  const found = month.proof?.[side];
  const name = monthInWords(month.month);
  if (!found) return null;
  const { label, tone } = states[state];
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className="min-h-9 whitespace-nowrap rounded-small text-left text-accent hover:underline"
          onClick={onOpen}
        >
          {name}
          <span className="sr-only">, what it consists of</span>
        </button>
      </th>
      <td>
        <Money exact amount={grossOf(month.bank, side)} />
      </td>
      <td>
        <Money exact amount={notOf(month, side)} />
      </td>
      <td>
        <Money exact amount={found.actual} />
      </td>
      <td>
        <Money exact amount={found.expected} />
      </td>
      <td>
        <Money exact amount={found.variance} />
      </td>
      <td className="[&&]:text-left">
        <span className="flex items-center gap-2">
          <Badge tone={tone} className="whitespace-nowrap">
            {label}
          </Badge>
          {state !== 'none' && (
            <Button variant="quiet" size="small" onClick={onExplain}>
              {state === 'explained' ? 'Read' : 'Explain'}
              <span className="sr-only"> {name}</span>
            </Button>
          )}
        </span>
      </td>
    </tr>
  );
}

function Lacking({ months }: { months: readonly ProofMonth[] }) {
  const statements = months.filter(({ lacks }) => lacks.includes('statements')).length;
  const ledger = months.filter(({ lacks }) => lacks.includes('ledger')).length;
  if (months.length === 0) return null;
  const whys = [
    statements > 0 &&
      `a proved statement of an account is missing in ${counted(statements, 'month', 'months')}`,
    ledger > 0 && `the ledger has no entries in ${counted(ledger, 'month', 'months')}`,
  ].filter(Boolean);
  return (
    <p className="max-w-prose text-muted text-small">
      {counted(months.length, 'month is', 'months are')} not compared: {whys.join(', and ')}.
    </p>
  );
}
