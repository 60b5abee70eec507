import { describe, expect } from 'vitest';
import { z } from 'zod';
import { appaReads } from '#app/appa-reads.ts';
import { createTools, namedTools } from '#features/conversation/assistant/server/toolbox.ts';
import type { StreamCall } from '#http/streams.ts';
import { visitor } from '#kernel/actor.ts';
import { test } from '#test/support/database.ts';

const tools = namedTools(
  createTools({
    vault: { seal: () => Buffer.of(), open: () => '', index: () => Buffer.of() },
    onlookers: { viewed: () => {}, witness: () => {} },
    ...appaReads().parts,
    hasModel: false,
  }),
);

describe('the tools', () => {
  test('have unique names, descriptions, and parameters with a JSON Schema', () => {
    expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length);
    for (const { words, parameters } of tools) {
      expect(words).toMatch(/^\p{Lu}.+\.$/u);
      expect(z.toJSONSchema(parameters, { io: 'input' })).toMatchObject({ type: 'object' });
    }
  });

  test('refuse arguments that do not fit', async ({ tx }) => {
    const call: StreamCall = {
      actor: visitor,
      requestId: 'r',
      origin: { address: '', userAgent: '' },
      now: new Date(0),
      db: tx,
      newId: () => 'n',
    };
    const find = tools.find(({ name }) => name === 'find_help');
    expect(find?.run(call, { question: 7 })).toBeNull();
    expect((await find?.run(call, { question: 'What is an earn-out?' }))?.facts.length).toBeGreaterThan(0);
  });
});
