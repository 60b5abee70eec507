import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Toasts } from '../ui/Toasts.tsx';
import { DataTable } from './DataTable.tsx';
import { withSelection } from './table-columns.tsx';
import { columnsFor } from './table-features.ts';

type Row = { email: string };
const column = columnsFor<Row>();
const email = column.accessor('email', { id: 'email', header: 'Email' });
const open = column.display({
  id: 'open',
  header: () => <span className="sr-only">Open</span>,
  cell: () => 'Open',
});

const headOf = (columns: Parameters<typeof DataTable<Row>>[0]['columns']) =>
  renderToStaticMarkup(
    <Toasts>
      <DataTable
        label="People"
        fileName={null}
        columns={columns}
        rows={[{ email: 'a@b.example' }]}
        getRowId={(row) => row.email}
        empty="None."
      />
    </Toasts>,
  ).match(/<thead[^>]*>/)?.[0];

test('on a phone a table has a head only for the box that selects all rows', () => {
  expect(headOf([email, open])).toContain('max-sm:hidden');
  expect(headOf([withSelection<Row>(), email])).toContain('max-sm:block');
});
