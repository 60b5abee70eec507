import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

export const meta = () => pageMeta('Deal Rooms', { hidden: true });

export default function DealRoomsPage() {
  return (
    <>
      <PageHeader
        title="Deal Rooms"
        lead="Where a seller and an approved buyer share documents and questions."
      />
      <EmptyState
        title="No deal room is open"
        action={<LinkButton to={paths.marketplace()}>Go to the marketplace</LinkButton>}
      >
        A deal room opens once a buyer has signed the NDA and the seller has approved the request. Until then
        there is nothing to share, and nobody can look in.
      </EmptyState>
    </>
  );
}
