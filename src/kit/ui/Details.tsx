import type { ReactNode } from 'react';

type Props = { summary: ReactNode; className?: string | undefined; children: ReactNode };

/** What few readers open: figures behind rounded ones, how a result comes about. */
export function Details({ summary, className, children }: Props) {
  return (
    <details className={className}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-muted underline decoration-line-strong decoration-dotted underline-offset-4">
        {summary}
      </summary>
      {children}
    </details>
  );
}
