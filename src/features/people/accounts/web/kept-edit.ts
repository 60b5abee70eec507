import { z } from 'zod';

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
    // No storage: the page still holds the edits.
  }
}

export function forgetEdit(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // No storage.
  }
}
