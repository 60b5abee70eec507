import type { RefObject } from 'react';

type Props = {
  ref: RefObject<HTMLInputElement | null>;
  /** For screen readers and tests. */
  label: string;
  accept: string;
  onFile: (file: File) => void;
};

/** Not visible: a button opens it. */
export function FileInput({ ref, label, accept, onFile }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      aria-label={label}
      accept={accept}
      className="sr-only"
      tabIndex={-1}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        if (file) onFile(file);
        // Lets the same file be chosen again after a failure.
        currentTarget.value = '';
      }}
    />
  );
}
