import { z } from 'zod';
import { kept } from '#kit/kept.ts';
import { type ListingForm, listingForm } from './listing-form.ts';

const unsaved = kept(
  'tab',
  'cairn-unsaved-listing',
  z.object({
    personId: z.string(),
    listingId: z.string(),
    version: z.number().int(),
    form: listingForm,
  }),
);
type Whose = { personId: string; listingId: string };

export function readUnsaved({ personId, listingId }: Whose): { version: number; form: ListingForm } | null {
  const read = unsaved.read();
  if (read?.personId !== personId || read.listingId !== listingId) return null;
  return { version: read.version, form: read.form };
}

export function keepUnsaved(whose: Whose, version: number, form: ListingForm): void {
  unsaved.keep({ ...whose, version, form });
}

export function clearUnsaved(): void {
  unsaved.forget();
}
