import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { StepIndicator } from '#kit/ui/StepIndicator.tsx';
import { leastSteps, mostSteps } from '../domain/onboarding.ts';

type WizardStep = { label: string; content: ReactNode };

type Props = {
  label: string;
  steps: readonly WizardStep[];
  current: number;
  error: string | null;
  busy: boolean;
  onPrevious: () => void;
  onNext: () => void;
};

/** Throws RangeError for no steps or more than five. */
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

/** The button is below the form and the error above it: scrolls there and focuses the invalid field. */
function useErrorInSight(error: string | null, attempt: number) {
  const top = useRef<HTMLDivElement>(null);
  // Reason: scrolling and focus belong to the document. A repeated error must scroll again.
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
  // Reason: focus belongs to the document. A new step must be announced and focus must not get lost.
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <h2 ref={heading} tabIndex={-1} className="rounded-small text-title outline-none">
      {children}
    </h2>
  );
}
