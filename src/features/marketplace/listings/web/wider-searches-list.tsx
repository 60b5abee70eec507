import { useQueries } from '@tanstack/react-query';
import { Button } from '#kit/ui/Button.tsx';
import { countWords } from './count-words.ts';
import { searchIn } from './marketplace-address.ts';
import { browseQuery } from './marketplace-queries.ts';
import type { WiderSearch } from './wider-searches.ts';

type Props = { searches: readonly WiderSearch[]; onChoose: (address: URLSearchParams) => void };

/** Nothing while they are counted, and nothing that would be empty again. */
export function WiderSearchesList({ searches, onChoose }: Props) {
  const results = useQueries({
    queries: searches.map(({ address }) => browseQuery(searchIn(address), { page: 1, after: null })),
  });
  const found = searches.flatMap((search, at) => {
    const data = results[at]?.isPlaceholderData ? undefined : results[at]?.data;
    return data && data.total > 0 ? [{ ...search, count: countWords({ ...data, page: 1, pages: 1 }) }] : [];
  });
  if (found.length === 0) return null;
  return (
    <ul aria-label="Wider searches" className="flex flex-col items-center gap-2">
      {found.map(({ words, count, address }) => (
        <li key={words}>
          <Button variant="quiet" onClick={() => onChoose(address)}>
            {words}: {count}
          </Button>
        </li>
      ))}
    </ul>
  );
}
