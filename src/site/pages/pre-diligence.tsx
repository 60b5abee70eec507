import { Services } from '#features/offers/orders/web/order-service.tsx';
import { paths } from '#kit/paths.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Pre-diligence', { hidden: true });

export default function PreDiligencePage() {
  return (
    <>
      <PageHeader title="Pre-diligence" lead="What a careful buyer would ask, before a buyer asks it." />
      <div className="flex flex-col gap-8">
        <EmptyState
          title="Begin with the health check"
          action={<LinkButton to={paths.healthChecks()}>Go to the health check</LinkButton>}
        >
          It asks what a careful buyer would ask, takes in your figures, and says what the business is worth
          and what would make it worth more.
        </EmptyState>
        <Services />
      </div>
    </>
  );
}
