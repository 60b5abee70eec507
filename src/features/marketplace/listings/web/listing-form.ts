import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import { z } from 'zod';
import { listingDraft } from '../contract.ts';
import { priceDisplays } from '../domain/bands.ts';
import { isPlace, type Place } from '../domain/places.ts';
import { type FieldValues, fieldsByKind, mapFields } from '../domain/private-fields.ts';
import { fillField, readField, type Sent, type Typed, typedShapes } from './field-kinds.tsx';

export const listingForm = z.object({
  teaser: z.object({
    title: z.string(),
    description: z.string(),
    place: z.custom<Place>((value) => typeof value === 'string' && isPlace(value)).nullable(),
    priceDisplay: z.enum(priceDisplays),
  }),
  profile: z.object(fieldsByKind(typedShapes)),
  autoApprove: z.boolean(),
  adminMayApprove: z.boolean(),
});
export type ListingForm = z.infer<typeof listingForm>;
export type ListingDraft = z.output<typeof listingDraft>;

export function formFrom({ teaser, profile, autoApprove, adminMayApprove }: ListingDraft): ListingForm {
  return {
    teaser: { ...teaser },
    profile: mapFields<FieldValues, Typed>(profile, fillField),
    autoApprove,
    adminMayApprove,
  };
}

export function draftFrom({ teaser, profile, autoApprove, adminMayApprove }: ListingForm) {
  return {
    teaser: {
      title: teaser.title,
      description: teaser.description,
      place: teaser.place,
      priceDisplay: teaser.priceDisplay,
    },
    profile: mapFields<Typed, Sent>(profile, readField),
    autoApprove,
    adminMayApprove,
  } satisfies z.input<typeof listingDraft>;
}

export function readDraft(form: ListingForm): ListingDraft | null {
  return listingDraft.safeParse(draftFrom(form)).data ?? null;
}

export const listingResolver: Resolver<ListingForm> = (form) => {
  const read = listingDraft.safeParse(draftFrom(form));
  if (read.success) return { values: form, errors: {} };
  const errors: FieldErrors<ListingForm> = {};
  for (const { path, message, code } of read.error.issues)
    set(errors, path.join('.'), { type: code, message });
  return { values: {}, errors };
};

export function meaning(form: ListingForm): string {
  const read = readDraft(form);
  return read ? JSON.stringify(read) : fingerprint(form);
}

export function fingerprint(form: ListingForm): string {
  return JSON.stringify(draftFrom(form), (_, value: unknown) =>
    Number.isNaN(value) ? 'not a number' : value,
  );
}
