import { type ReactNode, useRef } from 'react';
import { Button } from './Button.tsx';

type Props = {
  /** Names the file input for screen readers and tests. */
  label: string;
  accept: string;
  busy: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
};

export function FileButton({ label, accept, busy, onFile, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
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
      <Button variant="secondary" busy={busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
