import type { RefObject } from 'react';
import { cx } from '#kit/ui/cx.ts';
import { inputFace } from '#kit/ui/input-face.ts';

type Props = {
  id: string;
  label: string;
  hint: string;
  accept?: string;
  field: RefObject<HTMLInputElement | null>;
  onChange: () => void;
};

export function FileField({ id, label, hint, accept, field, onChange }: Props) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-small">
        {label}
      </label>
      <p id={`${id}-hint`} className="text-muted text-small">
        {hint}
      </p>
      <input
        id={id}
        ref={field}
        type="file"
        accept={accept}
        aria-describedby={`${id}-hint`}
        onChange={onChange}
        className={cx(
          inputFace,
          'h-auto min-h-11 py-2 file:mr-3 file:rounded-small file:border-0 file:bg-raised file:px-3 file:py-1.5 file:font-medium file:text-text',
        )}
      />
    </div>
  );
}
