import { useSearchParams } from 'react-router';
import { NotificationList } from '#features/inbox/notifications/web/notification-list.tsx';
import { ReadAllButton } from '#features/inbox/notifications/web/read-all-button.tsx';
import { paths } from '#kit/paths.ts';
import { buttonFace } from '#kit/ui/button-face.ts';
import { Card } from '#kit/ui/Card.tsx';
import { cx } from '#kit/ui/cx.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Notifications', { hidden: true });

const views = [
  { label: 'All', unread: false },
  { label: 'Unread', unread: true },
];

export default function NotificationsPage() {
  const [search, setSearch] = useSearchParams();
  const unreadOnly = search.has('unread');
  return (
    <>
      <PageHeader
        title="Notifications"
        lead="What happened, and what waits for you."
        actions={
          <LinkButton variant="secondary" to={paths.notificationMail()}>
            Email settings
          </LinkButton>
        }
      />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <fieldset className="flex gap-1">
          <legend className="sr-only">Which notifications</legend>
          {views.map(({ label, unread }) => (
            <button
              key={label}
              type="button"
              aria-pressed={unreadOnly === unread}
              onClick={() =>
                setSearch(unread ? { unread: '' } : {}, { replace: true, preventScrollReset: true })
              }
              className={cx(buttonFace('quiet', 'small'), 'aria-pressed:bg-raised aria-pressed:text-text')}
            >
              {label}
            </button>
          ))}
        </fieldset>
        <ReadAllButton />
      </div>
      <Card className="p-2">
        <NotificationList unreadOnly={unreadOnly} />
      </Card>
    </>
  );
}
