import { Services } from '#features/orders/web/order-service.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

export const meta = () => pageMeta('Pre-diligence', { hidden: true });

export default function PreDiligencePage() {
  return (
    <>
      <PageHeader title="Pre-diligence" lead="What a careful buyer would ask, before a buyer asks it." />
      <div className="flex flex-col gap-8">
        <EmptyState
          title="Nothing has been analysed yet"
          action={<LinkButton to={paths.onboarding()}>Add a business</LinkButton>}
        >
          An analysis needs the books of a business. None have been handed in, so there are no figures to
          show.
        </EmptyState>
        <Services />
      </div>
    </>
  );
}
