import { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { expect } from 'vitest';
import { problemOf } from '#test/support/caller.ts';
import { test } from '../product/a-deal.ts';
import { plainPdf } from '../support/hostile-pdfs.ts';
import { sendOwnPdf } from '../support/own-pdfs.ts';

/** Kills every worker process before it is ready, as a machine without free memory does. */
function endAtBirth(message: unknown): void {
  if (!(message instanceof Object && 'process' in message)) return;
  const begun = message.process;
  if (begun instanceof ChildProcess) setImmediate(() => begun.kill('SIGKILL'));
}

test('if no process can be started to inspect the upload, it can be tried again', async ({
  deal,
  onTestFinished,
}) => {
  const { seller, listingId } = deal;
  const agreement = plainPdf('The buyer keeps it to themselves.', 2);
  subscribe('child_process', endAtBirth);
  onTestFinished(() => void unsubscribe('child_process', endAtBirth));
  const refused = await sendOwnPdf(seller, listingId, agreement);
  expect(refused.status).toBe(503);
  expect(await problemOf(refused)).toMatchObject({ code: 'renderer-busy' });
  unsubscribe('child_process', endAtBirth);
  expect((await sendOwnPdf(seller, listingId, agreement)).status).toBe(201);
});
