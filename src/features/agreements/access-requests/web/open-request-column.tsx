import { paths } from '#kit/paths.ts';
import { columnsFor } from '#kit/tables/table-features.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import type { RequestView } from './queries.ts';

export const openRequestColumn = columnsFor<RequestView>().display({
  id: 'open',
  header: () => <span className="sr-only">Open</span>,
  size: 110,
  enableHiding: false,
  cell: ({ row: { original } }) => {
    const { waitsForYou } = original;
    return (
      <LinkButton
        size="small"
        variant={waitsForYou ? 'primary' : 'secondary'}
        to={paths.accessRequest(original.id)}
        aria-label={`${waitsForYou ? 'Review' : 'Open'} ${original.buyer.name}’s request for ${original.listingTitle}`}
      >
        {waitsForYou ? 'Review' : 'Open'}
      </LinkButton>
    );
  },
});
