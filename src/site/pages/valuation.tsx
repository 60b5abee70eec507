import { ValueMyBusiness } from '#features/valuation/valuation/web/value-my-business.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Valuation', { hidden: true });

export default function ValuationPage() {
  return (
    <>
      <PageHeader
        title="Valuation"
        lead="Estimate what a business may be worth from its earnings, trade and size, and whether a bank would finance it."
      />
      <ValueMyBusiness />
    </>
  );
}
