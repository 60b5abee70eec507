import { Bell } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonFace } from '#kit/ui/button-face.ts';
import { cx } from '#kit/ui/cx.ts';
import { countText } from '../domain/counts.ts';
import { useCounts } from './use-counts.ts';

export function BellFace({ className, ...button }: ComponentProps<'button'>) {
  const { notifications = 0 } = useCounts();
  const text = countText(notifications);
  return (
    <button
      {...button}
      type="button"
      aria-label={notifications === 0 ? 'Notifications' : `Notifications, ${text} unread`}
      className={cx(buttonFace('quiet', 'icon'), className)}
    >
      <Bell aria-hidden className="size-4.5" />
      {notifications > 0 && (
        <span
          aria-hidden
          className="tabular absolute -top-0.5 -right-0.5 flex h-4 min-w-4 items-center justify-center rounded-round bg-accent px-1 font-semibold text-[0.625rem] text-on-accent leading-none"
        >
          {text}
        </span>
      )}
    </button>
  );
}
