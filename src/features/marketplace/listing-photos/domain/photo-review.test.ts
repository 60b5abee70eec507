import { describe, expect, it } from 'vitest';
import {
  mayMovePhoto,
  type PhotoParty,
  photoMoves,
  photoRefusal,
  photoStatuses,
  seesPhoto,
} from './photo-review.ts';

const all = { confirmed: true, described: true, leakFree: true, reason: 'A sign is on it.' };
const parties: readonly PhotoParty[] = ['owner', 'admin'];

describe('photo transitions', () => {
  it('follow the transition table for every status and party', () => {
    for (const from of photoStatuses)
      for (const to of photoStatuses)
        for (const party of parties) {
          const edge = photoMoves.find((move) => move.from === from && move.to === to);
          const expected = !edge ? 'invalid-transition' : edge.by.includes(party) ? null : 'not-your-move';
          expect(photoRefusal(from, to, [party], all), `${from} ${to} ${party}`).toBe(expected);
        }
  });

  it('let only an admin make a photo public', () => {
    expect(photoMoves.filter(({ to }) => to === 'public').flatMap(({ by }) => by)).toEqual(['admin']);
  });
});

describe('submitting and refusing a photo', () => {
  it.each([
    [{ confirmed: false }, 'photo-not-confirmed'],
    [{ described: false }, 'photo-not-described'],
    [{ leakFree: false }, 'leaks-found'],
  ])('rejects a submission with %o', (lack, code) => {
    for (const from of ['private', 'refused'] as const)
      expect(photoRefusal(from, 'awaiting', ['owner'], { ...all, ...lack })).toBe(code);
  });

  it('requires a reason for a refusal', () => {
    for (const from of ['awaiting', 'public'] as const)
      expect(photoRefusal(from, 'refused', ['admin'], { ...all, reason: ' ' })).toBe('reason-required');
  });

  it('enables the button before its dialog has asked for the confirmation', () => {
    expect(mayMovePhoto('private', ['owner'], { described: true, leakFree: true }).awaiting).toBeNull();
    expect(mayMovePhoto('private', ['owner'], { described: false, leakFree: true }).awaiting).toBe(
      'photo-not-described',
    );
  });
});

describe('photo visibility', () => {
  const nobody = { own: false, granted: false, trusted: false, admin: false, open: true };
  it.each([
    ['a visitor', nobody, ['public']],
    ['a visitor of a card that is not public', { ...nobody, open: false }, []],
    ['an admin', { ...nobody, open: false, admin: true }, ['awaiting', 'public', 'refused']],
    [
      'a broker to whom the profile was opened',
      { ...nobody, open: false, trusted: true },
      [...photoStatuses],
    ],
    ['the owner', { ...nobody, open: false, own: true }, [...photoStatuses]],
    ['the holder of a grant', { ...nobody, open: false, granted: true }, [...photoStatuses]],
  ])('%s', (_who, viewer, seen) => {
    expect(photoStatuses.filter((status) => seesPhoto(viewer, status))).toEqual(seen);
  });
});
