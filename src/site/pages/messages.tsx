import { ThreadList } from '#features/conversation/messages/web/thread-list.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Messages', { hidden: true });

export default function MessagesPage() {
  return (
    <>
      <PageHeader title="Messages" lead="Your conversations with buyers, owners and brokers." />
      <div className="max-w-3xl">
        <ThreadList />
      </div>
    </>
  );
}
