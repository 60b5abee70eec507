import { LoaderCircle } from 'lucide-react';
import { cx } from './cx.ts';

/** Decoration only: what is busy says so itself. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={cx('turn size-4 shrink-0', className)} />;
}
