import { invitationsPerPerson } from '#http/limits.ts';
import { changes, type Route, reads } from '#http/mount.ts';
import { signedIn } from '#platform/signed-in.ts';
import * as contract from '../contract.ts';
import { askForFacts as askForFactsContract } from '../fact-contract.ts';
import { askForFacts } from './ask-for-facts.ts';
import { askForScope, setScope } from './change-scope.ts';
import { inviteBroker } from './invite-broker.ts';
import { listListingMandates, listMandates } from './list-mandates.ts';
import { moveMandate } from './move-mandate.ts';

export const mandateRoutes: readonly Route[] = [
  changes(contract.inviteBroker, (work, { params, body }) => inviteBroker(work, params.id, body), {
    limits: ({ actor }) => [{ rule: invitationsPerPerson, subject: signedIn(actor).personId }],
  }),
  reads(contract.listListingMandates, (reading, { params, query }) =>
    listListingMandates(reading, params.id, query),
  ),
  reads(contract.listMandates, (reading, { query }) => listMandates(reading, query)),
  changes(contract.moveMandate, (work, { params, body }) => moveMandate(work, params.id, body)),
  changes(contract.askForScope, (work, { params, body }) => askForScope(work, params.id, body)),
  changes(askForFactsContract, (work, { params, body }) => askForFacts(work, params.id, body)),
  changes(contract.setScope, (work, { params, body }) => setScope(work, params.id, body)),
];
