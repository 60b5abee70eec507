import { confirmEmail } from '#features/people/accounts/server/email-verification.ts';
import { holdPerson } from '#features/people/accounts/server/end-sessions.ts';
import type { TokenParts } from '#features/people/accounts/server/get-token.ts';
import { openSession } from '#features/people/accounts/server/open-session.ts';
import { openSsoAccount } from '#features/people/accounts/server/open-sso-account.ts';
import { type PersonCard, personCardByEmail } from '#features/people/accounts/server/person-card.ts';
import { hasPassword, provePasswordOf } from '#features/people/accounts/server/prove-oneself.ts';
import { signInPerAccount, signInPerAccountHourly, signInPerAddress } from '#http/limits.ts';
import type { RawAnswer, RawCall } from '#http/mount.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type { signInBySso as contract } from '../contract.ts';
import { ssoLinkFor } from '../domain/sso-link.ts';
import { hashOf } from './sso-popup.ts';
import { type AnswerRow, countTry, link, personOf, spendAnswer } from './store.ts';

type Answer = RawAnswer<typeof contract>;

/** The answer counts once. Everything that follows any sign-in follows this one: locks, the second factor, the email. */
export async function signInBySso(
  call: RawCall,
  { body }: InputOf<typeof contract>,
  parts: TokenParts,
): Promise<Answer> {
  await call.limit([{ rule: signInPerAddress, subject: call.origin.address }]);
  const hash = hashOf(body.answer);
  const row = await call.begin(async (work) => {
    const found = await countTry(work.db, { hash, now: work.now });
    if (!found) throw new Refused('sso-over');
    return found;
  });
  if (body.password !== undefined)
    await call.limit(
      [signInPerAccount, signInPerAccountHourly].map((rule) => ({ rule, subject: row.email })),
    );
  const { admitted, next } = await call.begin(async (work) => {
    const personId = (await personOf(work.db, row.subject)) ?? (await firstTime(work, row, body.password));
    if (!(await spendAnswer(work.db, hash, work.now))) throw new Refused('sso-over');
    const action = 'signed-in-by-sso';
    const opening = { call, personId, action, secondFactor: false };
    const due = (await parts.secondStep?.(work, personId)) ?? null;
    if (due === null) return { admitted: await openSession(work, opening, parts), next: null };
    return { admitted: null, next: due };
  });
  if (!admitted) throw new Refused('second-factor-needed', next);
  return admitted;
}

/** Returns the person whom the identity belongs to from now on. */
async function firstTime(work: Work, row: AnswerRow, password: string | undefined): Promise<string> {
  const card = await personCardByEmail(work.db, row.email);
  const personId = card ? await linkable(work, card, password) : await opened(work, row);
  if (!(await link(work.db, { personId, subject: row.subject, at: work.now }))) throw new Refused('sso-over');
  await work.audit({ action: 'sso-linked', subject: { type: 'person', id: personId } });
  return personId;
}

async function linkable(work: Work, { id, emailVerified }: PersonCard, password: string | undefined) {
  await holdPerson(work, id);
  const decided = ssoLinkFor({ hasPassword: await hasPassword(work.db, id), emailVerified });
  if (decided === 'confirm-email-first') throw new Refused('confirm-your-email-first');
  if (decided === 'confirm-password') {
    if (password === undefined) throw new Refused('sso-confirm-account');
    await provePasswordOf(work, id, password);
    // Both have vouched for the address: its holder, and the firm.
    if (!emailVerified) await confirmEmail(work, id);
  }
  return id;
}

async function opened(work: Work, row: AnswerRow): Promise<string> {
  const { email, first_name: firstName, last_name: lastName } = row;
  const id = await openSsoAccount(work, { email, firstName, lastName });
  if (id === null) throw new Refused('sso-over');
  return id;
}
