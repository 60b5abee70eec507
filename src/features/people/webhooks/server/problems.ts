import type { ProblemTable } from '#http/problems.ts';
import { mostWebhooks } from '../domain/webhook.ts';

export const webhookProblems = {
  'too-many-webhooks': {
    status: 409,
    detail: `You have ${mostWebhooks} webhooks, which is the most. Remove one first.`,
  },
  'webhook-address': { status: 422, detail: 'Messages can’t be sent to this address.' },
  'webhook-off': { status: 409, detail: 'This webhook is off. Turn it on first.' },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof webhookProblems> {}
}
