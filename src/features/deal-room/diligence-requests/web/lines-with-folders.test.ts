import { expect, it } from 'vitest';
import { linesOf } from './lines-with-folders.ts';

const folders = [{ id: 'f', number: '02.01', name: 'Annual accounts' }];

it('finds folders by number and drops lines whose folder the reader cannot see', () => {
  const text = 'Request,Folder\nLease,02.01\nPayroll,06.03\nTrucks,\n,02.01';
  expect(linesOf(text, 'csv', folders)).toEqual({
    good: [
      { title: 'Lease', details: '', folderId: 'f', priority: 'normal', dueOn: null, documentIds: [] },
      { title: 'Trucks', details: '', folderId: null, priority: 'normal', dueOn: null, documentIds: [] },
    ],
    bad: [
      { line: 3, problem: 'There is no folder 06.03 that you see in the room.' },
      { line: 5, problem: 'This is a heading.' },
    ],
  });
});

it('reads the same text in the format it is given', () => {
  expect(linesOf('Request\nLease', 'lines', folders)).toMatchObject({
    good: [{ title: 'Request' }, { title: 'Lease' }],
  });
  expect(linesOf('Lease', 'csv', folders)).toHaveProperty('refusal');
});

it('A request that is in the list twice is marked and sent once', () => {
  expect(linesOf('Payroll\nLease\n\npayroll ', 'lines', [])).toMatchObject({
    good: [{ title: 'Payroll' }, { title: 'Lease' }],
    bad: [{ line: 4, problem: 'The same as line 1, which is sent once.' }],
  });
  const csv = linesOf('Request,Details\nPayroll,2024\nPayroll,2023', 'csv', []);
  expect(csv).toMatchObject({ good: [{ details: '2024' }, { details: '2023' }], bad: [] });
});
