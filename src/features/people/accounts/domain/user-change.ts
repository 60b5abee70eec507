import type { Purpose } from '#kernel/purpose.ts';
import { readPhone } from './phone.ts';
import { usernameFrom } from './sign-up.ts';

/** Email in lower case, phone in E.164; purpose `null` if never asked. */
export type UserFields = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  purpose: Purpose | null;
};
export type WantedUser = { [Field in Exclude<keyof UserFields, 'purpose'>]?: string | undefined } & {
  username?: string | undefined;
  purpose?: Purpose | undefined;
};
export type UserChange = Partial<UserFields>;
export type FieldFaults = { username?: string[]; phone?: string[] };

/** The fields that differ, and errors by field. Reads the phone as sign-up does. */
export function userChange(
  present: UserFields,
  wanted: WantedUser,
): { change: UserChange; faults: FieldFaults } {
  const change: UserChange = {};
  const faults: FieldFaults = {};
  for (const field of ['firstName', 'lastName', 'email'] as const) {
    const value = wanted[field];
    if (value !== undefined && value !== present[field]) change[field] = value;
  }
  if (wanted.purpose !== undefined && wanted.purpose !== present.purpose) change.purpose = wanted.purpose;
  if (wanted.phone !== undefined) {
    const { phone, refusal } = readPhone(wanted.phone);
    if (refusal !== null) faults.phone = [refusal];
    else if (phone !== present.phone) change.phone = phone;
  }
  const username = usernameFrom(change.email ?? present.email);
  if (wanted.username !== undefined && wanted.username.toLowerCase() !== username)
    faults.username = [
      `The username is the email with @ replaced by an underscore: ${username}. Change the email instead.`,
    ];
  return { change, faults };
}

/** All that an admin may change for another person. */
export function namesOnly({ email, phone, purpose }: UserChange): boolean {
  return email === undefined && phone === undefined && purpose === undefined;
}
