import { type NoticeKind, noticeKinds } from '#kernel/notice.ts';

/** Mails that are no notice: nobody can switch them off. */
const ownKinds = [
  'email-verification',
  'password-reset',
  'email-changed',
  'password-changed',
  'new-device',
  'account-closed',
  'viewed-by-admin',
  'passkey-added',
  'passkey-removed',
  'two-factor-on',
  'two-factor-off',
  'two-factor-app-changed',
  'two-factor-app-removed',
  'two-factor-codes-renewed',
  'two-factor-reset',
  'two-factor-failed',
  'recovery-code-used',
  'nda-signing-code',
  'nda-reminder',
  'nda-passport',
  'broker-invited',
  'check-helper-invited',
  'saved-search-mail',
  'notification-digest',
] as const;

export type MailKind = (typeof ownKinds)[number] | NoticeKind;

/** Every mail that there is. A new listing for a saved search is mailed under a kind of its own. */
export const mailKinds: readonly MailKind[] = [
  ...ownKinds,
  ...noticeKinds.filter((kind) => kind !== 'saved-search'),
];
