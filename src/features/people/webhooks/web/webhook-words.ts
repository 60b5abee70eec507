import { kindWords } from '#features/inbox/notifications/domain/kind-words.ts';
import { noticeKinds } from '#kernel/notice.ts';
import type { Tone } from '#kit/ui/Badge.tsx';
import type { DeliveryView, WebhookView } from '../contract.ts';
import { type DeliveryState, type OffCause, type Trouble, testKind } from '../domain/webhook.ts';

export const causeWords: Record<OffCause, string> = {
  switched_off: 'Turned off by hand.',
  failing: 'Turned off because every delivery failed for three days.',
  gone: 'Turned off because its address answered that it is gone (410).',
  credentials_reset:
    'Turned off because the password or two-factor sign-in was reset, or the account was locked.',
};

export function statusOf({ off, failingSince }: WebhookView): { tone: Tone; words: string } {
  if (off) return { tone: off.cause === 'switched_off' ? 'neutral' : 'bad', words: 'Off' };
  return failingSince ? { tone: 'amber', words: 'Failing' } : { tone: 'good', words: 'On' };
}

export const stateWords: Record<DeliveryState, { tone: Tone; words: string }> = {
  waiting: { tone: 'amber', words: 'Waiting' },
  delivered: { tone: 'good', words: 'Delivered' },
  parked: { tone: 'bad', words: 'Not delivered' },
};

const troubleWords: Record<Exclude<Trouble, 'status'>, string> = {
  'private-address': 'The address leads to a private network, which this site does not allow.',
  unreachable: 'No connection to the address.',
  timeout: 'No answer within ten seconds.',
  certificate: 'The certificate of the address is not valid.',
};

/** What came of the last attempt; empty before the first. */
export function answerWords({ trouble, statusCode }: DeliveryView): string {
  if (trouble && trouble !== 'status') return troubleWords[trouble];
  return statusCode === null ? '' : `Answered ${statusCode}.`;
}

export function kindLabel(kind: string): string {
  if (kind === testKind) return 'Test message';
  const known = noticeKinds.find((one) => one === kind);
  return known ? kindWords[known].label : kind;
}

const mostListed = 5;

export function kindsText({ kinds }: Pick<WebhookView, 'kinds'>): string {
  return kinds.length > mostListed
    ? `${kinds.length} kinds of notifications`
    : kinds.map((kind) => kindWords[kind].label).join(', ');
}
