import { CircleCheck } from 'lucide-react';
import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { type ChecklistAnswer, checklistItems } from '../domain/add-back-checklist.ts';
import type { PeriodKey } from '../domain/periods.ts';
import { periodName } from './period-words.ts';
import type { Earnings } from './queries.ts';

export type Line = Earnings['checklist'][number];

const answerNames: Record<NonNullable<Line['answer']>, string> = {
  added: 'Added',
  'not-in-books': 'Not in my books',
  'not-an-add-back': 'Not an add-back',
};

type LineProps = {
  line: Line;
  earnings: Earnings;
  busy: boolean;
  onAdd: () => void;
  onAnswer: (answer: ChecklistAnswer | null) => void;
};

export function ChecklistLine({ line: { item, answer, found }, earnings, busy, onAdd, onAnswer }: LineProps) {
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
