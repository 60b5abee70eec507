import type { May } from '#wire/may.ts';

const reasons: Record<string, string> = {
  'court-contested': 'You contest it already.',
  'court-not-raising': 'It does not raise earnings.',
  'court-own-room': 'Only buyers contest adjustments.',
  'room-closed': 'The deal room is closed.',
};

/** Why a button is off; `null` if it is on. */
export const mayWords = (may: May): string | null =>
  may === true ? null : (reasons[may] ?? 'This is not possible now.');
