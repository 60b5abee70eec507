import { describe, expect, test } from 'vitest';
import type { ReadAs } from '#http/own-reads.ts';
import type { StreamCall } from '#http/streams.ts';
import { accessStepTool } from './access-step.ts';

const call = { now: new Date('2026-11-30T12:00:00Z') } as unknown as StreamCall;
const listing = '3f0e2a5c-0000-4000-8000-000000000001';
const since = '2026-11-01T00:00:00.000Z';

async function told(status: string, grant: object | null): Promise<string> {
  const request = {
    ...{ id: 'r1', listingId: listing, listingTitle: 'Corner bakery', status, requestedAt: since },
    ...{ pendingReason: null, denyReason: null, nda: { status: 'signed', issuedAt: since, signedAt: since } },
    grant: grant && { stage: 'S3', since, until: null, suspendedAt: null, stageSince: null, ...grant },
  };
  const read = (async () => ({ items: [request], next: null })) as unknown as ReadAs;
  return (await accessStepTool(read).run(call, { listing })).facts.map(({ text }) => text).join(' ');
}

describe('an approved request', () => {
  test.each(['S3', 'S4', 'S5'])('of stage %s opens the name', async (stage) => {
    expect(await told('approved', { stage })).toContain('the name is on its page');
    expect(await told('approved', { stage, until: '2026-12-31T00:00:00.000Z' })).toContain('You have access');
  });

  test('below that does not', async () => {
    const says = await told('approved', { stage: 'S2' });
    expect(says).toContain('your level of access does not open the name');
    expect(says).not.toContain('on its page');
  });

  test.each(['S2', 'S3', 'S5'])('of stage %s whose end has come has ended', async (stage) => {
    for (const suspendedAt of [null, since]) {
      const says = await told('approved', { stage, until: '2026-11-30T12:00:00.000Z', suspendedAt });
      expect(says).toMatch(/ended on Nov 30, 2026/);
      expect(says).not.toMatch(/on hold|on its page/);
    }
  });

  test('without a grant has ended, and is not on hold', async () => {
    const says = await told('approved', null);
    expect(says).toContain('has ended');
    expect(says).not.toMatch(/on hold|gives it back|on its page/);
  });

  test('on hold opens again', async () => {
    for (const stage of ['S2', 'S3'])
      expect(await told('approved', { stage, suspendedAt: since })).toContain('is on hold');
  });
});

test('an undecided request waits for the approval', async () => {
  expect(await told('requested', null)).toContain('What is missing is the approval');
});
