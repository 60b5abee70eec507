import { minutes, shift } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reader, Work } from '#platform/context.ts';
import { verifyPassword } from '#platform/password-hash.ts';
import { signedIn } from '#platform/signed-in.ts';
import { passwordHashOf, sessionStart } from './store.ts';

/** How lately one must have signed in where the account has no password to ask for. */
const fresh = 15 * minutes;

type Asked = {
  password: string | undefined;
  /** What stands at the field when it is empty. */
  missing: string;
  /** The refusal where the account has no password and the sign-in is too long ago. */
  tooLongAgo: string;
};

/**
 * A session that was left open, or stolen, must not be enough to take the account away. The caller limits how often it
 * is tried. Throws Refused('invalid-fields'), Refused('wrong-credentials') or the refusal that was handed in.
 */
export async function proveOneself(work: Work, { password, missing, tooLongAgo }: Asked): Promise<void> {
  const { personId, sessionId } = signedIn(work.actor);
  const hash = await passwordHashOf(work.db, personId);
  if (hash === null) {
    const since = await sessionStart(work.db, sessionId);
    if (!since || since < shift(work.now, -fresh)) throw new Refused(tooLongAgo);
    return;
  }
  if (!password) throw new Refused('invalid-fields', { fields: { currentPassword: [missing] } });
  if (!(await verifyPassword(hash, password)))
    throw new Refused('wrong-credentials', { fields: { currentPassword: ['This is not your password.'] } });
}

/** Whether there is a password to ask for. */
export async function hasPassword(db: Reader, personId: string): Promise<boolean> {
  return (await passwordHashOf(db, personId)) !== null;
}
