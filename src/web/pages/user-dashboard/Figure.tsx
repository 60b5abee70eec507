import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/Card.tsx';

type FigureProps = { label: string; meaning: string; value: ReactNode; children: ReactNode };

/** A figure with what it means; `null` is a dash. */
export function Figure({ label, meaning, value, children }: FigureProps) {
  const labelId = useId();
  return (
    <Card as="section" aria-labelledby={labelId} className="flex flex-col gap-1">
      <h2 id={labelId} className="font-sans text-muted text-small">
        <span className="font-medium text-text">{label}</span>
        <span className="block font-normal">{meaning}</span>
      </h2>
      <p className="tabular display text-heading">
        {value ?? (
          <>
            <span aria-hidden className="text-muted">
              —
            </span>
            <span className="sr-only">Not known</span>
          </>
        )}
      </p>
      <p className="text-muted text-small">{children}</p>
    </Card>
  );
}
