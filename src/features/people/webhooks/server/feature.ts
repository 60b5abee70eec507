import type { Feature } from '#http/feature.ts';
import { on } from '#http/listeners.ts';
import { webhookJobs, webhookSchedules } from './jobs.ts';
import { webhookPoster } from './post-webhook.ts';
import { webhookProblems } from './problems.ts';
import { webhookRoutes } from './routes.ts';
import type { Sending } from './send-deliveries.ts';
import { onCredentialsReset } from './turn-off.ts';
import { deleteWebhooksOf } from './webhook-store.ts';

/** `webhookNetworks`: private networks to which webhooks may lead, as addresses or CIDR. */
type WebhookParts = Omit<Sending, 'post'> & { webhookNetworks: readonly string[] };

export function webhookFeature(parts: WebhookParts): Feature {
  const { vault, webhookNetworks } = parts;
  return {
    name: 'webhooks',
    routes: webhookRoutes({ vault, plainHttp: webhookNetworks.length > 0 }),
    problems: webhookProblems,
    listeners: [on('credentials-reset', onCredentialsReset)],
    jobs: webhookJobs({ ...parts, post: webhookPoster(webhookNetworks) }),
    schedules: webhookSchedules,
    endOfAccount: (work, { person }) => deleteWebhooksOf(work.db, person.id),
  };
}
