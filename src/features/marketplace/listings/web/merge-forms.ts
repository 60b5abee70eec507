import { set } from 'react-hook-form';
import type { ListingForm } from './listing-form.ts';

export type Conflict = { field: string; mine: unknown; theirs: unknown };

/**
 * Brings somebody else's saved changes into a form in which one has typed: a field that only one side changed takes
 * that change; where both did, one's own stays and the field is named.
 */
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

/** The form with the other version of one field in it. */
export function withTheirs(form: ListingForm, { field, theirs }: Conflict): ListingForm {
  const copy = structuredClone(form);
  set(copy, field, theirs);
  return copy;
}

/** The compiler gives `string[]`; a plain object of this module has no other keys than its type says. */
function keysOf<T extends object>(value: T): (keyof T)[] {
  return Object.keys(value) as (keyof T)[];
}
