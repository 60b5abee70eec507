import { Popover } from '@base-ui/react/popover';
import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { buttonFace } from '#web/ui/button-face.ts';
import { cx } from '#web/ui/cx.ts';
import { OnDemand } from '#web/ui/OnDemand.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { countText } from '../domain/counts.ts';
import { useCounts } from './use-counts.ts';

/** What opens: only who opens it loads it. */
const loadPanel = async () => (await import('./bell-panel.tsx')).BellPanel;

type Props = { side: 'right' | 'bottom'; className?: string };

/** The bell with how many are unread; it opens the newest notifications. */
export function Bell({ side, className }: Props) {
  const [open, setOpen] = useState(false);
  const { notifications = 0 } = useCounts();
  const text = countText(notifications);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        aria-label={notifications === 0 ? 'Notifications' : `Notifications, ${text} unread`}
        className={cx(buttonFace('quiet', 'icon'), className)}
      >
        <BellIcon aria-hidden className="size-4.5" />
        {notifications > 0 && (
          <span
            aria-hidden
            className="tabular absolute -top-0.5 -right-0.5 flex h-4 min-w-4 items-center justify-center rounded-round bg-accent px-1 font-semibold text-[0.625rem] text-on-accent leading-none"
          >
            {text}
          </span>
        )}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner
          side={side}
          align={side === 'right' ? 'start' : 'end'}
          sideOffset={8}
          collisionPadding={8}
          className="z-50"
        >
          <Popover.Popup className="popup flex max-h-[min(40rem,var(--available-height))] w-[min(26rem,calc(100vw-1rem))] flex-col overflow-hidden outline-none">
            <OnDemand
              load={loadPanel}
              props={{ onOpen: () => setOpen(false) }}
              waiting={<Skeleton className="m-4 h-40 w-auto" />}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
