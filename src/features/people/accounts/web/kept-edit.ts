import { z } from 'zod';

/** What was typed into the profile and not saved, in this tab only. */
const key = 'cairn-profile-edit';
const edit = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  bio: z.string(),
});
export type KeptEdit = z.infer<typeof edit>;
const kept = z.object({ personId: z.string(), edit });

/** `null`: nothing of this person. */
export function readEdit(personId: string): KeptEdit | null {
  try {
    const found = kept.parse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return found.personId === personId ? found.edit : null;
  } catch {
    return null;
  }
}

export function keepEdit(personId: string, typed: KeptEdit): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ personId, edit: edit.parse(typed) }));
  } catch {
    // A browser without room or without storage: the page itself still holds what was typed.
  }
}

export function forgetEdit(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
