import { Field as Base } from '@base-ui/react/field';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { useFieldRefusal } from './field-refusals.ts';

/** The error type of react-hook-form. */
type FieldFault = { type: string | number; message?: string | undefined };

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | FieldFault | undefined;
  /** The server's name of the field; its refusal is shown here. */
  name?: string;
  optional?: boolean;
  /** The error changes while typing: it is announced after a pause. */
  live?: boolean;
  className?: string;
  /** A single control of this folder, such as TextInput or Select. */
  children: ReactNode;
};

export function Field({
  label,
  hint,
  error,
  name,
  optional = false,
  live = false,
  className,
  children,
}: FieldProps) {
  const { refusal, answer } = useFieldRefusal(name);
  const words = (typeof error === 'object' ? error.message : error) || refusal;
  return (
    <Base.Root
      invalid={Boolean(words)}
      onInput={answer}
      className={cx('flex min-w-0 flex-col gap-1.5', className)}
    >
      <Base.Label className="text-small font-medium">
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </Base.Label>
      {hint && <Base.Description className="text-small text-muted">{hint}</Base.Description>}
      {children}
      <div aria-live={live ? 'polite' : undefined} className={live ? '' : 'contents'}>
        <Base.Error match={Boolean(words)} className="flex items-start gap-1.5 text-small text-bad">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{words}</span>
        </Base.Error>
      </div>
    </Base.Root>
  );
}
