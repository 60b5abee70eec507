import { expect, test } from 'vitest';
import { brokerAccesses, opensTo } from './broker-access.ts';

test('editing includes reading, and nothing is open unless the owner opened it', () => {
  const may = (needed: 'read' | 'edit') => brokerAccesses.filter((held) => opensTo(held, needed));
  expect(may('read')).toEqual(['read', 'edit']);
  expect(may('edit')).toEqual(['edit']);
});
