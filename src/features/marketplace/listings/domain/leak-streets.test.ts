import { expect, test } from 'vitest';
import { blocks, findLeaks } from './leak-check.ts';

const own = {
  ...{ legalName: 'Quillbrook Plumbing LLC', dba: null, ownerFirstName: 'Zoltan', ownerLastName: 'Price' },
  ...{ ein: '47-1234567', websites: [], emails: [], phones: [] },
};

test.each([
  ['417 W Center St, Provo, UT 84601', 'Our shop on Center Street has three bays.', 'Center Street'],
  ['417 W Center Street, Provo, UT 84601', 'Our shop on Center St has three bays.', 'Center St'],
  ['417 W Center St, Provo, UT 84601', 'Our shop on Center St has three bays.', 'Center St'],
  ['12 5th Ave, Provo, UT 84601', 'A corner of Fifth Avenue.', 'Fifth Avenue'],
  ['12 Fifth Avenue, Provo, UT 84601', 'A corner of 5th Ave.', '5th Ave'],
])('a street is found as others write it: %s', (address, text, found) => {
  const leaks = findLeaks([{ field: 'description', text }], { ...own, address });
  expect(leaks.filter(blocks).map(({ words }) => words)).toContain(found);
});

test('other streets, and a kind of street by itself, are not', () => {
  const text = 'A busy street near the town center, with parking on Elm Avenue. First street access.';
  const address = '417 W Center St, Provo, UT 84601';
  expect(findLeaks([{ field: 'description', text }], { ...own, address }).filter(blocks)).toEqual([]);
});
