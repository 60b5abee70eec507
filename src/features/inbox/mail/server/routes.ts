import { type Route, reads } from '#http/mount.ts';
import { getOutgoingMail, listOutbox } from '../contract.ts';
import { readOutbox, readOutgoingMail } from './read-outbox.ts';

export const mailRoutes: readonly Route[] = [
  reads(listOutbox, readOutbox),
  reads(getOutgoingMail, readOutgoingMail),
];
