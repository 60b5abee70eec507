import { describe, expect, it } from 'vitest';
import { type Move, moveRefusal, reachable } from './moves.ts';

type Door = 'open' | 'shut' | 'locked';
type Who = 'guest' | 'host';
const moves: Move<Door, Who, 'key' | 'night'>[] = [
  { from: 'open', to: 'shut', by: ['guest', 'host'] },
  { from: 'shut', to: 'locked', by: ['guest'], needs: ['key', 'night'] },
  { from: 'shut', to: 'locked', by: ['host'], needs: ['key'] },
];

describe('a table of moves', () => {
  const ask = (from: Door, to: Door, parties: Who[], ...held: string[]) =>
    moveRefusal(moves, from, to, parties, (guard) => held.includes(guard));

  it('has no other edges', () => {
    expect(ask('open', 'locked', ['host'], 'key')).toBe('invalid-transition');
    expect(ask('shut', 'shut', ['host'], 'key')).toBe('invalid-transition');
  });

  it('checks the party, then the guard', () => {
    expect(ask('open', 'shut', [])).toBe('not-your-move');
    expect(ask('open', 'shut', ['guest'])).toBeNull();
    expect(ask('shut', 'locked', ['guest'])).toBe('key');
    expect(ask('shut', 'locked', ['guest'], 'key')).toBe('night');
    expect(ask('shut', 'locked', ['guest'], 'key', 'night')).toBeNull();
  });

  it('lets a caller with two parties use either', () => {
    expect(ask('shut', 'locked', ['guest', 'host'], 'key')).toBeNull();
    expect(ask('shut', 'locked', ['guest', 'host'], 'night')).toBe('key');
  });

  it('evaluates no guard of an edge that is not open to the caller', () => {
    const asked: string[] = [];
    moveRefusal(moves, 'shut', 'locked', ['host'], (guard) => asked.push(guard) > 0);
    expect(asked).toEqual(['key']);
  });

  it('lists each reachable state once', () => {
    expect(reachable(moves, 'shut', ['guest', 'host'])).toEqual(['locked']);
    expect(reachable(moves, 'locked', ['host'])).toEqual([]);
    expect(reachable(moves, 'open', [])).toEqual([]);
  });
});
