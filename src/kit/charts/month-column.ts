import { longMonthOf } from '#kernel/days.ts';
import { columnsFor } from '../tables/table-features.ts';

export function monthColumn<Row extends { month: string }>() {
  return columnsFor<Row>().accessor((row) => row.month, {
    id: 'month',
    header: 'Month',
    cell: ({ getValue }) => longMonthOf(getValue()),
  });
}
