import { Checkbox as Base } from '@base-ui/react/checkbox';
import { Check, Minus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

type Props = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label: ReactNode;
  labelHidden?: boolean;
  indeterminate?: boolean;
  disabled?: boolean;
  invalid?: boolean;
  className?: string;
};

export function Checkbox({
  checked,
  onCheckedChange,
  label,
  labelHidden = false,
  className,
  ...state
}: Props) {
  // Base UI finds the label only after hydration.
  const textId = useId();
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box inside is the control, with its own hidden input
    <label
      className={cx(
        'flex w-fit cursor-pointer items-start gap-3 has-data-disabled:cursor-not-allowed',
        className,
      )}
    >
      <Base.Root
        checked={checked}
        onCheckedChange={onCheckedChange}
        indeterminate={state.indeterminate ?? false}
        disabled={state.disabled ?? false}
        aria-invalid={state.invalid || undefined}
        aria-labelledby={textId}
        className="touch-target mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-small border border-line-strong bg-surface transition-colors aria-invalid:border-bad data-checked:border-accent data-indeterminate:border-accent data-checked:bg-accent data-indeterminate:bg-accent data-disabled:opacity-55"
      >
        <Base.Indicator className="text-on-accent">
          {state.indeterminate ? (
            <Minus aria-hidden className="size-4" />
          ) : (
            <Check aria-hidden className="size-4" />
          )}
        </Base.Indicator>
      </Base.Root>
      <span id={textId} className={labelHidden ? 'sr-only' : 'text-body'}>
        {label}
      </span>
    </label>
  );
}
