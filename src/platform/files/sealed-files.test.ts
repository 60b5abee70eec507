import { expect, test } from 'vitest';
import type { Files } from './files.ts';
import { sealedFiles } from './sealed-files.ts';

const hasty: Files = {
  put: async () => {},
  get: async () => null,
  remove: async () => {},
  exists: async () => false,
};

test('a put resolves only after its key is known, even if the store does not wait for it', async () => {
  const sealed = sealedFiles(hasty, new Uint8Array(32));
  const { promise, resolve } = Promise.withResolvers<void>();
  const done: string[] = [];
  const put = sealed.put('a/b.bin', Buffer.from('Some bytes'), promise).then(() => done.push('put'));
  await new Promise((soon) => setImmediate(soon));
  done.push('known');
  resolve();
  await put;
  expect(done).toEqual(['known', 'put']);
  const unknown = Promise.reject(new RangeError('not known'));
  await expect(sealed.put('a/c.bin', Buffer.from('x'), unknown)).rejects.toThrow('not known');
});
