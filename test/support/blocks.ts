import { z } from 'zod';
import type { BlockKind } from '#features/people/blocks/domain/block.ts';
import { expectOk, type Someone } from './people.ts';

const added = z.object({ id: z.uuid() });

export async function addBlock(seller: Someone, kind: BlockKind, value: string): Promise<string> {
  return added.parse(await expectOk(seller.post('/api/blocks', { kind, value }))).id;
}
