import { changes, type Route, reads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import { listAnswers } from './list-answers.ts';
import { putAnswer } from './put-answer.ts';
import { getCheck, listChecks } from './read-checks.ts';
import { startCheck } from './start-check.ts';

export const healthCheckRoutes: readonly Route[] = [
  changes(contract.startCheck, (work, { body }) => startCheck(work, body.businessId)),
  reads(contract.listChecks, listChecks),
  reads(contract.getCheck, (reading, { params }) => getCheck(reading, params.id)),
  reads(contract.listAnswers, (reading, { params }) => listAnswers(reading, params.id)),
  changes(contract.putAnswer, putAnswer),
];
