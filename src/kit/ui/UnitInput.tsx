import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { TextInput } from './TextInput.tsx';

type Props = ComponentProps<typeof TextInput> & {
  /** Shown only if the field has a value. */
  unit: string;
};

export function UnitInput({ unit, className, ...rest }: Props) {
  return (
    <div className="relative">
      <TextInput
        {...rest}
        autoComplete="off"
        className={cx('tabular', unit === '' ? '' : 'pr-16', className)}
      />
      <span
        aria-hidden
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3 text-muted text-small"
      >
        {unit}
      </span>
    </div>
  );
}
