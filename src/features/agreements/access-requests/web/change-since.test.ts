import { describe, expect, it } from 'vitest';
import { changeSince } from './change-since.ts';

describe('the change since a month ago', () => {
  it('is signed', () => {
    expect(changeSince(4, 3)).toBe('+33%');
    expect(changeSince(1, 2)).toBe('-50%');
    expect(changeSince(0, 7)).toBe('-100%');
    expect(changeSince(2_500, 1)).toBe('+249,900%');
  });

  it('is 0% when both are equal', () => expect(changeSince(5, 5)).toBe('0%'));

  it('is unknown when the earlier count is zero', () => {
    expect(changeSince(3, 0)).toBeNull();
    expect(changeSince(0, 0)).toBeNull();
  });
});
