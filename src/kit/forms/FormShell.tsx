import { type FormEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { noRefusals, type Refusals, refusalsOf } from '../api-error.ts';
import { Button } from '../ui/Button.tsx';
import type { ButtonVariant } from '../ui/button-face.ts';
import { cx } from '../ui/cx.ts';
import { FailureAlert } from '../ui/FailureAlert.tsx';
import { FieldRefusals } from '../ui/field-refusals.ts';
import { useAlive } from '../use-alive.ts';
import { stickyBar } from './sticky-bar.ts';

export type FormShellProps = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** What the submit threw, or a text; `null` if it has not failed. */
  error: Error | string | null;
  busy: boolean;
  /** `null` renders no button: the form saves automatically. */
  submitLabel: ReactNode;
  submitVariant?: ButtonVariant;
  errorTitle?: string;
  submitDisabledReason?: string | null;
  actions?: ReactNode;
  /** `row`: fields and buttons side by side. `dialog`: buttons at the end, the submit button last. */
  layout?: 'page' | 'row' | 'dialog';
  /** Keeps the buttons of a long form in view. */
  sticky?: boolean;
  /** For screen readers, if no heading names the form. */
  label?: string;
  className?: string;
  /** The target without JavaScript. */
  action?: string;
  children?: ReactNode;
};

/**
 * Shows a refusal of the server at the `Field` of that name and focuses the first one. Without an `action` the form is
 * disabled until hydration.
 */
export function FormShell({ onSubmit, error, busy, children, ...rest }: FormShellProps) {
  const asleep = !useAlive() && rest.action === undefined;
  const form = useRef<HTMLFormElement>(null);
  const { around, refusals, placed } = useRefusals(error);
  // Reason: focus is outside of React.
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
        // React events also bubble from a dialog to the form that contains it.
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
    <div data-form-bar={rest.sticky || undefined} className={cx(rows[layout], rest.sticky && stickyBar)}>
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

type Placed = { of: Refusals; keys: readonly string[] };

function useRefusals(error: Error | string | null) {
  const refusals = useMemo(() => refusalsOf(error), [error]);
  const [placed, setPlaced] = useState<Placed>({ of: noRefusals, keys: [] });
  const place = useCallback(
    (key: string) =>
      setPlaced(({ of, keys }) => ({ of: refusals, keys: of === refusals ? [...keys, key] : [key] })),
    [refusals],
  );
  const around = useMemo(() => ({ refusals, place }), [refusals, place]);
  return { around, refusals, placed: placed.of === refusals ? placed.keys : [] };
}

const control =
  ':is(input, textarea, select, button, [role=radio], [role=checkbox]):not([type=hidden], [aria-hidden=true])';
const refused = [
  `${control}[aria-invalid=true]`,
  `${control}[data-invalid]`,
  `[aria-invalid=true] ${control}`,
  `[data-refused] ${control}`,
].join();

/** A screen reader then reads the error. */
function focusFirstRefused(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>(refused)?.focus();
}
