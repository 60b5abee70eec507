import { type ReactNode, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';

type Props = {
  /** Names the file input for screen readers and tests. */
  label: string;
  accept: string;
  busy: boolean;
  /** Takes one file at a time. */
  single?: boolean;
  onFiles: (files: readonly File[]) => void;
  /** What stands beside the button: which files, and that they can be dropped. */
  hint: ReactNode;
  /** Words of the button. */
  children: ReactNode;
};

/** Takes files: chosen with a button, or dropped. */
export function DropZone({ label, accept, busy, single = false, onFiles, hint, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    if (files && files.length > 0) onFiles(single ? [...files].slice(0, 1) : [...files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are dropped here; by keyboard they are chosen with the button
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      className={cx(
        'flex flex-wrap items-center gap-3 rounded-medium border border-dashed p-3',
        over ? 'border-accent bg-accent-soft' : 'border-line-strong',
      )}
    >
      <input
        ref={input}
        type="file"
        multiple={!single}
        aria-label={label}
        accept={accept}
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // Lets the same file be chosen again after a failure.
          currentTarget.value = '';
        }}
      />
      <Button variant="secondary" size="small" busy={busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <span className="min-w-0 flex-1 basis-52 text-left text-muted text-small">{hint}</span>
    </div>
  );
}
