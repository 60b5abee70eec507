import { expect, test } from 'vitest';
import { roomIndex } from './room-index.ts';
import { suggestedFolder } from './suggest-folder.ts';

const names: readonly [string, string | null][] = [
  ['Process letter.pdf', '00'],
  ['CIM_Final-v3.pdf', '14'],
  ['2023 P&L.xlsx', '02.01'],
  ['BalanceSheet2023.pdf', '02.01'],
  ['Monthly P&L 2024.csv', '02.02'],
  ['Form 1120S 2022 tax return.pdf', '06.01'],
  ['Sales tax Q2.pdf', '06.04'],
  ['bank-statement-march.pdf', '05.01'],
  ['Equipment lease.pdf', '05.03'],
  ['Shop lease, amendment 2.docx', '10.01'],
  ['AR aging 2024-06.xlsx', '04.03'],
  ['Org chart.png', '09.01'],
  ['Employee roster.rtf', '09.02'],
  ['staff.odt', '09.02'],
  ['Employee handbook.pdf', '09.03'],
  ['Top customers 2025.ods', '07.01'],
  ['Customer agreement, Delta.pdf', '07.02'],
  ['equip.xlsx', '11'],
  ['IMG_2231.jpg', null],
  ['Please read.txt', null],
];

test.each(names)('%s belongs to %s', (name, code) => expect(suggestedFolder(name)).toBe(code));

test('Suggests only folders of the standard index', () => {
  for (const [name] of names) {
    const code = suggestedFolder(name);
    if (code !== null) expect(roomIndex.map((folder) => folder.code)).toContain(code);
  }
});
