import { Guard } from '../auth/Guard.tsx';
import { pageMeta } from '../page-meta.ts';
import { PageHeader } from '../ui/PageHeader.tsx';

export const meta = () => pageMeta('Outbox', { hidden: true });

export default function OutboxPage() {
  return (
    <Guard needs="admin" waiting={null}>
      <PageHeader title="Outbox" />
    </Guard>
  );
}
