import { describe, expect, test } from 'vitest';
import { Refused } from '#kernel/refusal.ts';
import { createWaitingLine, type WaitingLine } from './waiting-line.ts';

function taken(line: WaitingLine) {
  const gone = new AbortController();
  const place = line.enter();
  const taken = { place, gone, hasTurn: false, done: false };
  void place.turn(gone.signal).then(() => {
    taken.done = true;
    taken.hasTurn = !gone.signal.aborted;
  });
  return taken;
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('answer queue', () => {
  test('runs three at once and the others in order', async () => {
    const line = createWaitingLine(3);
    const places = Array.from({ length: 5 }, () => taken(line));
    await settled();
    expect(places.map(({ hasTurn }) => hasTurn)).toEqual([true, true, true, false, false]);
    places[1]?.place.leave();
    await settled();
    expect(places.map(({ hasTurn }) => hasTurn)).toEqual([true, true, true, true, false]);
    const late = taken(line);
    places[0]?.place.leave();
    await settled();
    expect([places[4]?.hasTurn, late.hasTurn]).toEqual([true, false]);
  });

  test('removes callers who leave while waiting', async () => {
    const line = createWaitingLine(3);
    const places = Array.from({ length: 5 }, () => taken(line));
    places[3]?.gone.abort();
    await settled();
    expect(places[3]).toMatchObject({ done: true, hasTurn: false });
    places[3]?.place.leave();
    places[0]?.place.leave();
    await settled();
    expect(places[4]?.hasTurn).toBe(true);
  });

  test('keeps the place of a caller who leaves while being answered until the work has ended', async () => {
    const line = createWaitingLine(1);
    const [first, second] = [taken(line), taken(line)];
    await settled();
    first.gone.abort();
    await settled();
    expect(second.hasTurn).toBe(false);
    first.place.leave();
    await settled();
    expect(second.hasTurn).toBe(true);
  });

  test('is empty again when all have left', async () => {
    const line = createWaitingLine(3);
    for (let round = 0; round < 3; round += 1) {
      const places = Array.from({ length: 9 }, () => taken(line));
      await settled();
      for (const { place } of places) place.leave();
    }
    const last = Array.from({ length: 4 }, () => taken(line));
    await settled();
    expect(last.map(({ hasTurn }) => hasTurn)).toEqual([true, true, true, false]);
  });

  test('refuses callers when it is full', () => {
    const line = createWaitingLine(3);
    for (let at = 0; at < 203; at += 1) line.enter();
    expect(() => line.enter()).toThrow(Refused);
  });
});
