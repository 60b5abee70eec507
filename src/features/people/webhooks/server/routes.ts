import type { LimitRule } from '#http/limits.ts';
import { changes, type Route, reads } from '#http/mount.ts';
import type { Actor } from '#kernel/actor.ts';
import { signedIn } from '#platform/signed-in.ts';
import * as contract from '../contract.ts';
import {
  addWebhook,
  changeWebhook,
  type Managing,
  removeWebhook,
  replaceSecret,
  switchWebhook,
} from './manage-webhooks.ts';
import { readDeliveries, readWebhook, readWebhooks } from './read-webhooks.ts';
import { replayDelivery, replayParked, sendTest } from './replay-deliveries.ts';

/** Each makes the server send something, to an address of the caller's choice. */
const sendsPerPerson: LimitRule = { name: 'webhook-sends', most: 60, seconds: 3_600 };

const perPerson = ({ actor }: { actor: Actor }) => [
  { rule: sendsPerPerson, subject: signedIn(actor).personId },
];

export function webhookRoutes(managing: Managing): readonly Route[] {
  return [
    reads(contract.listWebhooks, readWebhooks),
    reads(contract.getWebhook, readWebhook),
    changes(contract.addWebhook, (work, input) => addWebhook(work, input, managing)),
    changes(contract.changeWebhook, (work, input) => changeWebhook(work, input, managing)),
    changes(contract.switchWebhook, switchWebhook),
    changes(contract.replaceWebhookSecret, (work, input) => replaceSecret(work, input, managing)),
    changes(contract.removeWebhook, removeWebhook),
    changes(contract.testWebhook, sendTest, { limits: perPerson }),
    reads(contract.listDeliveries, readDeliveries),
    changes(contract.replayDelivery, replayDelivery, { limits: perPerson }),
    changes(contract.replayParked, replayParked, { limits: perPerson }),
  ];
}
