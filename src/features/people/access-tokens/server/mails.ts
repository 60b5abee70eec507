import { brand } from '#content/brand.ts';
import { adminIds } from '#features/people/accounts/server/admin-ids.ts';
import { type MailWork, sendMailToPerson } from '#features/people/accounts/server/mail-to-person.ts';
import { easternMinute } from '#kernel/eastern-time.ts';
import type { Work } from '#platform/context.ts';
import { scopeWords } from '../domain/scope-words.ts';
import { type Revocation, revocationWords } from '../domain/token-state.ts';
import type { TokenRow } from './store.ts';

const page = '/user/access-tokens';
const servicePage = '/admin/service-tokens';
const notYou = () =>
  `If it was not you, revoke it, change your password, and write to ${brand.supportEmail} right away.`;

export async function mailTokenCreated(work: Work, row: TokenRow): Promise<void> {
  await sendMailToPerson(work, row.person_id, {
    kind: 'access-token-created',
    subject: 'An access token was created for your account',
    lines: [
      `The access token “${row.name}” was created for your account. Until ${easternMinute(row.expires_at)}, a program that has it can act as you.`,
      `It was given ${scopeWords(row.scopes)}.`,
      notYou(),
    ],
    path: page,
  });
}

export async function mailTokenWidened(work: Work, row: TokenRow): Promise<void> {
  await sendMailToPerson(work, row.person_id, {
    kind: 'access-token-widened',
    subject: 'The access of one of your access tokens was extended',
    lines: [
      `Your access token “${row.name}” was given more than before. A program that has it can act as you.`,
      `It now has ${scopeWords(row.scopes)}.`,
      notYou(),
    ],
    path: page,
  });
}

/** Only for tokens that the owner did not revoke themselves. */
export async function mailTokensRevoked(
  work: Work,
  revoked: readonly Pick<TokenRow, 'name' | 'person_id'>[],
  why: Revocation,
): Promise<void> {
  for (const [personId, tokens] of Map.groupBy(revoked, ({ person_id }) => person_id))
    await sendMailToPerson(work, personId, {
      kind: 'access-token-revoked',
      subject: tokens.length === 1 ? 'An access token was revoked' : 'Your access tokens were revoked',
      lines: [
        `${namesOf(tokens)} revoked ${revocationWords[why]}. A program that uses one no longer gets answers.`,
        'Create new ones for the programs that you still need.',
      ],
      path: page,
    });
}

function namesOf(tokens: readonly Pick<TokenRow, 'name'>[]): string {
  const names = tokens.map(({ name }) => `“${name}”`).join(', ');
  return tokens.length === 1 ? `Your access token ${names} was` : `Your access tokens ${names} were`;
}

const serviceWords = {
  created: [
    'A service token was created',
    'was created. A program that has it can act for the site. If no one should have created it, revoke it.',
  ],
  revoked: ['A service token was revoked', 'was revoked. A program that uses it no longer gets answers.'],
} as const;

/** To every administrator: what acts for the site is no one's private matter. */
export async function mailServiceToken(
  work: Work,
  row: Pick<TokenRow, 'name' | 'person_id'> & Partial<TokenRow>,
  what: keyof typeof serviceWords,
): Promise<void> {
  const [subject, words] = serviceWords[what];
  const actor = work.actor.kind === 'person' ? work.actor.personId : row.person_id;
  for (const adminId of await adminIds(work.db))
    await sendMailToPerson(work, adminId, {
      kind: `service-token-${what}`,
      subject,
      who: { part: 'From', personId: actor },
      lines: [
        `The service token “${row.name}” ${words}`,
        ...(row.scopes ? [`It was given ${scopeWords(row.scopes)}.`] : []),
      ],
      path: servicePage,
    });
}

export async function mailTokenExpires(
  work: MailWork,
  {
    person_id: personId,
    name,
    kind,
    expires_at: end,
  }: Pick<TokenRow, 'person_id' | 'name' | 'kind' | 'expires_at'>,
): Promise<void> {
  await sendMailToPerson(work, personId, {
    kind: 'access-token-expires',
    subject: 'One of your access tokens expires soon',
    lines: [
      `The ${kind === 'service' ? 'service' : 'access'} token “${name}” expires on ${easternMinute(end)}. After that, a program that uses it gets no answers.`,
      'If you need it longer, create a new one and give the program its secret.',
    ],
    path: kind === 'service' ? servicePage : page,
  });
}
