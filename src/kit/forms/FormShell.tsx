import type { FormEvent, ReactNode } from 'react';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import type { ButtonVariant } from '../ui/button-face.ts';
import { cx } from '../ui/cx.ts';
import { useAlive } from '../use-alive.ts';

type Props = {
  /** What `handleSubmit` of react-hook-form gives. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Why it failed, in words that say what to do; `null` while it has not. */
  error: string | null;
  /** While it is being sent: a second press does nothing. */
  busy: boolean;
  submitLabel: ReactNode;
  submitVariant?: ButtonVariant;
  errorTitle?: string;
  submitDisabledReason?: string | null;
  /** Buttons beside the one that sends. */
  actions?: ReactNode;
  /** A long form: its buttons stay in sight at the bottom. */
  sticky?: boolean;
  /** For screen readers, where no heading names the form. */
  label?: string;
  className?: string;
  /** Where the form is sent where no script runs. */
  action?: string;
  children: ReactNode;
};

/**
 * A form with its error above it and its button below. Until the page's script has taken over it takes nothing in:
 * what was typed would be lost and sent nowhere. A form with an `action` works without a script.
 */
export function FormShell({ onSubmit, error, busy, submitLabel, children, ...rest }: Props) {
  const asleep = !useAlive() && rest.action === undefined;
  return (
    <form
      noValidate
      method="post"
      action={rest.action}
      aria-label={rest.label}
      aria-busy={busy}
      onSubmit={(event) => {
        if (busy) event.preventDefault();
        else onSubmit(event);
      }}
      className={cx('flex flex-col gap-5', rest.className)}
    >
      {error !== null && (
        <Alert title={rest.errorTitle ?? 'Error'} tone="destructive">
          {error}
        </Alert>
      )}
      <fieldset
        disabled={asleep}
        className={cx('contents', asleep && '[&_:disabled]:cursor-progress! [&_:disabled]:opacity-100!')}
      >
        {children}
        <div
          className={cx(
            'mt-1 flex flex-wrap items-center gap-3',
            rest.sticky &&
              'sticky bottom-(--strip) z-20 -mx-2 border-t bg-background/95 px-2 py-3 backdrop-blur max-md:gap-2 md:pr-16',
          )}
        >
          <Button
            type="submit"
            variant={rest.submitVariant ?? 'primary'}
            busy={busy}
            disabledReason={rest.submitDisabledReason ?? null}
          >
            {submitLabel}
          </Button>
          {rest.actions}
        </div>
      </fieldset>
    </form>
  );
}
