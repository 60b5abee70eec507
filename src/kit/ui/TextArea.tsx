import { Field } from '@base-ui/react/field';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { inputFace } from './input-face.ts';

type Props = Omit<ComponentProps<'textarea'>, 'style' | 'value' | 'defaultValue'> & {
  value?: string;
  defaultValue?: string;
};

/** Grows with its text if the browser supports it. */
export function TextArea({ className, rows = 4, value, defaultValue, ...rest }: Props) {
  const content = value === undefined ? { defaultValue } : { value };
  return (
    <Field.Control
      {...content}
      render={
        <textarea
          {...rest}
          rows={rows}
          className={cx(inputFace, 'field-sizing-content min-h-24 py-2.5', className)}
        />
      }
    />
  );
}
