import { accountNotes } from './account-notes.ts';
import { adminCaseNotes } from './admin-case-notes.ts';
import { adminDeskNotes } from './admin-desk-notes.ts';
import { adminNotes } from './admin-notes.ts';
import { adminServerNotes } from './admin-server-notes.ts';
import { asideNotes } from './aside-notes.ts';
import { betweenNotes } from './between-notes.ts';
import { bounds } from './bounds.ts';
import { dealNotes } from './deal-notes.ts';
import { everydayNotes } from './everyday-notes.ts';
import { itself } from './itself.ts';
import { listingNotes } from './listing-notes.ts';
import { marketNotes } from './market-notes.ts';
import { notHereNotes } from './not-here-notes.ts';
import type { Note } from './note.ts';
import { roomNotes } from './room-notes.ts';
import { troubleNotes } from './trouble-notes.ts';

/** All notes by name. */
export const notes = {
  ...bounds,
  ...itself,
  ...accountNotes,
  ...listingNotes,
  ...dealNotes,
  ...roomNotes,
  ...everydayNotes,
  ...troubleNotes,
  ...notHereNotes,
  ...marketNotes,
  ...betweenNotes,
  ...asideNotes,
  ...adminNotes,
  ...adminCaseNotes,
  ...adminDeskNotes,
  ...adminServerNotes,
} as const;
export type NoteName = keyof typeof notes;

export function noteOf(name: NoteName): Note {
  return notes[name];
}

/** What concerns only those who run the site. */
export function isForAdmins(name: NoteName): boolean {
  return [adminNotes, adminCaseNotes, adminDeskNotes, adminServerNotes].some((some) => name in some);
}
