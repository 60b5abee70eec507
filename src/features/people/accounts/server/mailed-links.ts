import { createHash, randomBytes } from 'node:crypto';
import { days, hours, shift } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { type LinkPurpose, lockPerson, ownerOfLink, type PersonRow, replaceLink, takeLink } from './store.ts';

const lives: Record<LinkPurpose, number> = { 'password-reset': 1 * hours, 'email-verification': 1 * days };
const pages: Record<LinkPurpose, string> = {
  'password-reset': '/reset-password',
  'email-verification': '/verify-email',
};

/** The token is behind `#`, so it reaches no log, proxy or Referer header. */
export async function newLink(
  work: Work,
  person: { id: string; email: string },
  purpose: LinkPurpose,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await lockPerson(work.db, person.id);
  await replaceLink(work.db, {
    hash: hashOf(token),
    person_id: person.id,
    purpose,
    email: person.email,
    created_at: work.now,
    expires_at: shift(work.now, lives[purpose]),
  });
  return `${pages[purpose]}#token=${token}`;
}

/** Throws Refused('link-not-valid') if it is expired, used, or void. */
export async function redeemLink(work: Work, token: string, purpose: LinkPurpose): Promise<PersonRow> {
  const hash = hashOf(token);
  const owner = await ownerOfLink(work.db, hash, purpose);
  const person = owner && (await lockPerson(work.db, owner));
  const link = person && (await takeLink(work.db, hash, purpose));
  if (!link || link.expires_at <= work.now || person.email !== link.email || person.banned_at)
    throw new Refused('link-not-valid');
  return person;
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
