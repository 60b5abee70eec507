import type { ComparedField } from '#features/marketplace/listings/web/compared-fields.ts';
import { ListingBooks } from '#features/quality-of-earnings/adjusted-earnings/web/books-beside.tsx';

type Props = Omit<Parameters<typeof ListingBooks>[0], 'figure'> & { field: ComparedField };

export function ListingFigureBooks({ field, ...props }: Props) {
  return <ListingBooks {...props} figure={field === 'lastYearRevenue' ? 'revenue' : field} />;
}
