import { changes, type Route, reads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import { addBlock, addBlocks } from './add-block.ts';
import { listBlocks } from './list-blocks.ts';
import { removeBlock } from './remove-block.ts';

export const blockRoutes: readonly Route[] = [
  reads(contract.listBlocks, listBlocks),
  changes(contract.addBlock, (work, { body }) => addBlock(work, body)),
  changes(contract.addBlocks, (work, { body }) => addBlocks(work, body)),
  changes(contract.removeBlock, (work, { params }) => removeBlock(work, params.id)),
];
