import { cx } from './cx.ts';

/** Give it the size of the content to avoid layout shifts. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden className={cx('breathe block rounded-small bg-line/70', className ?? 'h-4 w-full')} />
  );
}
