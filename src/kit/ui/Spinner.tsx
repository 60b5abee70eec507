import { LoaderCircle } from 'lucide-react';
import { cx } from './cx.ts';

/** Decoration only: the busy element announces its state itself. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={cx('turn size-4 shrink-0', className)} />;
}
