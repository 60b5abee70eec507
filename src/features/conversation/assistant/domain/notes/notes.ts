import { accountNotes } from './account-notes.ts';
import { adminNotes } from './admin-notes.ts';
import { bounds } from './bounds.ts';
import { dealNotes } from './deal-notes.ts';
import { everydayNotes } from './everyday-notes.ts';
import { itself } from './itself.ts';
import { listingNotes } from './listing-notes.ts';
import type { Note } from './note.ts';
import { roomNotes } from './room-notes.ts';

/** All notes by name. */
export const notes = {
  ...bounds,
  ...itself,
  ...accountNotes,
  ...listingNotes,
  ...dealNotes,
  ...roomNotes,
  ...everydayNotes,
  ...adminNotes,
} as const;
export type NoteName = keyof typeof notes;

export function noteOf(name: NoteName): Note {
  return notes[name];
}

/** What concerns only those who run the site. */
export function isForAdmins(name: NoteName): boolean {
  return name in adminNotes;
}
