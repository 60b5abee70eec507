import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FileSeals, openLayers, sealLayers } from './layers.ts';

const secretOf = (fill: number) => new Uint8Array(32).fill(fill);
const seals: FileSeals = {
  marked: secretOf(1),
  purposes: new Map([
    ['rooms', secretOf(2)],
    ['papers', secretOf(3)],
  ]),
};
const key = 'rooms/one';

test('what was sealed in layers opens, says its layers, and is sealed again in the same', async () => {
  const layers = fc.subarray(['marked', 'rooms', 'papers']);
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), layers, async (bytes, under) => {
      const stored = await sealLayers({ key, bytes, layers: under }, seals);
      expect(await openLayers({ key, stored }, seals)).toEqual({ bytes: expect.anything(), layers: under });
      const opened = await openLayers({ key, stored }, seals);
      expect(Buffer.compare(opened.bytes, bytes)).toBe(0);
    }),
  );
});

test('a marked file that was changed is refused, and one of another key stays as it is', async () => {
  const stored = await sealLayers({ key, bytes: Buffer.from('a lease'), layers: ['marked'] }, seals);
  const changed = Uint8Array.from(stored, (byte, at) => (at === stored.length - 1 ? byte ^ 1 : byte));
  await expect(openLayers({ key, stored: changed }, seals)).rejects.toThrow(RangeError);
  const room = await sealLayers({ key, bytes: Buffer.from('a lease'), layers: ['rooms'] }, seals);
  expect(await openLayers({ key: 'rooms/two', stored: room }, seals)).toEqual({ bytes: room, layers: [] });
  await expect(sealLayers({ key, bytes: room, layers: ['nothing'] }, seals)).rejects.toThrow(RangeError);
});
