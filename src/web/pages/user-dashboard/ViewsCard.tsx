import { useQuery } from '@tanstack/react-query';
import { weeklyViews } from '#features/listing-views/domain/views.ts';
import { ownViews } from '#features/listing-views/web/queries.ts';
import { locale } from '#kernel/locale.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Figure } from './Figure.tsx';
import { changeWords } from './views-words.ts';

/** How many visitors looked at the reader's listings in a week. */
export function ViewsCard() {
  const views = useQuery(ownViews);
  const words = { label: 'Views', meaning: 'Average weekly business views' };
  if (views.isPending) {
    return (
      <Figure {...words} value={<Skeleton className="my-1 h-8 w-12" />}>
        <Skeleton className="h-4 w-32" />
      </Figure>
    );
  }
  if (!views.data) {
    return (
      <Figure {...words} value={null}>
        <span className="flex flex-wrap items-center gap-2">
          They could not be loaded.
          <Button variant="quiet" size="small" onClick={() => void views.refetch()}>
            Try again
          </Button>
        </span>
      </Figure>
    );
  }
  const weekly = weeklyViews(views.data.days);
  return (
    <Figure {...words} value={weekly.average?.toLocaleString(locale, { maximumFractionDigits: 1 }) ?? null}>
      {changeWords(weekly)}
    </Figure>
  );
}
