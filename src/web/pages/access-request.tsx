import { pageMeta } from '../page-meta.ts';
import { PageHeader } from '../ui/PageHeader.tsx';

export const meta = () => pageMeta('Access request', { hidden: true });

export default function AccessRequestPage() {
  return <PageHeader title="Access request" />;
}
