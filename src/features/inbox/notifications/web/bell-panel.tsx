import { Popover } from '@base-ui/react/popover';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#kit/paths.ts';
import { BellFace } from './bell-face.tsx';
import { NotificationList } from './notification-list.tsx';
import { ReadAllButton } from './read-all-button.tsx';

type Props = { side: 'right' | 'bottom'; className?: string };

/** Loaded on the first press, and therefore initially open. */
export function BellPanel({ side, className }: Props) {
  const [open, setOpen] = useState(true);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger render={<BellFace className={className} />} />
      <Popover.Portal>
        <Popover.Positioner
          side={side}
          align={side === 'right' ? 'start' : 'end'}
          sideOffset={8}
          collisionPadding={8}
          className="z-50"
        >
          <Popover.Popup className="popup flex max-h-[min(40rem,var(--available-height))] w-[min(26rem,calc(100vw-1rem))] flex-col overflow-hidden outline-none">
            <Newest onOpen={() => setOpen(false)} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Newest({ onOpen }: { onOpen: () => void }) {
  return (
    <>
      <div className="flex items-center justify-between gap-3 border-b px-4 py-3">
        <Popover.Title className="text-lead">Notifications</Popover.Title>
        <ReadAllButton />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2">
        <NotificationList onOpen={onOpen} />
      </div>
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t px-4 py-3 text-small">
        <Link to={paths.notifications()} onClick={onOpen} className="link touch-target">
          All notifications
        </Link>
        <Link to={paths.notificationMail()} onClick={onOpen} className="link touch-target">
          Email settings
        </Link>
      </div>
    </>
  );
}
