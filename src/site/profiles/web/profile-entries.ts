import { z } from 'zod';
import { updateUser, usPhone } from '#features/people/accounts/contract.ts';
import { formatPhone } from '#features/people/accounts/domain/phone.ts';
import type { ProfileView } from '#features/people/accounts/web/profile-queries.ts';
import type { InputOf } from '#wire/endpoint.ts';
import { changeAbout } from '../contract.ts';

type Entries = { firstName: string; lastName: string; email: string; phone: string };
type Body = InputOf<typeof updateUser>['body'];

export function editableFields({ firstName, lastName, email, phone }: ProfileView): Entries {
  return { firstName, lastName, email: email ?? '', phone: phone === null ? '' : formatPhone(phone) };
}

/** A phone is required only if there already is one. */
export function editSchema(profile: ProfileView) {
  const { firstName, lastName, email } = updateUser.body.shape;
  return z.object({
    firstName: firstName.unwrap(),
    lastName: lastName.unwrap(),
    email: email.unwrap(),
    phone: profile.phone === null ? usPhone.or(z.literal('')) : usPhone,
    ...changeAbout.body.shape,
  });
}

/** Only changed fields, because some changes need a confirmation. */
export function changedFields(profile: ProfileView, entries: Entries): Body {
  const before = editableFields(profile);
  const fields = ['firstName', 'lastName', 'email', 'phone'] as const;
  const changed = fields.filter((field) => entries[field] !== before[field] && entries[field] !== '');
  return Object.fromEntries(changed.map((field) => [field, entries[field]]));
}
