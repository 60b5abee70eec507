import { Field as Base } from '@base-ui/react/field';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type FieldProps = {
  label: ReactNode;
  /** Help that stands below the label, before one types. */
  hint?: ReactNode;
  error?: string | undefined;
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
  optional = false,
  live = false,
  className,
  children,
}: FieldProps) {
  return (
    <Base.Root invalid={Boolean(error)} className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <Base.Label className="text-small font-medium">
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </Base.Label>
      {hint && <Base.Description className="text-small text-muted">{hint}</Base.Description>}
      {children}
      <div aria-live={live ? 'polite' : undefined} className={live ? '' : 'contents'}>
        <Base.Error match={Boolean(error)} className="flex items-start gap-1.5 text-small text-bad">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </Base.Error>
      </div>
    </Base.Root>
  );
}
