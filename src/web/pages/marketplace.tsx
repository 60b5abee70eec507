import { pageMeta } from '../page-meta.ts';
import { PageHeader } from '../ui/PageHeader.tsx';

export const meta = () => pageMeta('Marketplace', { hidden: true });

export default function MarketplacePage() {
  return <PageHeader title="Marketplace" />;
}
