import { kindWords } from '#features/inbox/notifications/domain/kind-words.ts';
import { type NoticeKind, noticeKinds } from '#kernel/notice.ts';

/** Mails that are not notices and cannot be switched off, with their titles in the outbox. */
const ownTitles = {
  'email-verification': 'Email confirmation',
  'password-reset': 'Password reset',
  'email-changed': 'Email address changed',
  'password-changed': 'Password changed',
  'new-device': 'Sign-in from a new device',
  'account-closed': 'Account closed',
  'viewed-by-admin': 'Account viewed by an admin',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'two-factor-on': 'Two-factor sign-in turned on',
  'two-factor-off': 'Two-factor sign-in turned off',
  'two-factor-app-changed': 'Authenticator app changed',
  'two-factor-app-removed': 'Authenticator app removed',
  'two-factor-codes-renewed': 'New recovery codes',
  'two-factor-reset': 'Two-factor sign-in reset',
  'two-factor-failed': 'Wrong two-factor codes',
  'recovery-code-used': 'Recovery code used',
  'webhook-added': 'Webhook added',
  'access-token-created': 'Access token created',
  'access-token-widened': 'Access token given more',
  'access-token-revoked': 'Access token revoked',
  'access-token-expires': 'Access token expires soon',
  'service-token-created': 'Service token created',
  'service-token-revoked': 'Service token revoked',
  'nda-signing-code': 'NDA signing code',
  'nda-reminder': 'NDA reminder',
  'nda-passport': 'NDA passport',
  'broker-invited': 'Broker invitation',
  'check-helper-invited': 'Health check invitation',
  'cpa-invited': 'Invitation as a CPA',
  'saved-search-mail': 'Saved search',
  'notification-digest': 'Daily digest',
} as const;
type OwnKind = keyof typeof ownTitles;

export type MailKind = OwnKind | NoticeKind;

/** All kinds of mail. New listings of a saved search have a kind of their own. */
export const mailKinds: readonly MailKind[] = [
  ...(Object.keys(ownTitles) as OwnKind[]),
  ...noticeKinds.filter((kind) => kind !== 'saved-search'),
];

/** The title of a kind; a kind of an earlier release is shown by its code. */
export function mailTitle(kind: string): string {
  if (isOwn(kind)) return ownTitles[kind];
  const notice = noticeKinds.find((one) => one === kind);
  return notice ? kindWords[notice].label : kind;
}

function isOwn(kind: string): kind is OwnKind {
  return Object.hasOwn(ownTitles, kind);
}
