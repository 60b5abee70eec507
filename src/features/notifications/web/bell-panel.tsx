import { Popover } from '@base-ui/react/popover';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { NotificationList } from './notification-list.tsx';
import { ReadAllButton } from './read-all-button.tsx';

/** The newest notifications, and the ways to all of them and to the choice of mail. */
export function BellPanel({ onOpen }: { onOpen: () => void }) {
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
          What comes by mail
        </Link>
      </div>
    </>
  );
}
