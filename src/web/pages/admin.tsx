import { Guard } from '../auth/Guard.tsx';
import { pageMeta } from '../page-meta.ts';
import { PageHeader } from '../ui/PageHeader.tsx';

export const meta = () => pageMeta('Admin Dashboard', { hidden: true });

export default function AdminPage() {
  return (
    <Guard needs="admin" waiting={null}>
      <PageHeader title="Admin Dashboard" />
    </Guard>
  );
}
