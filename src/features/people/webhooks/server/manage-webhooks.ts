import { shift } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { Vault } from '#platform/vault.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { earlierSecretLife, mostWebhooks } from '../domain/webhook.ts';
import { mailWebhook } from './mails.ts';
import { ownWebhook, watchedWebhook } from './read-webhooks.ts';
import { newSecret } from './signature.ts';
import { turnOff } from './turn-off.ts';
import { urlFault } from './url-fault.ts';
import {
  countWebhooks,
  deleteWebhook,
  insertWebhook,
  webhookOf,
  writeOff,
  writeSecret,
  writeSettings,
} from './webhook-store.ts';
import { webhookView } from './webhook-view.ts';

/** `plainHttp`: where the operator allows private networks, http is allowed as well. */
export type Managing = { vault: Vault; plainHttp: boolean };

export async function addWebhook(
  work: Work,
  { body }: InputOf<typeof contract.addWebhook>,
  managing: Managing,
): Promise<AnswerOf<typeof contract.addWebhook>> {
  const { personId } = signedIn(work.actor);
  refuseUrl(body.url, managing);
  if ((await countWebhooks(work.db, personId)) >= mostWebhooks) throw new Refused('too-many-webhooks');
  const [id, secret] = [work.newId(), newSecret()];
  await insertWebhook(work.db, {
    id,
    person_id: personId,
    url: body.url,
    kinds: body.kinds,
    secret: managing.vault.seal(secret, id),
    created_at: work.now,
  });
  await work.audit({ action: 'webhook-added', subject: { type: 'webhook', id } });
  await mailWebhook(work, 'added', { id, url: body.url });
  return { webhook: await viewOf(work, id), secret };
}

export async function changeWebhook(
  work: Work,
  { params, body }: InputOf<typeof contract.changeWebhook>,
  managing: Managing,
): Promise<AnswerOf<typeof contract.changeWebhook>> {
  const { id, url } = await ownWebhook(work, params.id);
  refuseUrl(body.url, managing);
  const { version, ...change } = body;
  if (!(await writeSettings(work.db, { id, version }, change))) throw new Refused('stale');
  await work.audit({ action: 'webhook-changed', subject: { type: 'webhook', id } });
  if (body.url !== url) await mailWebhook(work, 'moved', { id, url: body.url });
  return viewOf(work, id);
}

/** An admin may turn off anyone's, and on only their own. */
export async function switchWebhook(
  work: Work,
  { params, body: { on } }: InputOf<typeof contract.switchWebhook>,
): Promise<AnswerOf<typeof contract.switchWebhook>> {
  const { id, off_since } = await (on ? ownWebhook : watchedWebhook)(work, params.id);
  if (on === (off_since !== null)) {
    if (on) await turnOn(work, id);
    else await turnOff(work, id, 'switched_off');
  }
  return viewOf(work, id);
}

async function turnOn(work: Work, id: string): Promise<void> {
  await writeOff(work.db, id, null);
  await work.audit({ action: 'webhook-turned-on', subject: { type: 'webhook', id } });
}

export async function replaceSecret(
  work: Work,
  { params }: InputOf<typeof contract.replaceWebhookSecret>,
  { vault }: Managing,
): Promise<AnswerOf<typeof contract.replaceWebhookSecret>> {
  const { id } = await ownWebhook(work, params.id);
  const secret = newSecret();
  await writeSecret(work.db, id, {
    secret: vault.seal(secret, id),
    earlier_until: shift(work.now, earlierSecretLife),
  });
  await work.audit({ action: 'webhook-secret-replaced', subject: { type: 'webhook', id } });
  return { webhook: await viewOf(work, id), secret };
}

export async function removeWebhook(
  work: Work,
  { params }: InputOf<typeof contract.removeWebhook>,
): Promise<AnswerOf<typeof contract.removeWebhook>> {
  const { id } = await ownWebhook(work, params.id);
  await deleteWebhook(work.db, id);
  await work.audit({ action: 'webhook-removed', subject: { type: 'webhook', id } });
  return {};
}

async function viewOf(work: Work, id: string) {
  const row = await webhookOf(work.db, id);
  if (!row) throw new Refused('not-found');
  return webhookView(row, signedIn(work.actor).personId);
}

function refuseUrl(url: string, { plainHttp }: Managing): void {
  const fault = urlFault(url, { plainHttp });
  if (fault) throw new Refused('webhook-address', { fields: { url: [fault] } });
}
