import type { ReactNode } from 'react';
import type { Answers } from '#features/health-check/domain/answers.ts';
import { firstQuestions } from '#features/health-check/domain/first-questions.ts';
import { oneDigit } from '#features/valuation/domain/multiple-words.ts';
import { notAnAppraisal } from '#features/valuation/domain/words.ts';
import { locale } from '#kernel/locale.ts';
import { roughMoney } from '#kernel/rough-money.ts';
import { RoughMoney } from '#web/ui/RoughMoney.tsx';
import type { EarlyValue } from '../domain/early-value.ts';
import { WholeDollars } from './whole-dollars.tsx';

type Props = {
  early: EarlyValue;
  /** The same with nothing but the earnings known: what the range narrows from. */
  widest: EarlyValue;
  answers: Answers;
  trade: string;
};

/** Where the value lies whatever the open answers turn out to be, beside where it lay before the first of them. */
export function EarlyRange({ early, widest, answers, trade }: Props) {
  const open = firstQuestions.filter((key) => !answers[key]).length;
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-display text-heading">
          <RoughMoney amount={early.low} /> to <RoughMoney amount={early.high} />
        </span>
      </p>
      <RangeTrack {...{ early, widest }} />
      <p className="max-w-prose text-muted">
        {open > 0
          ? 'Whatever you still answer, the value stays within this range. Each answer narrows it.'
          : 'Whatever you still answer, the value stays within this range. The rest of the health check narrows it to one figure, 10% either way.'}
      </p>
      <Working early={early} trade={trade} />
      <p className="text-muted text-small">{notAnAppraisal}</p>
    </div>
  );
}

function RangeTrack({ early, widest }: Pick<Props, 'early' | 'widest'>) {
  const span = Math.max(1, widest.high - widest.low);
  const at = (amount: number) => Math.min(100, Math.max(0, ((amount - widest.low) / span) * 100));
  const left = at(early.low);
  return (
    <div
      role="img"
      aria-label={`From ${roughMoney(early.low)} to ${roughMoney(early.high)}, within ${roughMoney(widest.low)} to ${roughMoney(widest.high)} before your answers.`}
      className="flex flex-col gap-1.5"
    >
      <div className="relative h-4 rounded-round border border-line-strong border-dashed bg-raised">
        <div
          className="absolute inset-y-0 rounded-round bg-accent transition-[left,width] duration-(--calm) motion-reduce:transition-none"
          style={{ left: `${left}%`, width: `${Math.max(1, at(early.high) - left)}%` }}
        />
      </div>
      <div className="tabular flex justify-between text-muted text-small">
        <span>{roughMoney(widest.low)}</span>
        <span>before your answers</span>
        <span>{roughMoney(widest.high)}</span>
      </div>
    </div>
  );
}

/** The exact figures, one press away. */
function Working({ early, trade }: Pick<Props, 'early' | 'trade'>) {
  const { score, halfWidth } = early;
  const percent = (halfWidth * 100).toLocaleString(locale, { maximumFractionDigits: 1 });
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center text-muted underline decoration-line-strong decoration-dotted underline-offset-4">
        How we get this range
      </summary>
      <dl className="grid gap-x-6 gap-y-2 pb-2 text-small sm:grid-cols-[max-content_1fr]">
        <Line term="Priced as">{trade}</Line>
        {early.on.map(({ metric, earnings, multiple }) => (
          <Line key={metric} term={metric}>
            <WholeDollars amount={earnings} />, at {oneDigit(multiple.low)} to {oneDigit(multiple.high)}
          </Line>
        ))}
        <Line term="Score still possible">
          {Math.floor(score.low)} to {Math.ceil(score.high)} of 100: the worst and the best that your open
          answers could bring
        </Line>
        <Line term="Range of a value">{percent}% either way at most, down to 10% with every answer</Line>
        <Line term="Low to high">
          <WholeDollars amount={early.low} /> to <WholeDollars amount={early.high} />
        </Line>
      </dl>
    </details>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-medium">{term}</dt>
      <dd className="text-muted">{children}</dd>
    </>
  );
}
