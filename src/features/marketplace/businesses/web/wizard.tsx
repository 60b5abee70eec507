import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { StepIndicator } from '#kit/ui/StepIndicator.tsx';
import { leastSteps, mostSteps } from '../domain/onboarding.ts';

type WizardStep = { label: string; content: ReactNode };

type Props = {
  label: string;
  /** One to five. */
  steps: readonly WizardStep[];
  /** From 0. */
  current: number;
  /** The one message above the form; `null` while there is none. */
  error: string | null;
  busy: boolean;
  onPrevious: () => void;
  /** Next, or Finish on the last step. */
  onNext: () => void;
};

/** Steps one after the other, with Previous and Next. Throws RangeError for no step, or more than five. */
export function Wizard({ label, steps, current, error, busy, onPrevious, onNext }: Props) {
  const step = steps[current];
  if (steps.length < leastSteps || steps.length > mostSteps || !step)
    throw new RangeError(`step ${current} of ${steps.length}; a wizard has ${leastSteps} to ${mostSteps}`);
  const last = current === steps.length - 1;
  const [attempt, setAttempt] = useState(0);
  const top = useErrorInSight(error, attempt);
  return (
    <div ref={top} className="flex flex-col gap-6">
      <StepIndicator steps={steps.map(({ label: name }) => name)} current={current} />
      <FormShell
        label={label}
        error={error}
        busy={busy}
        submitLabel={last ? 'Finish' : 'Next'}
        onSubmit={() => {
          setAttempt(attempt + 1);
          onNext();
        }}
        actions={
          <Button
            variant="secondary"
            busy={busy && current > 0}
            disabledReason={current === 0 ? 'This is the first step.' : null}
            onClick={onPrevious}
          >
            Previous
          </Button>
        }
      >
        <StepHeading key={current} focus={current > 0}>
          {step.label}
        </StepHeading>
        {step.content}
      </FormShell>
    </div>
  );
}

/** The button is at the end of the form and the message above it: bring it into sight, and the keyboard to its field. */
function useErrorInSight(error: string | null, attempt: number) {
  const top = useRef<HTMLDivElement>(null);
  // Reason: scrolling and focus belong to the document. Each attempt counts, even if it fails alike.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is the event
  useEffect(() => {
    if (error === null) return;
    top.current?.scrollIntoView({ block: 'nearest' });
    top.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus({ preventScroll: true });
  }, [error, attempt]);
  return top;
}

function StepHeading({ focus, children }: { focus: boolean; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Reason: focus belongs to the document; a new step must be read out and not leave the keyboard nowhere.
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <h2 ref={heading} tabIndex={-1} className="rounded-small text-title outline-none">
      {children}
    </h2>
  );
}
