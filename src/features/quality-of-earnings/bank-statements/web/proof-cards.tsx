import { useState } from 'react';
import { documentName } from '#features/quality-of-earnings/reviews/domain/intake-words.ts';
import { counted } from '#kernel/counts.ts';
import { monthInWords } from '#kernel/days.ts';
import { cents, formatMoney } from '#kernel/money.ts';
import { MonthFigures } from '#kit/charts/MonthFigures.tsx';
import { monthColumn } from '#kit/charts/month-column.ts';
import { columnsFor } from '#kit/tables/table-features.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { shortMoney } from '#kit/ui/short-money.ts';
import { type ProofSideName, proofSides } from '../domain/explanation.ts';
import { BalanceTable } from './balance-table.tsx';
import { BankLinesDrawer } from './bank-lines-drawer.tsx';
import { sideWords } from './bank-words.ts';
import { ExplainForm } from './explain-form.tsx';
import { MonthDrawer } from './month-drawer.tsx';
import { openQuestions } from './open-questions.ts';
import { ProofTable } from './proof-table.tsx';
import type { CashProof, OpenLines, OpenMonth, ProofMonth } from './queries.ts';

type Props = { reviewId: string; proof: CashProof };

/** What the bank and the books say of each month, and what a buyer's accountant would ask. */
export function ProofCards({ reviewId, proof }: Props) {
  const [lines, setLines] = useState<OpenLines | null>(null);
  const [opened, setOpened] = useState<OpenMonth | null>(null);
  const [explaining, setExplaining] = useState<OpenMonth | null>(null);
  return (
    <>
      <Summary proof={proof} onOpen={setLines} />
      {proof.total &&
        proofSides.map((side) => (
          <SideCard
            key={side}
            side={side}
            proof={proof}
            onOpen={(month) => setOpened({ month, side })}
            onExplain={(month) => setExplaining({ month, side })}
          />
        ))}
      {proof.total && <BalanceTable proof={proof} onOpen={setLines} />}
      <MonthDrawer
        reviewId={reviewId}
        dataset={proof.dataset}
        opened={opened}
        onOpenLines={setLines}
        onClose={() => setOpened(null)}
      />
      <BankLinesDrawer reviewId={reviewId} opened={lines} onClose={() => setLines(null)} />
      {explaining && (
        <ExplainForm
          reviewId={reviewId}
          proof={proof}
          about={explaining}
          onClose={() => setExplaining(null)}
        />
      )}
    </>
  );
}

function Summary({ proof, onOpen }: { proof: CashProof; onOpen: (lines: OpenLines) => void }) {
  const waiting = proof.months.reduce((sum, { waiting: { lines } }) => sum + lines, 0);
  const questions = openQuestions(proof);
  const [first, last] = [proof.months[0]?.month, proof.months.at(-1)?.month];
  return (
    <Card as="section" aria-labelledby="cash-proof" className="flex flex-col gap-4">
      <div>
        <h2 id="cash-proof" className="text-title">
          Proof of cash
        </h2>
        <p className="max-w-prose text-muted">{stateOf(proof, questions)}</p>
      </div>
      {proof.year && proof.year.variance !== 0 && (
        <p className="max-w-prose">
          In the last twelve months the bank has {formatMoney(cents(Math.abs(proof.year.variance)))}{' '}
          {proof.year.variance > 0 ? 'more' : 'less'} than the books expect from customers
          {proof.year.flagged ? ': more than 1% of revenue.' : ', which is within 1% of revenue.'}
        </p>
      )}
      {waiting > 0 && first && last && (
        <Alert
          tone="info"
          title={`${counted(waiting, 'line waits', 'lines wait')} for you`}
          action={
            <Button
              variant="secondary"
              size="small"
              onClick={() =>
                onOpen({ title: 'Lines that wait for you', first, last, side: 'all', what: 'open' })
              }
            >
              Say what they are
            </Button>
          }
        >
          They may be transfers, loans, draws or the like. Until you say so, they count as receipts from
          customers and as costs.
        </Alert>
      )}
    </Card>
  );
}

function stateOf(proof: CashProof, questions: number): string {
  if (proof.accounts === 0) return 'Nothing can be compared yet: say below whose account each statement is.';
  if (!proof.total)
    return proof.dataset === 0
      ? `The ${documentName('I3')} is missing. Upload it under Documents, to compare.`
      : 'No month is whole yet: each one needs the ledger and a proved statement of every account.';
  const months = counted(proof.total.months, 'month is', 'months are');
  return questions === 0
    ? `${months} compared, and every difference is explained.`
    : `${months} compared. ${counted(questions, 'difference needs', 'differences need')} an explanation.`;
}

type SideProps = {
  side: ProofSideName;
  proof: CashProof;
  onOpen: (month: ProofMonth) => void;
  onExplain: (month: ProofMonth) => void;
};
type Bar = { month: string; actual: number | null; expected: number | null };
const column = columnsFor<Bar>();
const money = (value: number) => formatMoney(cents(Math.round(value)));
const orDash = (value: number | null) => (value === null ? '—' : money(value));
const columns = [
  monthColumn<Bar>(),
  column.accessor('actual', { header: 'Per bank', cell: ({ getValue }) => orDash(getValue()) }),
  column.accessor('expected', { header: 'Per books', cell: ({ getValue }) => orDash(getValue()) }),
];

const leads: Record<ProofSideName, string> = {
  receipts:
    'Money that came in, without transfers, loans and the owner’s own, beside what the books say that customers paid. More at the bank: sales that were not booked, or money that was none. Less: sales that no customer paid.',
  disbursements:
    'Money that went out, without transfers, draws, loans repaid, equipment and taxes, beside the costs that the books say were paid. More at the bank: costs that were not booked. Less: costs that were not paid.',
};

function SideCard({ side, proof, onOpen, onExplain }: SideProps) {
  const words = sideWords[side];
  const latest = comparedSpan(proof.months).map(
    ({ month, proof: found }): Bar => ({
      month,
      actual: found?.[side].actual ?? null,
      expected: found?.[side].expected ?? null,
    }),
  );
  const span =
    latest.length > 1
      ? `, ${monthInWords(latest[0]?.month ?? '')} to ${monthInWords(latest.at(-1)?.month ?? '')}`
      : '';
  return (
    <Card as="section" aria-labelledby={`proof-${side}`} className="flex flex-col gap-4">
      <div>
        <h2 id={`proof-${side}`} className="text-title">
          {words.title}
        </h2>
        <p className="max-w-prose text-muted">{leads[side]}</p>
      </div>
      <MonthFigures
        words={`${words.title} at the bank and by the books${span}.`}
        months={latest}
        series={[
          { key: 'actual', name: words.actual },
          { key: 'expected', name: words.expected },
        ]}
        missing="not compared"
        axis={shortMoney}
        format={money}
        table={{ label: `${words.title} by month`, columns, fileName: `proof-of-cash-${side}` }}
      />
      <ProofTable side={side} proof={proof} onOpen={onOpen} onExplain={onExplain} />
    </Card>
  );
}

/** Up to twelve months that end with the last one compared; one between them that is not compared stays as a gap. */
function comparedSpan(months: readonly ProofMonth[]): readonly ProofMonth[] {
  const compared = months.map(({ proof }) => proof !== null);
  const latest = months.slice(0, compared.lastIndexOf(true) + 1).slice(-12);
  return latest.slice(latest.findIndex(({ proof }) => proof !== null));
}
