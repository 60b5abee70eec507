import { ValueMyBusiness } from '#features/valuation/web/value-my-business.tsx';
import { pageMeta } from '../page-meta.ts';
import { PageHeader } from '../ui/PageHeader.tsx';

export const meta = () => pageMeta('Valuation', { hidden: true });

export default function ValuationPage() {
  return (
    <>
      <PageHeader
        title="Valuation"
        lead="What a business may be worth by its earnings, its trade and its size, and whether a bank would lend on it."
      />
      <ValueMyBusiness />
    </>
  );
}
