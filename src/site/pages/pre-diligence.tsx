import { Services } from '#features/offers/orders/web/order-service.tsx';
import { ReviewList } from '#features/quality-of-earnings/reviews/web/review-list.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Pre-diligence', { hidden: true });

export default function PreDiligencePage() {
  return (
    <>
      <PageHeader title="Pre-diligence" lead="What a careful buyer would ask, before a buyer asks it." />
      <div className="flex flex-col gap-8">
        <ReviewList />
        <Services />
      </div>
    </>
  );
}
