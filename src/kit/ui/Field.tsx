import { Field as Base } from '@base-ui/react/field';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { useFieldRefusal } from './field-refusals.ts';

/** What react-hook-form has found. */
type FieldFault = { type: string | number; message?: string | undefined };

export type FieldProps = {
  label: ReactNode;
  /** Help that stands below the label, before one types. */
  hint?: ReactNode;
  error?: string | FieldFault | undefined;
  /** As the server calls it: what it refuses is shown here. */
  name?: string;
  optional?: boolean;
  /** The error changes while one types: it is read out when one pauses. */
  live?: boolean;
  className?: string;
  /** One control of this folder: TextInput, TextArea, MoneyInput, Select. */
  children: ReactNode;
};

/** Label, hint and error around one control, tied to it for screen readers. */
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
