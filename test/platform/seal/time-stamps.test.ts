import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { readTimeStamp } from '#platform/seal/read-time-stamp.ts';
import { httpTimeStamper } from '#platform/seal/time-stamper.ts';
import { type StampAnswers, type TimeStampServer, timeStampServer } from '../../support/time-stamp-server.ts';

const now = new Date('2026-11-20T12:00:00Z');
const hashOf = (text: string) => createHash('sha256').update(text).digest();
let server: TimeStampServer;

beforeEach(async () => {
  server = await timeStampServer(now);
  onTestFinished(() => server[Symbol.asyncDispose]());
});

describe('a time stamp', () => {
  test('proves when a hash existed, and only that hash', async () => {
    const token = await httpTimeStamper(server.url)(hashOf('sealed'));
    expect(await readTimeStamp(token, hashOf('sealed'))).toMatchObject({ at: now });
    expect(await readTimeStamp(token, hashOf('another'))).toBeNull();
  });

  test('is invalid if any signed bit is changed', async () => {
    const token = await httpTimeStamper(server.url)(hashOf('sealed'));
    const right = await readTimeStamp(token, hashOf('sealed'));
    await fc.assert(
      fc.asyncProperty(fc.nat(token.length * 8 - 1), async (bit) => {
        const other = Buffer.from(token);
        other[bit >> 3] = (other[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        const read = await readTimeStamp(other, hashOf('sealed'));
        // Unsigned bits (such as who issued the certificate) do not change what is read.
        expect([null, right]).toContainEqual(read);
      }),
      { numRuns: 200 },
    );
  });

  test('any bytes can be read without an exception', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        expect(await readTimeStamp(Buffer.from(bytes), hashOf('x'))).toBeNull();
      }),
    );
  });
});

describe('a time-stamp server', () => {
  const failing: StampAnswers[] = [
    'other-hash',
    'other-nonce',
    'not-for-stamps',
    'refusal',
    'nonsense',
    'too-much',
    500,
    301,
  ];
  test.for(failing)('that answers with %s gives no stamp', async (answers) => {
    server.answers = answers;
    await expect(httpTimeStamper(server.url)(hashOf('sealed'))).rejects.toThrow();
  });

  test('gets the credentials of its URL in a header, and never in the URL', async () => {
    const url = new URL(server.url);
    url.username = 'me';
    url.password = 'p@ss';
    await httpTimeStamper(url.href)(hashOf('sealed'));
    const basic = `Basic ${Buffer.from('me:p@ss').toString('base64')}`;
    expect(server.received.map(({ authorization }) => authorization)).toEqual([basic]);
    await httpTimeStamper(server.url)(hashOf('sealed'));
    expect(server.received[1]?.authorization).toBeUndefined();
  });

  test('that is not reachable gives none either', async () => {
    const { url } = server;
    await server[Symbol.asyncDispose]();
    await expect(httpTimeStamper(url)(hashOf('sealed'))).rejects.toThrow();
    server = await timeStampServer(now);
  });
});
