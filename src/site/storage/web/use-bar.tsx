import { cx } from '#kit/ui/cx.ts';
import { type HowFull, percentOf, type Use } from '../domain/how-full.ts';

const tones: Record<HowFull, string> = { enough: 'bg-accent', nearly: 'bg-amber', full: 'bg-bad' };

type Props = {
  /** For screen readers. */
  label: string;
  use: Use;
  full: HowFull;
  className?: string;
};

export function UseBar({ label, use, full, className }: Props) {
  const percent = percentOf(use);
  return (
    <>
      <meter className="sr-only" aria-label={label} value={percent} max={100}>
        {percent}%
      </meter>
      <div aria-hidden className={cx('h-2 w-full overflow-hidden rounded-round bg-raised', className)}>
        <div className={cx('h-full', tones[full])} style={{ width: `${percent}%` }} />
      </div>
    </>
  );
}
