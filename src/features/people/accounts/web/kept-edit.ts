import { z } from 'zod';
import { kept } from '#kit/kept.ts';

const edit = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  bio: z.string(),
});
export type KeptEdit = z.infer<typeof edit>;
const keptEdit = kept('tab', 'cairn-profile-edit', z.object({ personId: z.string(), edit }));

export function readEdit(personId: string): KeptEdit | null {
  const found = keptEdit.read();
  return found?.personId === personId ? found.edit : null;
}

export function keepEdit(personId: string, typed: KeptEdit): void {
  keptEdit.keep({ personId, edit: edit.parse(typed) });
}

export function forgetEdit(): void {
  keptEdit.forget();
}
