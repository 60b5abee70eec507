import { z } from 'zod';
import { type ListingForm, listingForm } from './listing-form.ts';

const unsavedListingKey = 'cairn-unsaved-listing';

const stored = z.object({
  personId: z.string(),
  listingId: z.string(),
  version: z.number().int(),
  form: listingForm,
});
type Whose = { personId: string; listingId: string };

export function readUnsaved({ personId, listingId }: Whose): { version: number; form: ListingForm } | null {
  try {
    const read = stored.safeParse(JSON.parse(sessionStorage.getItem(unsavedListingKey) ?? 'null'));
    if (!read.success || read.data.personId !== personId || read.data.listingId !== listingId) return null;
    return { version: read.data.version, form: read.data.form };
  } catch {
    return null;
  }
}

export function keepUnsaved(whose: Whose, version: number, form: ListingForm): void {
  try {
    sessionStorage.setItem(unsavedListingKey, JSON.stringify({ ...whose, version, form }));
  } catch {
    console.error('session storage is not available; unsaved text will not outlast this page');
  }
}

export function clearUnsaved(): void {
  try {
    sessionStorage.removeItem(unsavedListingKey);
  } catch {
    // Session storage may be disabled.
  }
}
