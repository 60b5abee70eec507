import { createHash, randomBytes } from 'node:crypto';
import { days, hours, shift } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import {
  insertLink,
  type LinkPurpose,
  lockPerson,
  ownerOfLink,
  type PersonRow,
  replaceLink,
  takeLink,
} from './store.ts';

const lives: Record<LinkPurpose, number> = {
  'password-reset': 1 * hours,
  'email-verification': 1 * days,
  'not-me': 3 * days,
};
const pages: Record<LinkPurpose, string> = {
  'password-reset': '/reset-password',
  'email-verification': '/verify-email',
  'not-me': '/not-me',
};

/** The token is behind `#`, so it reaches no log, proxy or Referer header. */
export async function newLink(
  work: Work,
  person: { id: string; email: string },
  purpose: LinkPurpose,
): Promise<string> {
  await lockPerson(work.db, person.id);
  const { row, path } = made(work, person, purpose);
  await replaceLink(work.db, row);
  return path;
}

/** For the person who did not sign in there: each new device has a link of its own. */
export async function newNotMeLink(
  work: Work,
  person: { id: string; email: string },
  sessionId: string,
): Promise<string> {
  const { row, path } = made(work, person, 'not-me');
  await insertLink(work.db, { ...row, session_id: sessionId });
  return path;
}

function made<P extends LinkPurpose>(work: Work, person: { id: string; email: string }, purpose: P) {
  const token = randomBytes(32).toString('base64url');
  const row = {
    hash: hashOf(token),
    person_id: person.id,
    purpose,
    email: person.email,
    created_at: work.now,
    expires_at: shift(work.now, lives[purpose]),
  };
  return { row, path: `${pages[purpose]}#token=${token}` };
}

/** Throws Refused('link-not-valid') if it is expired, used, or void. */
export async function redeemLink(work: Work, token: string, purpose: LinkPurpose): Promise<PersonRow> {
  return (await redeemed(work, token, purpose)).person;
}

/** Like {@link redeemLink}; `null`: the session has ended already. */
export async function redeemNotMeLink(work: Work, token: string) {
  const { person, link } = await redeemed(work, token, 'not-me');
  return { person, sessionId: link.session_id };
}

async function redeemed(work: Work, token: string, purpose: LinkPurpose) {
  const hash = hashOf(token);
  const owner = await ownerOfLink(work.db, hash, purpose);
  const person = owner && (await lockPerson(work.db, owner));
  const link = person && (await takeLink(work.db, hash, purpose));
  if (!link || link.expires_at <= work.now || person.email !== link.email || person.banned_at)
    throw new Refused('link-not-valid');
  return { person, link };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
