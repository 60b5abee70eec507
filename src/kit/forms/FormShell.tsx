import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { noRefusals } from '../api-error.ts';
import { Button } from '../ui/Button.tsx';
import type { ButtonVariant } from '../ui/button-face.ts';
import { cx } from '../ui/cx.ts';
import { FailureAlert } from '../ui/FailureAlert.tsx';
import { FieldRefusals } from '../ui/field-refusals.ts';
import { useAlive } from '../use-alive.ts';
import { focusFirstRefused } from './focus-refused.ts';
import { useRefusals } from './use-refusals.ts';

export type FormShellProps = {
  /** Sends the form: `handleSubmit` of react-hook-form, or one's own. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** What sending it threw, or words of one's own; `null` while it has not failed. */
  error: Error | string | null;
  /** While it is being sent: a second press does nothing. */
  busy: boolean;
  /** `null`: no button, the form saves by itself. */
  submitLabel: ReactNode;
  submitVariant?: ButtonVariant;
  errorTitle?: string;
  submitDisabledReason?: string | null;
  /** Buttons beside the one that sends. */
  actions?: ReactNode;
  /** `row`: fields and buttons beside each other. `dialog`: the buttons at the end, the one that sends last. */
  layout?: 'page' | 'row' | 'dialog';
  /** A long form: its buttons stay in sight at the bottom. */
  sticky?: boolean;
  /** For screen readers, where no heading names the form. */
  label?: string;
  className?: string;
  /** Where the form is sent where no script runs. */
  action?: string;
  children?: ReactNode;
};

/**
 * A form with its error above it and its button below. What the server refused is shown at the `Field` of that name,
 * and the first one is focused. Until the page's script runs it takes nothing in, unless it has an `action`.
 */
export function FormShell({ onSubmit, error, busy, children, ...rest }: FormShellProps) {
  const asleep = !useAlive() && rest.action === undefined;
  const form = useRef<HTMLFormElement>(null);
  const { around, refusals, placed } = useRefusals(error);
  // Reason: the focus is the document's.
  useEffect(() => {
    if (refusals !== noRefusals) focusFirstRefused(form.current);
  }, [refusals]);
  return (
    <form
      ref={form}
      noValidate
      method="post"
      action={rest.action}
      aria-label={rest.label}
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        // Of a dialog inside another form, React would tell that form too.
        event.stopPropagation();
        if (!busy) onSubmit(event);
      }}
      className={cx('flex flex-col gap-5', rest.className)}
    >
      <FailureAlert title={rest.errorTitle} error={error} placed={placed} />
      <FieldRefusals value={around}>
        <fieldset
          disabled={asleep}
          className={cx(
            rest.layout === 'row' ? 'flex min-w-0 flex-wrap items-end gap-3' : 'contents',
            asleep && '[&_:disabled]:cursor-progress! [&_:disabled]:opacity-100!',
          )}
        >
          {children}
          {rest.submitLabel !== null && <Buttons {...rest} busy={busy} />}
        </fieldset>
      </FieldRefusals>
    </form>
  );
}

const rows = {
  page: 'mt-1 flex flex-wrap items-center gap-3',
  row: 'flex flex-wrap gap-3',
  dialog: 'flex flex-wrap justify-end gap-2',
};

function Buttons({ layout = 'page', ...rest }: Omit<FormShellProps, 'onSubmit' | 'error' | 'children'>) {
  return (
    <div
      className={cx(
        rows[layout],
        rest.sticky &&
          'sticky bottom-(--strip) z-20 -mx-2 border-t bg-background/95 px-2 py-3 backdrop-blur max-md:gap-2 md:pr-16',
      )}
    >
      {layout === 'dialog' && rest.actions}
      <Button
        type="submit"
        variant={rest.submitVariant ?? 'primary'}
        busy={rest.busy}
        disabledReason={rest.submitDisabledReason ?? null}
      >
        {rest.submitLabel}
      </Button>
      {layout !== 'dialog' && rest.actions}
    </div>
  );
}
