import { useParams } from 'react-router';
import { useAuth } from '#kit/auth/auth-context.ts';
import { ActivityTable } from '#site/activity/web/activity-table.tsx';
import { ProfilePage } from '#site/profiles/web/profile-page.tsx';
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
