import { expect } from 'vitest';
import { moveRequest, publishListing, requestAccess, signNda } from '#test/support/deal.ts';
import { join } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';
import { pagesRead } from '#test/support/read-pdf.ts';
import { test } from '../support/database.ts';

test('an agreement prints the buyer’s name in its own script, and the file stays small', async ({
  fresh,
}) => {
  await using product = await testProduct(fresh);
  const owner = await join(product, 'Olive Owner');
  const listing = await publishListing(owner);
  const ada = await join(product, 'Ada Lovelace');
  const others = [
    await join(product, '小明 王', [], { email: 'wang@buyer.example' }),
    await join(product, 'أحمد כהן', [], { email: 'ahmad@buyer.example' }),
    await join(product, 'ਗੁਰਪ੍ਰੀਤ शर्मा', [], { email: 'singh@buyer.example' }),
  ];
  const sealed = async (buyer: typeof ada) => {
    const request = await requestAccess(buyer, listing);
    await moveRequest(owner, request, 'awaiting_signature');
    const id = await signNda(buyer, request, `${buyer.firstName} ${buyer.lastName}`);
    await product.runJobs();
    return new Uint8Array(await (await buyer.get(`/api/ndas/${id}/file`)).arrayBuffer());
  };
  const plain = await sealed(ada);
  for (const buyer of others) {
    const file = await sealed(buyer);
    const text = (await pagesRead(file)).join('\n');
    for (const name of [buyer.firstName, buyer.lastName]) {
      expect(text).toContain(`the names match`);
      expect(text.split(name.normalize('NFC')).length).toBeGreaterThan(5);
    }
    expect(text.slice(0, text.indexOf('Event log'))).not.toMatch(/[■\ufffd]/);
    expect(file.byteLength - plain.byteLength).toBeLessThan(60_000);
  }
});
