import { ProfilePage } from '#features/accounts/web/profile-page.tsx';
import { ActivityTable } from '#features/activity/web/activity-table.tsx';
import { useAuth } from '../auth/auth-context.ts';
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
