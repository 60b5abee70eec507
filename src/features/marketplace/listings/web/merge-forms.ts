import { set } from 'react-hook-form';
import type { ListingForm } from './listing-form.ts';

export type Conflict = { field: string; mine: unknown; theirs: unknown };

/** Merges changes saved elsewhere into an edited form. A field that both sides changed keeps the form's value. */
export function mergeForms(
  base: ListingForm,
  mine: ListingForm,
  theirs: ListingForm,
): { merged: ListingForm; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const part = <T extends object>(prefix: string, from: T, own: T, other: T): T => {
    const merged = { ...own };
    for (const key of keysOf(own)) {
      const changedHere = !Object.is(own[key], from[key]);
      const changedThere = !Object.is(other[key], from[key]);
      if (!changedHere) merged[key] = other[key];
      else if (changedThere && !Object.is(own[key], other[key]))
        conflicts.push({ field: `${prefix}${String(key)}`, mine: own[key], theirs: other[key] });
    }
    return merged;
  };
  const choices = (form: ListingForm) => ({
    autoApprove: form.autoApprove,
    adminMayApprove: form.adminMayApprove,
  });
  const merged = {
    teaser: part('teaser.', base.teaser, mine.teaser, theirs.teaser),
    profile: part('profile.', base.profile, mine.profile, theirs.profile),
    ...part('', choices(base), choices(mine), choices(theirs)),
  };
  return { merged, conflicts };
}

export function withTheirs(form: ListingForm, { field, theirs }: Conflict): ListingForm {
  const copy = structuredClone(form);
  set(copy, field, theirs);
  return copy;
}

/** Safe because objects of this module have no keys beyond their type. */
function keysOf<T extends object>(value: T): (keyof T)[] {
  return Object.keys(value) as (keyof T)[];
}
