import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { sha256 } from '#features/agreements/ndas/server/sha256.ts';
import { verifyDocument } from '#features/agreements/ndas/server/verify-document.ts';
import { code, test } from './nda-test.ts';
import { pdfsig } from './pdfsig.ts';
import { ndaRow, readyToSign, sealRow, signAndSeal, type World } from './world.ts';

const unknown = { outcome: 'unknown', sealedAt: null, firstDifferentByte: null };

async function sealedFile(world: World) {
  const id = await readyToSign(world);
  await signAndSeal(world, id);
  const key = (await sealRow(world, id)).file_key ?? '';
  const bytes = await world.tools.files.get(key);
  if (!bytes) throw new Error('no sealed file');
  return { id, key, bytes: Buffer.from(bytes) };
}

const verify = (world: World, bytes: Uint8Array) =>
  verifyDocument({ db: world.db }, bytes, world.tools.files);

function flipped(bytes: Buffer, at: number, bit = 0): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ (1 << bit);
  return copy;
}

describe('an uploaded file', () => {
  test('is valid if it is the sealed or the signed one', async ({ world }) => {
    const { id, bytes } = await sealedFile(world);
    expect(await verify(world, bytes)).toEqual({
      outcome: 'valid',
      sha256: sha256(bytes),
      bytes: bytes.length,
      sealedAt: world.clock.now().toISOString(),
      sealLevel: 'B-B',
      kind: 'listing',
      logVersion: 2,
      stampedAt: null,
      firstDifferentByte: null,
    });
    const signed = await world.tools.files.get((await ndaRow(world, id)).file_key ?? '');
    expect(await verify(world, signed ?? bytes)).toMatchObject({ outcome: 'valid', sealedAt: null });
  });

  test('gets the same verdict from pdfsig, if it is installed', async ({ world }) => {
    const { bytes } = await sealedFile(world);
    const altered = flipped(bytes, 4_999);
    const [ours, oursOfAltered] = [await verify(world, bytes), await verify(world, altered)];
    expect([ours.outcome, oursOfAltered.outcome]).toEqual(['valid', 'altered']);
    const [theirs, theirsOfAltered] = [await pdfsig(bytes), await pdfsig(altered)];
    // Without poppler there is nothing to compare with.
    if (theirs === null || theirsOfAltered === null) return;
    expect(theirs).toContain('Signature Type: ETSI.CAdES.detached');
    expect(theirs).toContain('Total document signed');
    expect(theirs).toContain('Signature Validation: Signature is Valid.');
    expect(theirsOfAltered).not.toContain('Signature is Valid');
  });

  test('is altered at exactly the byte that was flipped, anywhere in the file', async ({ world }) => {
    const { bytes } = await sealedFile(world);
    const anywhere = fc.tuple(fc.nat(bytes.length - 1), fc.nat(7));
    await fc.assert(
      fc.asyncProperty(anywhere, async ([at, bit]) => {
        expect(await verify(world, flipped(bytes, at, bit))).toMatchObject({
          outcome: 'altered',
          firstDifferentByte: at + 1,
        });
      }),
    );
  });

  test('is altered if something was inserted, removed, appended or cut off', async ({ world }) => {
    const { bytes } = await sealedFile(world);
    const middle = Math.floor(bytes.length / 3);
    const cases: readonly [Buffer, number][] = [
      [Buffer.concat([bytes, Buffer.from('\n')]), bytes.length + 1],
      [Buffer.concat([bytes, bytes]), bytes.length + 1],
      [bytes.subarray(0, -1), bytes.length],
      [bytes.subarray(0, -900), bytes.length - 899],
      [Buffer.concat([Buffer.from('x'), bytes]), 1],
      [Buffer.concat([bytes.subarray(0, middle), Buffer.from([0, 1]), bytes.subarray(middle)]), middle + 1],
    ];
    for (const [copy, firstDifferentByte] of cases) {
      const found = await verify(world, copy);
      expect(found.outcome).toBe('altered');
      expect(found.firstDifferentByte).toBeGreaterThanOrEqual(firstDifferentByte);
      expect(found.firstDifferentByte).toBeLessThan(firstDifferentByte + 3);
    }
  });

  test('is sealed here but not on file if its record is gone', async ({ world, tx }) => {
    const { bytes } = await sealedFile(world);
    await tx.deleteFrom('nda_seal').execute();
    expect(await verify(world, bytes)).toMatchObject({ outcome: 'sealed-not-on-file' });
    // Without the original only the fact is known, not the place.
    expect(await verify(world, flipped(bytes, 2_000))).toMatchObject({
      outcome: 'altered',
      firstDifferentByte: null,
    });
    const appended = Buffer.concat([bytes, Buffer.from('\n')]);
    expect(await verify(world, appended)).toMatchObject({ outcome: 'altered', firstDifferentByte: null });
  });

  test('is unknown if it was sealed elsewhere', async ({ world, tx }) => {
    const { bytes } = await sealedFile(world);
    await tx.deleteFrom('nda_seal').execute();
    await tx.deleteFrom('seal_identity').execute();
    expect(await verify(world, bytes)).toMatchObject(unknown);
  });

  test('with only a known ID reveals nothing about the original', async ({ world }) => {
    const { id, bytes } = await sealedFile(world);
    const guess = Buffer.concat([bytes.subarray(0, 100), Buffer.from(`document ${id}`)]);
    expect(await verify(world, guess)).toMatchObject({ outcome: 'altered', firstDifferentByte: null });
  });

  test('is not compared with a damaged original', async ({ world }) => {
    const { key, bytes } = await sealedFile(world);
    await world.tools.files.put(key, Buffer.from('%PDF- another'));
    expect(await verify(world, bytes)).toMatchObject({ outcome: 'valid' });
    expect(await verify(world, flipped(bytes, 5))).toMatchObject({
      outcome: 'altered',
      firstDifferentByte: null,
    });
  });

  test('may contain anything and always gets an answer', async ({ world, tx }) => {
    await sealedFile(world);
    const { leaf_certificate: leaf } = await tx
      .selectFrom('seal_identity')
      .selectAll()
      .executeTakeFirstOrThrow();
    const gap = (content: string) => {
      const head = '/ByteRange [0 60 '.length;
      const start = 60;
      const end = start + content.length + 2;
      const before = `/ByteRange [0 ${start} ${end} 4 ]`.padEnd(start, ' ');
      expect(head).toBeLessThan(start);
      return Buffer.from(`${before}<${content}>tail`);
    };
    const hex = leaf.toString('hex');
    const hostile = [
      Buffer.alloc(0),
      Buffer.from('%PDF-1.7'),
      Buffer.from('/ByteRange '.repeat(10_000)),
      Buffer.from('document '.repeat(100_000)),
      Buffer.from('/ByteRange [0 9999999999 9999999999 9999999999 ]'),
      Buffer.from('/ByteRange [0 10 4 4 ]aaaaaaaaaaaaaaa'),
      gap('zz'),
      gap(hex),
      // Nested structures, terminated and not, that contain our certificate.
      gap('3080'.repeat(12_000) + hex),
      gap(hex + '30820fff'.repeat(6_000)),
      gap('00'.repeat(20_000) + hex),
    ];
    for (const bytes of hostile) expect(await verify(world, bytes)).toMatchObject(unknown);
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        const within = gap(`${hex}${Buffer.from(bytes).toString('hex')}`);
        expect(await verify(world, within)).toMatchObject(unknown);
      }),
      { numRuns: 30 },
    );
  });

  test('is refused for now if the file store does not answer', async ({ world }) => {
    const { bytes } = await sealedFile(world);
    const get = () => Promise.reject(Object.assign(new Error(), { code: 'storage-unavailable' }));
    const broken = verifyDocument({ db: world.db }, flipped(bytes, 5), { ...world.tools.files, get });
    await expect(broken).rejects.toEqual(code('storage-unavailable'));
  });
});
