import { forgetMailsTo, forgetNameInMails } from '#features/inbox/mail/server/forget-mails.ts';
import type { EndOfAccount } from '#http/feature.ts';
import type { Work } from '#platform/context.ts';
import { deleteBelongings, deletePerson } from './belongings-store.ts';
import { type PersonRow, updatePerson } from './store.ts';

const closedName = { first_name: 'Closed', last_name: 'account' };

export const endAccount: EndOfAccount = (work, { person, erase }) =>
  erase ? erasePerson(work, person) : anonymisePerson(work, person);

async function anonymisePerson(work: Work, person: Pick<PersonRow, 'id' | 'email'>): Promise<void> {
  const { id, email } = person;
  await deleteBelongings(work.db, id);
  await forgetMailsTo(work, email);
  await forgetNameInMails(work, id);
  await updatePerson(work.db, id, {
    ...closedName,
    // A reserved domain: it receives no mail.
    email: `closed-${id}@closed.invalid`,
    username: `closed-${id}`,
    email_verified: false,
    phone: null,
    purpose: null,
    image: null,
    last_seen_at: null,
    banned_at: null,
    ban_reason: null,
    closed_at: work.now,
    updated_at: work.now,
  });
}

async function erasePerson(work: Work, person: Pick<PersonRow, 'id' | 'email'>): Promise<void> {
  await forgetMailsTo(work, person.email);
  await forgetNameInMails(work, person.id);
  await deletePerson(work.db, person.id);
}
