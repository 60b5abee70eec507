import { Check } from 'lucide-react';
import { cx } from './cx.ts';

const mostSteps = 5;

type Props = {
  steps: readonly string[];
  /** 0-based. */
  current: number;
};

export function StepIndicator({ steps, current }: Props) {
  if (steps.length < 1 || steps.length > mostSteps)
    throw new RangeError(`${steps.length} steps; 1 to ${mostSteps}`);
  return (
    <ol aria-label="Steps" className="flex flex-wrap items-center gap-2">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className="flex items-center gap-2"
        >
          <span
            aria-hidden
            className={cx(
              'tabular flex size-7 items-center justify-center rounded-round border font-semibold text-small',
              index < current && 'border-accent bg-accent-soft text-accent',
              index === current && 'border-accent bg-accent text-on-accent',
              index > current && 'border-line-strong text-muted',
            )}
          >
            {index < current ? <Check className="size-4" /> : index + 1}
          </span>
          <span className={index === current ? 'font-medium' : 'text-muted'}>
            {step}
            {index < current && <span className="sr-only"> (done)</span>}
          </span>
          {index < steps.length - 1 && <span aria-hidden className="h-px w-4 bg-line" />}
        </li>
      ))}
    </ol>
  );
}
