import { ProfilePage } from '#features/accounts/web/profile-page.tsx';
import { useAuth } from '../auth/auth-context.ts';
import { pageMeta } from '../page-meta.ts';
import { ActivityTable } from './user-dashboard/ActivityTable.tsx';

export const meta = () => pageMeta('Profile', { hidden: true });

export default function OwnProfilePage() {
  const { authInfo } = useAuth();
  if (!authInfo) return null;
  return <ProfilePage key={authInfo.userId} id={authInfo.userId} own activity={<ActivityTable />} />;
}
