import type { LimitRule } from '#http/limits.ts';
import { changes, type Route, reads, uploads } from '#http/mount.ts';
import type { SheetReader } from '#platform/sheets/sheet-reader.ts';
import { signedIn } from '#platform/signed-in.ts';
import * as contract from '../contract.ts';
import { addRequests } from './add-requests.ts';
import { answerMany } from './answer-many.ts';
import { changeRequest } from './change-request.ts';
import { confirmMatch } from './confirm-match.ts';
import { readCoverage } from './coverage.ts';
import { exportRequests } from './export-requests.ts';
import { handleRequest } from './handle-request.ts';
import { countRequests, getRequest, listPutRequests, listRequests } from './list-requests.ts';
import { moveRequest } from './move-request.ts';
import { readRequestList } from './read-list.ts';

const listsPerPerson: LimitRule = { name: 'request-lists', most: 120, seconds: 3_600 };

export const diligenceRoutes = (sheets: SheetReader): readonly Route[] => [
  changes(contract.addRequests, (work, { params, body }) => addRequests(work, params.id, body)),
  uploads(
    contract.readRequestList,
    (reading, input) => readRequestList(reading, input, sheets),
    async (_work, _input, read) => read,
    { limits: ({ actor }) => [{ rule: listsPerPerson, subject: signedIn(actor).personId }] },
  ),
  reads(contract.listRequests, (reading, { params, query }) => listRequests(reading, params.id, query)),
  reads(contract.countRequests, (reading, { params }) => countRequests(reading, params.id)),
  reads(contract.readCoverage, (reading, { params, query }) => readCoverage(reading, params.id, query)),
  changes(contract.answerMany, (work, { params, body }) => answerMany(work, params.id, body)),
  changes(contract.confirmMatch, (work, { params, body }) => confirmMatch(work, params.id, body)),
  reads(contract.exportRequests, (reading, { params, query }) => exportRequests(reading, params.id, query)),
  reads(contract.listPutRequests, (reading, { query }) => listPutRequests(reading, query)),
  reads(contract.getRequest, (reading, { params }) => getRequest(reading, params.id)),
  changes(contract.changeRequest, (work, { params, body }) => changeRequest(work, params.id, body)),
  changes(contract.handleRequest, (work, { params, body }) => handleRequest(work, params.id, body)),
  changes(contract.moveRequest, (work, { params, body }) => moveRequest(work, params.id, body)),
];
