import { useParams } from 'react-router';
import { ProfilePage } from '#features/accounts/web/profile-page.tsx';
import { ActivityTable } from '#features/activity/web/activity-table.tsx';
import { useAuth } from '../auth/auth-context.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Profile', { hidden: true });

export default function PersonProfilePage() {
  const { authInfo } = useAuth();
  const { id } = useParams();
  if (!authInfo || !id) return null;
  return (
    <ProfilePage
      key={id}
      id={id}
      own={id === authInfo.userId}
      activity={<ActivityTable personId={id} own={id === authInfo.userId} />}
    />
  );
}
