import { pageMeta } from '../page-meta.ts';
import { PageHeader } from '../ui/PageHeader.tsx';

export const meta = () => pageMeta('Edit listing', { hidden: true });

export default function EditListingPage() {
  return <PageHeader title="Edit listing" />;
}
