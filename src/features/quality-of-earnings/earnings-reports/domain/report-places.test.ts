import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeWords, placeWords } from './comment-words.ts';
import { changesAt, figuresAt, placesOf } from './report-places.ts';
import { chapter, tableOf, tracedFigure } from './report-words.ts';
import { takenApart } from './traced-report.ts';

const rowsOf = (rows: readonly (readonly string[])[]) => rows.map((cells) => ({ cells: [...cells] }));
const head = { title: '', heading: '', about: '', disclaimer: '' };
const reportOf = (rows: readonly (readonly string[])[], columns = ['', 'FY2024', 'FY2025']) =>
  takenApart({
    ...head,
    chapters: [
      chapter('bridge', 'Bridge', {
        figures: [tracedFigure('Revenue', '$9')],
        tables: tableOf('Bridge', columns, rowsOf(rows)),
      }),
    ],
  }).report;
const before = reportOf([
  ['Meals', '$1', '$2'],
  ['Rent', '$5', '$5'],
  ['Meals', '$3', '$4'],
]);
const row = { chapter: 'bridge', part: 'row', caption: 'Bridge', label: 'Meals', nth: 1 } as const;

describe('a place', () => {
  test('is found by its words where rows came before it, and tells which of the same words it is', () => {
    const after = reportOf([
      ['Dues', '$8', '$8'],
      ['Meals', '$1', '$2'],
      ['Meals', '$3', '$6'],
    ]);
    const was = figuresAt(before, row) ?? [];
    expect(was.map(({ value }) => value)).toEqual(['$3', '$4']);
    const changes = changesAt(was, figuresAt(after, row) ?? []);
    expect(changes.map(changeWords)).toEqual(['FY2025 was $4, now $6']);
  });

  test('that is gone is none, and columns that come and go are named', () => {
    expect(figuresAt(reportOf([['Rent', '$5', '$5']]), row)).toBeNull();
    expect(figuresAt(reportOf([]), { ...row, part: 'chapter', caption: '', label: '', nth: 0 })).toEqual([]);
    const moved = reportOf(
      [
        ['Meals', '$2', '$2'],
        ['Meals', '$4', '$7'],
      ],
      ['', 'FY2025', 'FY2026'],
    );
    const changes = changesAt(figuresAt(before, row) ?? [], figuresAt(moved, row) ?? []);
    expect(changes.map(changeWords)).toEqual(['FY2024 was $3, and is no longer shown', 'FY2026 is new: $7']);
    const figure = { chapter: 'bridge', part: 'figure', caption: '', label: 'Revenue', nth: 0 } as const;
    expect(
      changesAt(figuresAt(before, figure) ?? [], [{ column: '', value: '$7' }]).map(changeWords),
    ).toEqual(['was $9, now $7']);
    expect([placeWords(row), placeWords(figure)]).toEqual(['Bridge: Meals', 'Revenue']);
  });

  test('of any report is found in it again, unchanged, and no two are the same', () => {
    const cells = fc.tuple(fc.constantFrom('a', 'b', ''), fc.string(), fc.string());
    fc.assert(
      fc.property(fc.array(cells, { maxLength: 12 }), (rows) => {
        const report = reportOf(rows);
        const places = placesOf(report);
        for (const { place, figures } of places) expect(figuresAt(report, place)).toEqual(figures);
        expect(new Set(places.map(({ place }) => JSON.stringify(place))).size).toBe(places.length);
      }),
    );
  });
});
