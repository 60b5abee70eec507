import { pageMeta } from '../page-meta.ts';
import { PageHeader } from '../ui/PageHeader.tsx';

export const meta = () => pageMeta('Listing', { hidden: true });

export default function ListingPage() {
  return <PageHeader title="Listing" />;
}
