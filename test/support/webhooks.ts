import { z } from 'zod';
import { noticeKinds } from '#kernel/notice.ts';
import { expectOk, type Someone } from './people.ts';

const added = z.object({ webhook: z.object({ id: z.uuid() }), secret: z.string() });

export async function addWebhook(who: Someone, url: string, kinds: readonly string[] = noticeKinds) {
  const { webhook, secret } = added.parse(await expectOk(who.post('/api/webhooks', { url, kinds })));
  return { id: webhook.id, secret };
}

/** Returns the ID of the delivery. */
export async function sendTest(who: Someone, webhookId: string): Promise<string> {
  const sent = await expectOk(who.post(`/api/webhooks/${webhookId}/test`, {}));
  return z.object({ id: z.uuid() }).parse(sent).id;
}
