import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type AlertTone = 'info' | 'good' | 'warning' | 'destructive';

const faces: Record<AlertTone, { box: string; icon: string; Icon: typeof Info }> = {
  info: { box: 'border-line bg-surface', icon: 'text-accent', Icon: Info },
  good: { box: 'border-good/40 bg-good-soft', icon: 'text-good', Icon: CircleCheck },
  warning: { box: 'border-amber/40 bg-amber-soft', icon: 'text-amber', Icon: TriangleAlert },
  destructive: { box: 'border-bad/50 bg-bad-soft', icon: 'text-bad', Icon: CircleAlert },
};

type Props = {
  title: string;
  tone?: AlertTone;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
};

/** A destructive alert interrupts a screen reader; the others wait. */
export function Alert({ title, tone = 'info', children, action, className }: Props) {
  const { box, icon, Icon } = faces[tone];
  return (
    <div
      role={tone === 'destructive' ? 'alert' : 'status'}
      className={cx(
        'flex flex-wrap items-start gap-x-3 gap-y-2 rounded-medium border px-4 py-3',
        box,
        className,
      )}
    >
      <Icon aria-hidden className={cx('mt-0.5 size-5 shrink-0', icon)} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{title}</p>
        {children && <div className="text-muted">{children}</div>}
      </div>
      {action}
    </div>
  );
}
