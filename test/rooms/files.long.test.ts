import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { describe, expect } from 'vitest';
import { partBytes } from '#features/deal-room/deal-rooms/domain/part-size.ts';
import { Refused } from '#kernel/refusal.ts';
import { problemOf } from '#test/support/caller.ts';
import { test } from '#test/support/database.ts';
import { moveRequest } from '#test/support/deal.ts';
import { expectOk } from '#test/support/people.ts';
import { announce, documentsIn, giveRight, publish, sendBytes, uploadFile } from '#test/support/rooms.ts';
import { memoryFiles } from '../files/memory-files.ts';
import { aRoom } from './a-room.ts';

const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS', '-TEST-FILE!$H+H*'].join('');
const everyone = { kind: 'everyone' } as const;

describe('an uploaded file', () => {
  test('of several parts resumes after an interruption, and downloads byte for byte', async ({ fresh }) => {
    const { files, kept } = memoryFiles();
    const world = await aRoom(fresh, { files });
    await using _ended = world.product;
    const { seller, room, folder } = world;
    const bytes = randomBytes(partBytes + 1_000);
    const [id = ''] = await announce(seller, room.id, folder('02.01'), [{ name: 'big.qbw', bytes }]);
    await expectOk(sendBytes(seller, id, 0, bytes.subarray(0, partBytes)));
    const status = await expectOk(seller.get(`/api/deal-rooms/${room.id}/uploads?open=yes`));
    expect(status).toMatchObject({ items: [{ id, received: partBytes, status: 'receiving' }] });
    await expectOk(sendBytes(seller, id, partBytes, bytes.subarray(partBytes)));
    const [document] = await documentsIn(seller, folder('02.01'));
    const answer = await seller.get(`/api/room-versions/${document?.current.id}/original`);
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    // The stored bytes differ from the sent ones, because they are encrypted.
    for (const [key, sealed] of kept)
      if (key.startsWith('rooms/')) expect(Buffer.from(sealed).includes(bytes.subarray(0, 64))).toBe(false);
  });

  test('that is mislabeled, a program, a virus or empty is refused with a reason and not kept', async ({
    fresh,
  }) => {
    const { files, kept } = memoryFiles();
    const world = await aRoom(fresh, { files });
    await using _ended = world.product;
    const { seller, room, folder } = world;
    const refused: [string, string, RegExp][] = [
      ['books.pdf', '<html><script>alert(1)</script></html>', /not what its name says/],
      ['setup.pdf', 'MZ\x90\0 %PDF-1.7', /program/],
      ['note.txt', `before ${eicar} after`, /virus scanner/],
      ['run.sh', 'echo hello', /program/],
    ];
    for (const [name, content, words] of refused) {
      const bytes = Buffer.from(content, 'latin1');
      const answer = await uploadFile(seller, room, folder('02.01'), { name, bytes });
      expect([name, answer.status]).toEqual([name, 'refused']);
      expect(answer.refusal).toMatch(words);
    }
    const body = { folderId: folder('02.01'), files: [{ path: [], name: 'empty.txt', size: 0 }] };
    expect(await expectOk(seller.post(`/api/deal-rooms/${room.id}/uploads`, body))).toMatchObject({
      items: [{ status: 'refused' }],
    });
    expect(await documentsIn(seller, folder('02.01'))).toEqual([]);
    await world.product.runJob('remove-orphaned-files');
    expect([...kept.keys()].filter((key) => key.startsWith('rooms/'))).toEqual([]);
  });

  test('may have any name in any script, shown as given', async ({ fresh }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { seller, room, folder } = world;
    const names = [
      '損益計算書 2024.txt',
      'قائمة الدخل.txt',
      'CON',
      'nul.txt',
      `${'ß'.repeat(290)}.txt`,
      '../../etc/passwd',
      '<script>.txt',
    ];
    for (const name of names)
      await uploadFile(seller, room, folder('02.01'), { name, bytes: Buffer.from(`Words of ${name}`) });
    const documents = await documentsIn(seller, folder('02.01'));
    expect(documents.map(({ name }) => name)).toEqual(names);
    const disposition = await Promise.all(
      documents.map(async ({ current }) =>
        decodeURIComponent(
          /filename\*=UTF-8''(.*)$/.exec(
            (await seller.get(`/api/room-versions/${current.id}/original`)).headers.get(
              'content-disposition',
            ) ?? '',
          )?.[1] ?? '',
        ),
      ),
    );
    expect(disposition.slice(0, 4)).toEqual(['損益計算書 2024.txt', 'قائمة الدخل.txt', '_CON', '_nul.txt']);
    for (const name of disposition) expect(name).not.toMatch(/[/\\<>]/);
  });

  test('is not acknowledged when the disk is full, and continues when there is room again', async ({
    fresh,
  }) => {
    let full = true;
    const { files } = memoryFiles((key) => {
      if (full && key.startsWith('rooms/')) throw new Refused('storage-full');
    });
    const world = await aRoom(fresh, { files });
    await using _ended = world.product;
    const { seller, room, folder } = world;
    const bytes = Buffer.from('Sales rose.');
    const [id = ''] = await announce(seller, room.id, folder('02.01'), [{ name: 'a.txt', bytes }]);
    const answer = await sendBytes(seller, id, 0, bytes);
    expect([answer.status, (await problemOf(answer)).code]).toEqual([507, 'storage-full']);
    expect(await documentsIn(seller, folder('02.01'))).toEqual([]);
    full = false;
    await expectOk(sendBytes(seller, id, 0, bytes));
    expect(await documentsIn(seller, folder('02.01'))).toHaveLength(1);
  });

  test('is scanned by clamd if configured, and waits while clamd does not answer', async ({ fresh }) => {
    const daemon = createServer((socket) => {
      const pieces: Buffer[] = [];
      socket.on('data', (piece: Buffer) => {
        pieces.push(piece);
        const all = Buffer.concat(pieces);
        if (!all.subarray(-4).equals(Buffer.alloc(4))) return;
        socket.end(all.includes('malware') ? 'stream: Some.Virus FOUND\0' : 'stream: OK\0');
      });
    });
    await new Promise<void>((resolve) => daemon.listen(0, '127.0.0.1', resolve));
    const address = daemon.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const world = await aRoom(fresh, { clamd: { host: '127.0.0.1', port } });
    await using _ended = world.product;
    const { seller, room, folder } = world;
    const sent = (name: string, words: string) =>
      uploadFile(seller, room, folder('00'), { name, bytes: Buffer.from(words) });
    expect((await sent('good.txt', 'fine')).status).toBe('done');
    expect((await sent('bad.txt', 'malware')).status).toBe('refused');
    await new Promise((resolve) => daemon.close(resolve));
    await expect(sent('later.txt', 'fine')).rejects.toThrow('scanner-unavailable');
  });

  test('is scanned for personal data, through the text reader if it is not plain text', async ({ fresh }) => {
    const read = {
      reads: (kind: string) => kind === 'pdf',
      read: async () => ({ pages: ['Page one', 'SSN 219-09-9999'], whole: true, later: false }),
    };
    const world = await aRoom(fresh, { texts: read });
    await using _ended = world.product;
    const { seller, room, folder } = world;
    await uploadFile(seller, room, folder('00'), { name: 'a.pdf', bytes: Buffer.from('%PDF-1.7\n') });
    const state = async () => (await documentsIn(seller, folder('00')))[0]?.current.personalData;
    expect(await state()).toBe('waiting');
    await world.product.runJobs();
    expect(await state()).toBe('found');
    const [document] = await documentsIn(seller, folder('00'));
    expect(await expectOk(seller.get(`/api/room-documents/${document?.id}`))).toMatchObject({
      findings: [{ kind: 'ssn', place: 'page 2, line 1' }],
    });
  });

  test('stops downloading as soon as the buyer’s access ends', async ({ fresh }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { seller, buyer, room, folder, requests } = world;
    const bytes = randomBytes(6 * 1024 * 1024);
    await uploadFile(seller, room, folder('02.01'), { name: 'big.bin', bytes });
    await publish(seller, room.id);
    await giveRight(seller, room.id, { subject: everyone, target: { kind: 'room' }, level: 'original' });
    const [document] = await documentsIn(buyer, folder('02.01'));
    const answer = await buyer.get(`/api/room-versions/${document?.current.id}/original`);
    const reader = answer.body?.getReader();
    let got = (await reader?.read())?.value?.byteLength ?? 0;
    await moveRequest(seller, requests.buyer, 'denied', { reason: 'Over.' });
    await expect(
      (async () => {
        for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read())
          got += piece.value.byteLength;
      })(),
    ).rejects.toThrow();
    // Data requested earlier may still arrive: one chunk, and one queued behind it.
    expect(got).toBeLessThanOrEqual(3 * 1024 * 1024);
  });
});
