import { CircleCheck } from 'lucide-react';
import { call } from '#kit/api.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { answerChecklist } from '../contract.ts';
import { type ChecklistAnswer, checklistItems } from '../domain/add-back-checklist.ts';
import type { PeriodKey } from '../domain/periods.ts';
import { periodName } from './period-words.ts';
import type { Earnings, Period } from './queries.ts';
import { useChange } from './use-change.ts';

type Line = Earnings['checklist'][number];
type Props = { checkId: string; earnings: Earnings; onAdd: (line: Line) => void };

const answerNames: Record<NonNullable<Line['answer']>, string> = {
  added: 'Added',
  'not-in-books': 'Not in my books',
  'not-an-add-back': 'Not an add-back',
};

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

type LineProps = {
  line: Line;
  earnings: Earnings;
  busy: boolean;
  onAdd: () => void;
  onAnswer: (answer: ChecklistAnswer | null) => void;
};

function ChecklistLine({ line: { item, answer, found }, earnings, busy, onAdd, onAnswer }: LineProps) {
  const { title, question } = checklistItems[item];
  if (answer)
    return (
      <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
        <span className="flex items-center gap-2">
          <CircleCheck aria-hidden className="size-4 shrink-0 text-good" />
          {title}
        </span>
        <Answered answer={answer} title={title} busy={busy} onChange={() => onAnswer(null)} />
      </li>
    );
  return (
    <li className="flex flex-col gap-2.5 py-4">
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="max-w-prose">{question}</p>
      </div>
      <Found found={found} earnings={earnings} />
      <Choices title={title} busy={busy} onAdd={onAdd} onAnswer={onAnswer} />
    </li>
  );
}

type AnsweredProps = {
  answer: NonNullable<Line['answer']>;
  title: string;
  busy: boolean;
  onChange: () => void;
};

function Answered({ answer, title, busy, onChange }: AnsweredProps) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone={answer === 'added' ? 'good' : 'neutral'}>{answerNames[answer]}</Badge>
      {answer !== 'added' && (
        <Button
          variant="quiet"
          size="small"
          busy={busy}
          aria-label={`Change answer: ${title}`}
          onClick={onChange}
        >
          Change answer
        </Button>
      )}
    </span>
  );
}

type ChoicesProps = Pick<LineProps, 'busy' | 'onAdd' | 'onAnswer'> & { title: string };

function Choices({ title, busy, onAdd, onAnswer }: ChoicesProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="small" aria-label={`Add: ${title}`} onClick={onAdd}>
        Add
      </Button>
      {(['not-in-books', 'not-an-add-back'] as const).map((said) => (
        <Button
          key={said}
          variant="quiet"
          size="small"
          busy={busy}
          aria-label={`${answerNames[said]}: ${title}`}
          onClick={() => onAnswer(said)}
        >
          {answerNames[said]}
        </Button>
      ))}
    </div>
  );
}

function Found({ found, earnings }: { found: Line['found']; earnings: Earnings }) {
  if (found.length === 0) return <p className="text-muted text-small">Nothing by this name in your books.</p>;
  const keys = earnings.periods.map(({ key }) => key).toReversed();
  return (
    <ul className="flex flex-col gap-1 text-small">
      {found.map(({ path, amounts }) => (
        <li key={path} className="flex flex-wrap gap-x-4 gap-y-0.5">
          <span className="wrap-anywhere font-medium">In your books: {path.split(' › ').at(-1)}</span>
          <Amounts keys={keys} amounts={amounts} earnings={earnings} />
        </li>
      ))}
    </ul>
  );
}

function Amounts({
  keys,
  amounts,
  earnings,
}: {
  keys: readonly PeriodKey[];
  amounts: Line['found'][number]['amounts'];
  earnings: Earnings;
}) {
  return keys.map((key) => {
    const amount = amounts[key];
    return amount === undefined ? null : (
      <span key={key} className="text-muted">
        {periodName(key, earnings)}: <Money amount={amount} />
      </span>
    );
  });
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
