import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { useFieldRefusal } from './field-refusals.ts';

type Props = {
  title: ReactNode;
  hint?: ReactNode;
  /** The server's name of the list that these controls fill; its refusal is shown here. */
  name?: string;
  className?: string;
  children: ReactNode;
};

/** Several controls under one title, such as checkboxes. */
export function FieldGroup({ title, hint, name, className, children }: Props) {
  const { refusal, answer } = useFieldRefusal(name);
  const helpId = useId();
  return (
    <fieldset
      data-refused={refusal ? true : undefined}
      aria-describedby={hint || refusal ? helpId : undefined}
      onInput={answer}
      className={cx('flex min-w-0 flex-col gap-3', className)}
    >
      <legend className="mb-2 font-medium text-small">{title}</legend>
      {(hint || refusal) && (
        <div id={helpId} className="flex flex-col gap-1.5">
          {hint && <p className="text-muted text-small">{hint}</p>}
          {refusal && (
            <p className="flex items-start gap-1.5 text-bad text-small">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span>{refusal}</span>
            </p>
          )}
        </div>
      )}
      {children}
    </fieldset>
  );
}
