import type { StreamCall } from '#http/streams.ts';
import { Refused } from '#kernel/refusal.ts';
import type { ToolCall } from '#platform/chat/chat-model.ts';
import type { Proposal } from '../domain/answer.ts';
import type { Fact } from '../domain/fact.ts';
import { toolTroubles } from '../domain/model-words.ts';
import { createNumbering, type NumberedSource } from '../domain/numbering.ts';
import type { NamedTool } from './toolbox.ts';
import type { Found } from './tools/tool.ts';

const mostTroubles = 2;

export function createToolUse(call: StreamCall, tools: readonly NamedTool[]) {
  const { facts, sources, numbered } = numberedFacts();
  const proposals: Proposal[] = [];
  const done = new Set<string>();
  let [troubles, repeated] = [0, false];

  const trouble = (what: keyof typeof toolTroubles) => {
    troubles += 1;
    return { error: toolTroubles[what] };
  };
  const result = async ({ name, given }: ToolCall) => {
    const tool = tools.find((one) => one.name === name);
    if (!tool) return trouble('unknown');
    const parsed = jsonIn(given);
    const key = `${name} ${JSON.stringify(parsed)}`;
    if (done.has(key)) {
      repeated = true;
      return { error: toolTroubles.again };
    }
    done.add(key);
    const found = await run(tool, call, parsed);
    if (found === null) return trouble('nonsense');
    if (found === 'closed') return { error: toolTroubles.closed };
    proposals.push(...(found.proposals ?? []));
    return { facts: found.facts.flatMap(numbered) };
  };
  return {
    facts,
    sources,
    proposals,
    /** Stops after a repeated call or too many invalid ones. */
    mayGoOn: () => !repeated && troubles < mostTroubles,
    /** As JSON, so that a text in the result cannot end it and pose as something else. */
    use: async (wanted: ToolCall): Promise<string> => JSON.stringify(await result(wanted)),
  };
}
export type ToolUse = ReturnType<typeof createToolUse>;

/** Facts by the number of their source. */
function numberedFacts() {
  const numbering = createNumbering();
  const facts = new Map<number, Fact[]>();
  const sources = new Map<number, NumberedSource>();
  const numbered = (fact: Fact) => {
    const given = numbering.numberOf(fact.source);
    if (!given) return [];
    const { n } = given.source;
    sources.set(n, given.source);
    facts.set(n, [...(facts.get(n) ?? []), fact]);
    return [{ n, text: fact.text, from: fact.source.title, quote: fact.source.quote }];
  };
  return { facts, sources, numbered };
}

async function run(tool: NamedTool, call: StreamCall, given: unknown): Promise<Found | 'closed' | null> {
  try {
    return await tool.run(call, given);
  } catch (error) {
    if (error instanceof Refused) return 'closed';
    throw error;
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.trim() === '' ? '{}' : text);
  } catch {
    return null;
  }
}
