import { pageMeta } from '../page-meta.ts';
import { PageHeader } from '../ui/PageHeader.tsx';

export const meta = () => pageMeta('Profile', { hidden: true });

export default function PersonPage() {
  return <PageHeader title="Profile" />;
}
