import type { Purpose } from '#kernel/purpose.ts';
import { readPhone } from './phone.ts';
import { usernameFrom } from './sign-up.ts';

/** What somebody can change of themselves. The email is lower-cased, the phone E.164; purpose `null`: never asked. */
export type UserFields = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  purpose: Purpose | null;
};
/** What was sent; what is absent stays. */
export type WantedUser = { [Field in Exclude<keyof UserFields, 'purpose'>]?: string | undefined } & {
  username?: string | undefined;
  purpose?: Purpose | undefined;
};
/** Only what becomes different. */
export type UserChange = Partial<UserFields>;
/** By field: why it cannot be. */
export type FieldFaults = { username?: string[]; phone?: string[] };

/** What changes, and what is wrong with what was sent. The phone is read as at sign-up; the username follows the email. */
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

/** Whether only names change: all that an admin may change of somebody else. */
export function namesOnly({ email, phone, purpose }: UserChange): boolean {
  return email === undefined && phone === undefined && purpose === undefined;
}
