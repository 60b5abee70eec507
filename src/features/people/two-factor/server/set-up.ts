import { brand } from '#content/brand.ts';
import { holdPerson } from '#features/people/accounts/server/end-sessions.ts';
import { personCard } from '#features/people/accounts/server/person-card.ts';
import { confirmDevice, noSecondFactor } from '#features/people/accounts/server/session-device.ts';
import { partyOf } from '#features/people/passkeys/server/passkey-tools.ts';
import { hasRole } from '#kernel/actor.ts';
import { shift } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading, Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { enrolmentLife } from '../domain/two-factor-limits.ts';
import { addressOf, newAppSecret, stepOf } from './authenticator-code.ts';
import { mailTwoFactor } from './mails.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import {
  changeTwoFactor,
  countPasskeys,
  lockTwoFactor,
  recoveryCodesLeft,
  takeEnrolment,
  turnOff,
  turnOn,
  twoFactorOf,
  writeEnrolment,
} from './store.ts';
import { sealedFor, type TwoFactorTools } from './two-factor-tools.ts';

export async function getTwoFactor(
  { db, actor }: Reading,
  { adminsNeedIt }: TwoFactorTools,
): Promise<AnswerOf<typeof contract.getTwoFactor>> {
  const person = signedIn(actor);
  const row = await twoFactorOf(db, person.personId);
  return {
    on: row !== undefined,
    app: row?.app_secret != null,
    passkeys: await countPasskeys(db, person.personId),
    recoveryCodesLeft: await recoveryCodesLeft(db, person.personId),
    required: adminsNeedIt && (hasRole(actor, 'admin') || person.twoFactorDue === true),
  };
}

export async function beginAuthenticator(
  work: Work,
  { vault }: TwoFactorTools,
): Promise<AnswerOf<typeof contract.beginAuthenticator>> {
  const { personId, sessionId } = signedIn(work.actor);
  const secret = newAppSecret();
  const expiresAt = shift(work.now, enrolmentLife);
  await writeEnrolment(work.db, {
    person_id: personId,
    session_id: sessionId,
    secret: vault.seal(secret, sealedFor(personId)),
    expires_at: expiresAt,
  });
  const { email } = await personCard(work.db, personId);
  return { ...addressOf(secret, brand.name, email), expiresAt: expiresAt.toISOString() };
}

/** A wrong code rolls back, so the secret stays pending. */
export async function addAuthenticator(
  work: Work,
  { body }: InputOf<typeof contract.addAuthenticator>,
  { vault }: TwoFactorTools,
): Promise<AnswerOf<typeof contract.addAuthenticator>> {
  const { personId, sessionId } = signedIn(work.actor);
  await holdPerson(work, personId);
  const waiting = await takeEnrolment(work.db, personId);
  if (!waiting || waiting.session_id !== sessionId || waiting.expires_at <= work.now)
    throw new Refused('enrolment-over');
  const secret = vault.open(waiting.secret, sealedFor(personId));
  const step = await stepOf(secret, body.code, { now: work.now, after: 0 });
  if (step === null)
    throw new Refused('code-wrong', { fields: { code: ['This is not the current code in your app.'] } });
  const first = await turnOn(work.db, { person_id: personId, since: work.now });
  const before = await lockTwoFactor(work.db, personId);
  await changeTwoFactor(work.db, personId, { app_secret: waiting.secret, app_step: step });
  await confirmDevice(work, { secondFactor: true });
  await noted(work, 'authenticator-added');
  await mailTwoFactor(work, personId, before?.app_secret ? 'app-changed' : 'on');
  return { recoveryCodes: first ? await makeRecoveryCodes(work, personId, vault) : [] };
}

export async function removeAuthenticator(work: Work): Promise<Record<string, never>> {
  const { personId } = signedIn(work.actor);
  const row = await lockTwoFactor(work.db, personId);
  if (!row?.app_secret) throw new Refused('two-factor-off');
  if ((await countPasskeys(work.db, personId)) === 0) throw new Refused('last-factor');
  await changeTwoFactor(work.db, personId, { app_secret: null, app_step: null });
  await noted(work, 'authenticator-removed');
  await mailTwoFactor(work, personId, 'app-removed');
  return {};
}

export async function usePasskeysAsFactor(
  work: Work,
  { vault, publicUrl }: TwoFactorTools,
): Promise<AnswerOf<typeof contract.usePasskeysAsFactor>> {
  const { personId } = signedIn(work.actor);
  partyOf({ publicUrl });
  if ((await countPasskeys(work.db, personId)) === 0) throw new Refused('no-passkey');
  if (!(await turnOn(work.db, { person_id: personId, since: work.now }))) return { recoveryCodes: [] };
  await noted(work, 'two-factor-on');
  await mailTwoFactor(work, personId, 'on');
  return { recoveryCodes: await makeRecoveryCodes(work, personId, vault) };
}

export async function renewRecoveryCodes(
  work: Work,
  { vault }: TwoFactorTools,
): Promise<AnswerOf<typeof contract.renewRecoveryCodes>> {
  const { personId } = signedIn(work.actor);
  if (!(await lockTwoFactor(work.db, personId))) throw new Refused('two-factor-off');
  await noted(work, 'recovery-codes-renewed');
  await mailTwoFactor(work, personId, 'codes-renewed');
  return { recoveryCodes: await makeRecoveryCodes(work, personId, vault) };
}

export async function turnTwoFactorOff(
  work: Work,
  { adminsNeedIt }: TwoFactorTools,
): Promise<Record<string, never>> {
  const { personId } = signedIn(work.actor);
  if (adminsNeedIt && hasRole(work.actor, 'admin')) throw new Refused('two-factor-required');
  await holdPerson(work, personId);
  if (!(await turnOff(work.db, personId))) throw new Refused('two-factor-off');
  await noSecondFactor(work, personId);
  await noted(work, 'two-factor-off');
  await mailTwoFactor(work, personId, 'off');
  return {};
}

function noted(work: Work, action: string): Promise<void> {
  return work.audit({ action, subject: { type: 'person', id: signedIn(work.actor).personId } });
}
