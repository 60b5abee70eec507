import { expect, test } from 'vitest';
import type { ReadAs } from '#http/own-reads.ts';
import type { StreamCall } from '#http/streams.ts';
import { tellNoteTool } from './tell-note.ts';

const read: ReadAs = () => Promise.resolve(null);
const call = {} as StreamCall;

async function toldOf(hasModel: boolean) {
  const { facts } = await tellNoteTool(read, hasModel).run(call, { note: 'noDrafts' });
  return `${facts[0]?.text} ${facts[0]?.es}`;
}

test('a site with a model does not say that it has none', async () => {
  expect(await toldOf(false)).toContain('This site has no language model');
  const failed = await toldOf(true);
  expect(failed).not.toMatch(/no language model|no tiene modelo/);
  expect(failed).toContain('did not answer, or your share of it for today is used up');
});
