import type { Work } from '#platform/context.ts';
import { usernameFrom } from '../domain/sign-up.ts';
import { insertPerson } from './store.ts';

type Given = { email: string; firstName: string; lastName: string };

/** For a person whom their firm vouches for: no password, no roles. `null` if the address is taken by now. */
export async function openSsoAccount(work: Work, given: Given): Promise<string | null> {
  const id = work.newId();
  const { email, firstName, lastName } = given;
  const added = await insertPerson(work.db, {
    id,
    email,
    email_verified: true,
    first_name: firstName,
    last_name: lastName,
    username: usernameFrom(email),
    created_at: work.now,
    updated_at: work.now,
  });
  if (!added) return null;
  await work.audit({
    action: 'account-opened',
    subject: { type: 'person', id },
    detail: { by: 'single-sign-on' },
  });
  return id;
}
