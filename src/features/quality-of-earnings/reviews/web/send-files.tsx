import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { reasonFromError } from '#kit/api-error.ts';
import { DropZone } from '#kit/ui/DropZone.tsx';
import { Spinner } from '#kit/ui/Spinner.tsx';
import { reviewsKey } from './queries.ts';

/** `words`: what came of it; of a file that is on its way, or waits, `null`. */
type Sent = { key: number; name: string; words: string | null; failed: boolean };

type Props = {
  label: string;
  accept: string;
  hint: ReactNode;
  children: ReactNode;
  /** Sends one file. Returns what came of it, for its line. */
  send: (file: File) => Promise<string>;
};

/** Takes several files, sends one after another, and says of each what came of it. */
export function SendFiles({ label, accept, hint, children, send }: Props) {
  const queries = useQueryClient();
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const busy = sent.some(({ words }) => words === null);
  const next = useRef(0);
  const tell = (key: number, words: string, failed: boolean) =>
    setSent((lines) => lines.map((line) => (line.key === key ? { ...line, words, failed } : line)));
  const sendAll = async (files: readonly File[]) => {
    const lines = files.map((file) => {
      next.current += 1;
      return { file, key: next.current };
    });
    setSent(lines.map(({ file, key }) => ({ key, name: file.name, words: null, failed: false })));
    for (const { file, key } of lines)
      try {
        tell(key, await send(file), false);
      } catch (error) {
        tell(key, reasonFromError(error), true);
      }
    await queries.invalidateQueries({ queryKey: reviewsKey });
  };
  return (
    <div className="flex flex-col gap-3">
      <DropZone
        label={label}
        accept={accept}
        busy={busy}
        hint={hint}
        onFiles={(files) => {
          if (!busy) void sendAll(files);
        }}
      >
        {children}
      </DropZone>
      {sent.length > 0 && (
        <ul aria-label="Files that were sent" aria-live="polite" className="flex flex-col gap-1.5 text-small">
          {sent.map((line) => (
            <SentLine key={line.key} line={line} />
          ))}
        </ul>
      )}
    </div>
  );
}

function SentLine({ line: { name, words, failed } }: { line: Sent }) {
  return (
    <li className="flex items-start gap-2 text-left">
      {words === null ? (
        <Spinner className="mt-0.5 size-4 shrink-0" />
      ) : failed ? (
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
      ) : (
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
      )}
      <span className="wrap-anywhere min-w-0">
        <bdi className="font-medium">{name}</bdi>
        {words === null ? ': being read' : `: ${words}`}
      </span>
    </li>
  );
}
