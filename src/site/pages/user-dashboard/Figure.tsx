import { type ReactNode, useId } from 'react';
import { Link, type To } from 'react-router';
import { Card } from '#kit/ui/Card.tsx';
import { cx } from '#kit/ui/cx.ts';
import { Sparkline } from './Sparkline.tsx';

type FigureProps = {
  label: string;
  meaning: string;
  value: ReactNode;
  to: To;
  /** Newest last. */
  weeks: readonly number[];
  children: ReactNode;
};

/** `null` shows a dash. */
export function Figure({ label, meaning, value, to, weeks, children }: FigureProps) {
  const labelId = useId();
  return (
    <Card
      as="section"
      aria-labelledby={labelId}
      className={cx(
        'relative flex flex-col gap-1 transition-colors hover:border-line-strong',
        'has-focus-visible:border-accent',
      )}
    >
      <h2 id={labelId} className="font-sans text-muted text-small">
        <Link
          to={to}
          preventScrollReset
          className="font-medium text-text after:absolute after:inset-0 after:rounded-large"
        >
          {label}
        </Link>
        <span className="block font-normal">{meaning}</span>
      </h2>
      <div className="tabular display text-heading">
        {value ?? (
          <>
            <span aria-hidden className="text-muted">
              —
            </span>
            <span className="sr-only">Not known</span>
          </>
        )}
      </div>
      <Sparkline label={label} weeks={weeks} />
      <p className="text-muted text-small">{children}</p>
    </Card>
  );
}
