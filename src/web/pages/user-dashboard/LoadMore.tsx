import { Button } from '../../ui/Button.tsx';

type Props = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  what: string;
};

/** Lists come by page: this fetches the next one, if there is one. */
export function LoadMore({ query, what }: Props) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      variant="secondary"
      className="self-center"
      busy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      Load older {what}
    </Button>
  );
}
