import { Refused } from '#kernel/refusal.ts';
import type { Reader, Reading, Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import { chosenKinds, mailFor } from '../domain/mail-choice.ts';
import type { chooseNotificationMail, readNotificationPreferences } from '../preferences-contract.ts';
import { choicesBy, writeChoice } from './preference-store.ts';

type Preferences = AnswerOf<typeof readNotificationPreferences>;

export function readPreferences({ db, actor }: Reading): Promise<Preferences> {
  return preferencesOf(db, signedIn(actor).personId);
}

export async function chooseMail(
  work: Work,
  { body }: InputOf<typeof chooseNotificationMail>,
): Promise<Preferences> {
  const { personId } = signedIn(work.actor);
  if (!chosenKinds.includes(body.kind)) throw new Refused('mail-not-chosen');
  await writeChoice(work.db, { person_id: personId, kind: body.kind, mail: body.mail, updated_at: work.now });
  await work.audit({
    action: 'notification-mail-chosen',
    subject: { type: 'person', id: personId },
    detail: { kind: body.kind, mail: body.mail },
  });
  return preferencesOf(work.db, personId);
}

async function preferencesOf(db: Reader, personId: string): Promise<Preferences> {
  const chosen = await choicesBy(db, personId);
  return { items: chosenKinds.map((kind) => ({ kind, mail: mailFor(kind, chosen.get(kind)) })) };
}
