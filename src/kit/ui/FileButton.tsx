import { type ReactNode, useRef } from 'react';
import { Button } from './Button.tsx';
import { FileInput } from './FileInput.tsx';

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
      <FileInput ref={input} label={label} accept={accept} onFile={onFile} />
      <Button variant="secondary" busy={busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
