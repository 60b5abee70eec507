import type { LimitRule } from '#http/limits.ts';
import { changes, type Route, reads } from '#http/mount.ts';
import { signedIn } from '#platform/signed-in.ts';
import * as contract from '../contract.ts';
import { askForBrokerAccount } from './ask.ts';
import { approveBrokerRequest, moveBrokerRequest } from './move.ts';
import { listBrokerRequestReviews, listBrokerRequests } from './read.ts';

const requestsPerPerson: LimitRule = { name: 'broker-requests', most: 10, seconds: 86_400 };

export const brokerRequestRoutes: readonly Route[] = [
  reads(contract.listBrokerRequests, listBrokerRequests),
  changes(contract.askForBrokerAccount, askForBrokerAccount, {
    limits: ({ actor }) => [{ rule: requestsPerPerson, subject: signedIn(actor).personId }],
  }),
  changes(contract.moveBrokerRequest, moveBrokerRequest),
  changes(contract.approveBrokerRequest, approveBrokerRequest),
  reads(contract.listBrokerRequestReviews, listBrokerRequestReviews),
];
