import { useSearchParams } from 'react-router';
import { NewMessage } from '#features/conversation/messages/web/new-message.tsx';
import { useAuth } from '#kit/auth/auth-context.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('New message', { hidden: true });

export default function NewMessagePage() {
  const { authInfo } = useAuth();
  const [search] = useSearchParams();
  if (!authInfo) return null;
  const addressee = { listingId: search.get('listing'), personId: search.get('person') };
  return (
    <div className="max-w-3xl">
      <NewMessage
        key={`${addressee.listingId} ${addressee.personId}`}
        addressee={addressee}
        personId={authInfo.userId}
      />
    </div>
  );
}
