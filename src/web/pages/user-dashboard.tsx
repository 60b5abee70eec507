import { pageMeta } from '../page-meta.ts';
import { PageHeader } from '../ui/PageHeader.tsx';

export const meta = () => pageMeta('My Dashboard', { hidden: true });

export default function DashboardPage() {
  return <PageHeader title="My Dashboard" />;
}
