import { cx } from './cx.ts';

/** The shape of something on its way. Give it the size of what will stand there. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden className={cx('breathe block rounded-small bg-line/70', className ?? 'h-4 w-full')} />
  );
}
