import { setTimeout } from 'node:timers/promises';
import { seconds, shift } from '#kernel/instant.ts';
import type { Clock } from '#platform/clock.ts';
import type { Reader, Work } from '#platform/context.ts';
import type { Vault } from '#platform/vault.ts';
import { isFailingTooLong, nextAttempt, type OffCause, pausedUntil } from '../domain/webhook.ts';
import {
  type Claimed,
  claimDue,
  countFailures,
  pauseUntil,
  writeHealthy,
  writeOutcome,
} from './delivery-store.ts';
import type { Answer, PostWebhook } from './post-webhook.ts';
import { signedHeaders } from './signature.ts';
import { turnOff } from './turn-off.ts';
import { webhookOf } from './webhook-store.ts';

export type Sending = {
  db: Reader;
  clock: Clock;
  vault: Vault;
  post: PostWebhook;
  asSystem<T>(run: (work: Work) => Promise<T>): Promise<T>;
};

/** Receivers at once, so that slow ones don't hold up the others, and messages at once to each. */
const receivers = 8;
const messages = 4;
/** Longer than an answer may take: then the delivery is due again, for a node that is still there. */
const claimLife = 60 * seconds;
const lookAgainAfter = 1 * seconds;
const gone = 410;

/** Sends what is due until nothing is. Nodes may run it at the same time. Throws what went wrong with the database. */
export async function sendDeliveries(sending: Sending): Promise<void> {
  const running = new Map<string, Promise<void>>();
  const failures: unknown[] = [];
  for (;;) {
    for (const [webhookId, batch] of await claim(sending, [...running.keys()])) {
      const sent = sendBatch(sending, batch)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => running.delete(webhookId));
      running.set(webhookId, sent);
    }
    if (running.size === 0) break;
    await Promise.race([...running.values(), setTimeout(lookAgainAfter, undefined, { ref: false })]);
  }
  if (failures.length > 0) throw failures[0];
}

async function claim({ db, clock }: Sending, busy: readonly string[]): Promise<Map<string, Claimed[]>> {
  if (busy.length >= receivers) return new Map();
  const now = clock.now();
  const until = shift(now, claimLife);
  const claimed = await claimDue(db, { now, until, busy, webhooks: receivers - busy.length, each: messages });
  return Map.groupBy(claimed, ({ webhook_id }) => webhook_id);
}

async function sendBatch(sending: Sending, batch: readonly Claimed[]): Promise<void> {
  const answers = await Promise.all(
    batch.map(async (delivery) => ({ delivery, answer: await send(sending, delivery) })),
  );
  const now = sending.clock.now();
  for (const { delivery, answer } of answers) await settle(sending, { delivery, answer, now });
  const [webhookId = ''] = batch.map(({ webhook_id }) => webhook_id);
  const isGone = answers.some(({ answer }) => answer.statusCode === gone);
  const arrived = answers.some(({ answer }) => answer.trouble === null);
  if (isGone) await giveUp(sending, webhookId, 'gone');
  else if (arrived) await writeHealthy(sending.db, webhookId);
  else await noteFailures(sending, webhookId, answers.length);
}

function send({ vault, clock, post }: Sending, delivery: Claimed): Promise<Answer> {
  const { id, webhook_id, url, body, secret, earlier_secret, earlier_until } = delivery;
  const at = clock.now();
  const earlier = earlier_secret !== null && earlier_until !== null && at < earlier_until;
  const secrets = [secret, ...(earlier ? [earlier_secret] : [])].map((one) => vault.open(one, webhook_id));
  return post({ url, body, headers: signedHeaders({ id, at, body }, secrets) });
}

type Settled = { delivery: Claimed; answer: Answer; now: Date };

async function settle({ db }: Sending, { delivery, answer, now }: Settled): Promise<void> {
  const { statusCode: status_code, trouble } = answer;
  const due_at = trouble === null ? null : nextAttempt(delivery.attempts, now);
  const state = trouble === null ? 'delivered' : due_at === null ? 'parked' : 'waiting';
  await writeOutcome(db, delivery.id, { state, due_at, status_code, trouble });
}

async function noteFailures(sending: Sending, webhookId: string, failed: number): Promise<void> {
  const now = sending.clock.now();
  const health = await countFailures(sending.db, webhookId, { failed, now });
  if (!health?.failing_since) return;
  if (isFailingTooLong(health.failing_since, now)) return giveUp(sending, webhookId, 'failing');
  const until = pausedUntil(health.failures, now);
  if (until) await pauseUntil(sending.db, webhookId, until);
}

type Failing = Extract<OffCause, 'failing' | 'gone'>;

const causeWords: Record<Failing, string> = {
  gone: 'Its address answered that it is gone for good (410).',
  failing: 'Every delivery to it has failed for three days.',
};

async function giveUp({ asSystem }: Sending, webhookId: string, cause: Failing): Promise<void> {
  await asSystem(async (work) => {
    const row = await webhookOf(work.db, webhookId);
    if (!row || row.off_since !== null) return;
    await turnOff(work, webhookId, cause);
    await work.notify([row.person_id], {
      kind: 'webhook-turned-off',
      words: 'One of your webhooks was turned off',
      lines: [
        causeWords[cause],
        'What was not delivered is kept for 30 days. Turn the webhook on again, then send it again from its page.',
      ],
      path: `/user/webhooks/${webhookId}`,
    });
  });
}
