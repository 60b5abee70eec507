import { call } from '#kit/api.ts';
import { Card } from '#kit/ui/Card.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { answerChecklist } from '../contract.ts';
import type { ChecklistAnswer } from '../domain/add-back-checklist.ts';
import { ChecklistLine, type Line } from './checklist-line.tsx';
import { periodName } from './period-words.ts';
import type { Earnings, Period } from './queries.ts';
import { useChange } from './use-change.ts';

type Props = { checkId: string; earnings: Earnings; onAdd: (line: Line) => void };

export function AddBackChecklist({ checkId, earnings, onAdd }: Props) {
  const { checklist } = earnings;
  const answered = checklist.filter(({ answer }) => answer !== null).length;
  const answer = useChange(checkId, (body: { item: Line['item']; answer: ChecklistAnswer | null }) =>
    call(answerChecklist, { params: { id: checkId }, body }),
  );
  return (
    <Card as="section" aria-labelledby="add-back-checklist" className="flex flex-col gap-4">
      <Progress answered={answered} all={checklist.length} />
      <Automatic periods={earnings.periods} earnings={earnings} />
      <FailureAlert title="Not saved" error={answer.error} />
      <ul className="flex flex-col divide-y divide-line">
        {checklist.map((line) => (
          <ChecklistLine
            key={line.item}
            line={line}
            earnings={earnings}
            busy={answer.isPending && answer.variables?.item === line.item}
            onAdd={() => onAdd(line)}
            onAnswer={(said) => answer.mutate({ item: line.item, answer: said })}
          />
        ))}
      </ul>
    </Card>
  );
}

function Progress({ answered, all }: { answered: number; all: number }) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="add-back-checklist" className="text-title">
          Add-back checklist
        </h2>
        <span className="text-muted text-small" role="status">
          {answered} of {all} answered
        </span>
      </div>
      <progress
        aria-label="Add-back checklist"
        className="h-1.5 w-full overflow-hidden rounded-round accent-accent"
        value={answered}
        max={all}
      />
      <p className="max-w-prose text-muted">
        The add-backs that owners claim most often. Every documented add-back is multiplied in your price.
      </p>
    </div>
  );
}

/** Items that need no add-back, because the bridge takes them from the books. */
function Automatic({ periods, earnings }: { periods: readonly Period[]; earnings: Earnings }) {
  const period = periods.findLast(({ source }) => source !== null);
  if (!period) return null;
  const { lines } = period;
  const parts = [
    { name: 'Interest', amount: lines.INT_EXP },
    { name: 'Depreciation and amortization', amount: (lines.DEPR ?? 0) + (lines.AMORT ?? 0) },
    { name: 'Income tax', amount: lines.INCOME_TAX },
    { name: 'Owner’s compensation', amount: earnings.marketPay === null ? 0 : period.ownerPay.paid },
  ].filter(({ amount }) => (amount ?? 0) !== 0);
  return (
    <div className="rounded-medium border p-3 text-small">
      <p className="font-medium">Handled automatically, {periodName(period.key, earnings)}</p>
      {parts.length > 0 ? (
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {parts.map(({ name, amount }) => (
            <li key={name}>
              {name}: <Money amount={amount ?? 0} />
            </li>
          ))}
        </ul>
      ) : (
        <p>Your books show no interest, depreciation or income tax.</p>
      )}
      {earnings.marketPay === null && (
        <p className="text-muted">
          Your own pay is adjusted automatically once you enter a replacement salary under Figures.
        </p>
      )}
    </div>
  );
}
