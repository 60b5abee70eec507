import { holdPerson } from '#features/people/accounts/server/end-sessions.ts';
import { openSession } from '#features/people/accounts/server/open-session.ts';
import { signByPasskey } from '#features/people/passkeys/server/sign-by-passkey.ts';
import {
  recoveryCodesPerAccount,
  secondFactorPerAccount,
  secondFactorPerAccountDaily,
  signInPerAddress,
} from '#http/limits.ts';
import type { RawAnswer, RawCall } from '#http/mount.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type { passSecondFactor as contract } from '../contract.ts';
import { mostTries } from '../domain/two-factor-limits.ts';
import { stepOf } from './authenticator-code.ts';
import { mailRecoveryCodeUsed, mailTwoFactor } from './mails.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { challengeHash, deviceChallenge } from './second-step.ts';
import { countTry, recoveryCodesLeft, takeChallenge, takeStep, twoFactorOf } from './store.ts';
import { sealedFor, type TwoFactorTools } from './two-factor-tools.ts';

type Given = InputOf<typeof contract>['body'];

/** Counts the attempt in its own transaction before judging it. */
export async function passSecondFactor(
  call: RawCall,
  { body }: InputOf<typeof contract>,
  tools: TwoFactorTools,
): Promise<RawAnswer<typeof contract>> {
  await call.limit([{ rule: signInPerAddress, subject: call.origin.address }]);
  const hash = challengeHash(body.challenge);
  const { personId, tries } = await call.begin(async (work) => {
    const asked = await countTry(work.db, { hash, now: work.now });
    if (!asked?.person_id) throw new Refused('sign-in-over');
    return { personId: asked.person_id, tries: asked.tries };
  });
  await call.limit(rulesFor(body).map((rule) => ({ rule, subject: personId })));
  try {
    return await call.begin(async (work) => {
      if (!(await holdPerson(work, personId)) || !(await takeChallenge(work.db, hash)))
        throw new Refused('sign-in-over');
      await judge(work, body, personId, tools);
      const action = `second-factor-${body.factor}`;
      return openSession(work, { call, personId, action, secondFactor: true }, tools.accounts);
    });
  } catch (error) {
    if (!(error instanceof Refused) || !wrong.has(error.code)) throw error;
    await call.begin((work) => noteFailure(work, personId, tries));
    throw error;
  }
}

const wrong = new Set(['code-wrong', 'passkey-not-valid']);

function rulesFor({ factor }: Given) {
  if (factor === 'authenticator-app') return [secondFactorPerAccount, secondFactorPerAccountDaily];
  return factor === 'recovery-code' ? [recoveryCodesPerAccount] : [];
}

async function judge(work: Work, body: Given, personId: string, tools: TwoFactorTools): Promise<void> {
  if (body.factor === 'passkey') {
    const expected = deviceChallenge(body.challenge);
    await signByPasskey(work, { personId, challenge: expected, given: body.response }, tools);
  } else if (body.factor === 'recovery-code') {
    if (!(await spendRecoveryCode(work, { personId, code: body.code, vault: tools.vault })))
      throw new Refused('code-wrong');
    await mailRecoveryCodeUsed(work, personId, await recoveryCodesLeft(work.db, personId));
  } else await judgeAppCode(work, body.code, personId, tools);
}

/** Throws Refused('code-wrong') for a wrong or used code. */
export async function judgeAppCode(work: Work, code: string, personId: string, { vault }: TwoFactorTools) {
  const row = await twoFactorOf(work.db, personId);
  const secret = row?.app_secret ? vault.open(row.app_secret, sealedFor(personId)) : null;
  const after = Number(row?.app_step ?? 0);
  const step = secret === null ? null : await stepOf(secret, code, { now: work.now, after });
  if (step === null || !(await takeStep(work.db, personId, step))) throw new Refused('code-wrong');
}

/** The caller has the password: notify the person. */
async function noteFailure(work: Work, personId: string, tries: number): Promise<void> {
  await work.audit({
    action: 'second-factor-failed',
    subject: { type: 'person', id: personId },
    detail: { tries },
  });
  if (tries === mostTries) await mailTwoFactor(work, personId, 'failed');
}
