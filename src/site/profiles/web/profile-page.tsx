import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { NotificationPreferences } from '#features/inbox/notifications/web/notification-preferences.tsx';
import { profileQuery } from '#features/people/accounts/web/profile-queries.ts';
import { Button } from '#kit/ui/Button.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { PersonStatistics } from './person-statistics.tsx';
import { ProfileAccount } from './profile-account.tsx';
import { ProfileHead } from './profile-head.tsx';
import { aboutQuery } from './queries.ts';

type Props = {
  id: string;
  own: boolean;
  activity: ReactNode;
};

export function ProfilePage({ id, own, activity }: Props) {
  const profile = useQuery(profileQuery(id));
  const about = useQuery(aboutQuery(id));
  const error = profile.error ?? about.error;
  // Reason: logging is a side effect. The page does not show the cause.
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  if (profile.isPending) return <Waiting />;
  if (!profile.data) {
    return <NotShown busy={profile.isFetching} onRetry={() => void profile.refetch()} />;
  }
  return (
    <div className="flex flex-col gap-8">
      <ProfileHead
        profile={profile.data}
        about={about.data ?? (about.isError ? null : undefined)}
        own={own}
      />
      {about.data && <PersonStatistics statistics={about.data.statistics} own={own} />}
      {about.isPending && <Skeleton className="h-28 w-full rounded-large" />}
      <div className="flex flex-col gap-3">
        <h2 className="text-title">Recent Activity</h2>
        {activity}
      </div>
      {own && <ProfileAccount profile={profile.data} />}
      {own && <NotificationPreferences />}
    </div>
  );
}

function NotShown({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <>
      <PageHeader title="Profile" />
      <EmptyState
        title="This profile cannot be shown"
        action={
          <Button variant="secondary" busy={busy} onClick={onRetry}>
            Try again
          </Button>
        }
      >
        It could not be loaded, or there is no such person.
      </EmptyState>
    </>
  );
}

function Waiting() {
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">Loading the profile</span>
      <div className="flex items-center gap-5">
        <Skeleton className="size-20 rounded-round" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-8 w-56" />
          <Skeleton className="h-4 w-72 max-w-full" />
        </div>
      </div>
      <Skeleton className="h-28 w-full rounded-large" />
      <Skeleton className="h-48 w-full rounded-large" />
    </div>
  );
}
