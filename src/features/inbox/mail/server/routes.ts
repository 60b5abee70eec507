import { changes, type Route, reads } from '#http/mount.ts';
import { getOutgoingMail, listOutbox, retryMails } from '../contract.ts';
import { readOutbox, readOutgoingMail } from './read-outbox.ts';
import { sendFailedAgain } from './send-failed-again.ts';

export const mailRoutes: readonly Route[] = [
  reads(listOutbox, readOutbox),
  reads(getOutgoingMail, readOutgoingMail),
  changes(retryMails, sendFailedAgain),
];
