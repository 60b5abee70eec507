import { Link } from 'react-router';
import { brand } from '#content/brand.ts';
import { CairnMark } from '#kit/ui/CairnMark.tsx';
import { cx } from '#kit/ui/cx.ts';

/** `compact` hides the name visually. */
export function Wordmark({ to, compact = false }: { to: string; compact?: boolean }) {
  return (
    <Link to={to} className="touch-target inline-flex items-center gap-2.5 rounded-small">
      <CairnMark className="size-6 shrink-0 text-accent" />
      <span className={cx('display font-medium text-title', compact && 'sr-only')}>{brand.name}</span>
    </Link>
  );
}
