import { useAuth } from '#kit/auth/auth-context.ts';
import { ActivityTable } from '#site/activity/web/activity-table.tsx';
import { ProfilePage } from '#site/profiles/web/profile-page.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Profile', { hidden: true });

export default function OwnProfilePage() {
  const { authInfo } = useAuth();
  if (!authInfo) return null;
  return (
    <ProfilePage
      key={authInfo.userId}
      id={authInfo.userId}
      own
      activity={<ActivityTable personId={authInfo.userId} own />}
    />
  );
}
