import { useParams } from 'react-router';
import { ThreadList } from '#features/conversation/messages/web/thread-list.tsx';
import { ThreadView } from '#features/conversation/messages/web/thread-view.tsx';
import { useAuth } from '#kit/auth/auth-context.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Messages', { hidden: true });

export default function ThreadPage() {
  const { authInfo } = useAuth();
  const { id } = useParams();
  if (!authInfo || !id) return null;
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(16rem,22rem)_minmax(0,1fr)]">
      <div className="max-lg:hidden">
        <ThreadList current={id} />
      </div>
      <ThreadView key={id} id={id} personId={authInfo.userId} />
    </div>
  );
}
