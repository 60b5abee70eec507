import { describe, expect, it } from 'vitest';
import { figureColumns } from './figure-columns.ts';
import { row } from './report-words.ts';

const table = (...rows: string[][]) => ({
  columns: (rows[0] ?? []).map((_, at) => `${at}`),
  rows: rows.map((cells) => row(cells)),
});

describe('figure columns', () => {
  it('hold amounts, shares and scores, also where one is missing', () => {
    expect(
      figureColumns(table(['Sales', '$4,624,440', '16.6%', '–'], ['EBITDA', '-$36,000', '—', '70'])),
    ).toEqual([false, true, true, true]);
  });

  it('hold no words and at least one figure', () => {
    expect(figureColumns(table(['30%', '–', '2 to 4 times'], ['With inflation', '–', '3 times']))).toEqual([
      false,
      false,
      false,
    ]);
    expect(figureColumns({ columns: ['a'], rows: [] })).toEqual([false]);
  });
});
