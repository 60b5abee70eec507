import { changes, type Route, reads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import { getRequestMonths } from '../month-contract.ts';
import { getAccessRules, saveAccessRules } from './access-rules.ts';
import { countRequests } from './count-requests.ts';
import { createRequest } from './create-request.ts';
import { getOwnRequest, getRequest, listRequests } from './get-request.ts';
import { moveShownRequest } from './move-request.ts';
import { readRequestMonths } from './read-request-months.ts';
import { setStage } from './set-stage.ts';
import { updateRequest } from './update-request.ts';

export const accessRequestRoutes: Route[] = [
  changes(contract.createRequest, (work, { params, body }) => createRequest(work, params.id, body)),
  changes(contract.updateRequest, (work, { params, body }) => updateRequest(work, params.id, body)),
  reads(contract.getRequest, (reading, { params }) => getOwnRequest(reading, params.id)),
  reads(contract.getRequestById, (reading, { params }) => getRequest(reading, params.id)),
  reads(contract.listRequests, (reading, { query }) => listRequests(reading, query)),
  reads(contract.countRequests, (reading, { query }) => countRequests(reading, query.scope)),
  reads(getRequestMonths, readRequestMonths),
  reads(contract.getAccessRules, (reading, { params }) => getAccessRules(reading, params.id)),
  changes(contract.saveAccessRules, (work, { params, body }) => saveAccessRules(work, params.id, body)),
  changes(contract.setStage, (work, { params, body }) => setStage(work, params.id, body)),
  changes(contract.moveRequest, (work, { params, body }) => moveShownRequest(work, params.id, body)),
];
