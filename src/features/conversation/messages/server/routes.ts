import { messagesPerPerson, messagesPerPersonHourly, threadsPerPerson } from '#http/limits.ts';
import { changes, type Route, reads } from '#http/mount.ts';
import type { Actor } from '#kernel/actor.ts';
import { signedIn } from '#platform/signed-in.ts';
import * as contract from '../contract.ts';
import { getThread, listThreads } from './get-thread.ts';
import { listMessages } from './list-messages.ts';
import { markRead, sendMessage } from './send-message.ts';
import { findAboutListing, findWithPerson, startAboutListing, startWithPerson } from './start-thread.ts';

const sending = ({ actor }: { actor: Actor }) => [
  { rule: messagesPerPerson, subject: signedIn(actor).personId },
  { rule: messagesPerPersonHourly, subject: signedIn(actor).personId },
];
const starting = ({ actor }: { actor: Actor }) => [
  ...sending({ actor }),
  { rule: threadsPerPerson, subject: signedIn(actor).personId },
];

export const messageRoutes: Route[] = [
  reads(contract.listThreads, listThreads),
  reads(contract.getThread, (reading, { params }) => getThread(reading, params.id)),
  reads(contract.listMessages, listMessages),
  changes(contract.sendMessage, sendMessage, { limits: sending }),
  changes(contract.readMessages, markRead),
  reads(contract.aboutListing, findAboutListing),
  changes(contract.writeAboutListing, startAboutListing, { limits: starting }),
  reads(contract.withPerson, findWithPerson),
  changes(contract.writeToPerson, startWithPerson, { limits: starting }),
];
