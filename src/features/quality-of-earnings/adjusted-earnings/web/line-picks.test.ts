import { expect, test } from 'vitest';
import { nothingPicked, pickedOf, toggled } from './line-picks.ts';

const [kept, added] = [{ id: 'kept' }, { id: 'added' }];
const [first, second] = [{ id: 1 }, { id: 2 }];
const chosenIn = (...asked: Parameters<typeof pickedOf>) => [...pickedOf(...asked).chosen];

test('a line that was added elsewhere meanwhile stays, and one that was unchecked here goes', () => {
  const picks = { ...nothingPicked, dropped: toggled(nothingPicked.dropped, 'kept') };
  expect(pickedOf(nothingPicked, { before: [kept, added], fitting: [] }).remove).toEqual([]);
  expect(pickedOf(picks, { before: [kept, added], fitting: [] }).remove).toEqual(['kept']);
  expect(pickedOf(picks, { before: [added], fitting: [] }).remove).toEqual([]);
});

test('a line that is offered no more is not chosen, and one that was unchecked does not come back', () => {
  const picks = { ...nothingPicked, unchecked: toggled(nothingPicked.unchecked, 2) };
  expect(chosenIn(picks, { before: [], fitting: [first, second] })).toEqual([1]);
  expect(chosenIn(picks, { before: [], fitting: [second] })).toEqual([]);
  expect(chosenIn(picks, { before: [], fitting: [] })).toEqual([]);
});

test('another line is chosen once, also when it comes to fit, and toggling twice changes nothing', () => {
  const picks = { ...nothingPicked, picked: toggled(nothingPicked.picked, 2) };
  expect(chosenIn(picks, { before: [], fitting: [first] })).toEqual([1, 2]);
  expect(chosenIn(picks, { before: [], fitting: [first, second] })).toEqual([1, 2]);
  expect(toggled(picks.picked, 2).size).toBe(0);
});
