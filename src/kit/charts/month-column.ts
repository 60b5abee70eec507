import { columnsFor } from '../tables/table-features.ts';
import { monthInWords } from './month-words.ts';

export function monthColumn<Row extends { month: string }>() {
  return columnsFor<Row>().accessor((row) => row.month, {
    id: 'month',
    header: 'Month',
    cell: ({ getValue }) => monthInWords(getValue()),
  });
}
