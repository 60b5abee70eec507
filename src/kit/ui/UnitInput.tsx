import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { TextInput } from './TextInput.tsx';

type Props = ComponentProps<typeof TextInput> & {
  /** Stands at the end of the field; none where it is empty. */
  unit: string;
};

/** A figure with its unit behind it. */
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
