import { paths } from '#web/paths.ts';
import { columnsFor } from '#web/tables/table-features.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { nextStep } from './next-step.ts';
import type { RequestView } from './queries.ts';

/** The last column of a table of requests: opens one, marked where it waits for the reader. */
export const openRequestColumn = columnsFor<RequestView>().display({
  id: 'open',
  header: () => <span className="sr-only">Open</span>,
  size: 110,
  enableHiding: false,
  cell: ({ row: { original } }) => {
    const { yours } = nextStep(original);
    return (
      <LinkButton
        size="small"
        variant={yours ? 'primary' : 'secondary'}
        to={paths.accessRequest(original.id)}
        aria-label={`${yours ? 'Review' : 'Open'} the request of ${original.buyer.name} for ${original.listingTitle}`}
      >
        {yours ? 'Review' : 'Open'}
      </LinkButton>
    );
  },
});
