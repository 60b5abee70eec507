import type { StreamCall } from '#http/streams.ts';
import type { Role } from '#kernel/actor.ts';
import { type Named, paperOnPage, type Question } from '../domain/question.ts';
import type { LikelyTopic } from './likely-topics.ts';
import type { Tools } from './toolbox.ts';
import type { Help } from './tools/find-help.ts';
import type { Found } from './tools/tool.ts';

/** `before` and `after`: Appa's own sentences, which state no fact. */
export type LookedUp = Found & { before?: string; after?: string };

export type Asking = {
  call: StreamCall;
  tools: Tools;
  question: Question;
  named: Named;
  meant: readonly string[];
  /** What the help says, looked up once. */
  help: () => Promise<Help>;
  /** What the question is likely about by how people ask, worked out once. */
  likely: () => Promise<readonly LikelyTopic[]>;
};

export const nothing: Found = { facts: [] };

export function rolesOf({ actor }: Pick<StreamCall, 'actor'>): readonly Role[] {
  return actor.kind === 'person' ? actor.roles : [];
}

export async function inHelp(asking: Asking): Promise<Found> {
  return { facts: (await asking.help()).facts };
}

export function inDocuments({ call, tools, question }: Asking, byName = false): Promise<Found> {
  const place = { ...paperOnPage(question.page), byName };
  return tools.searchDocuments.run(call, { question: question.message.slice(0, 400), ...place });
}

export function joined(one: Found, other: Found): Found {
  return {
    facts: [...one.facts, ...other.facts],
    proposals: [
      ...new Map(
        [...(one.proposals ?? []), ...(other.proposals ?? [])].map((made) => [JSON.stringify(made), made]),
      ).values(),
    ],
  };
}

/** The listing that is meant, or else the page, which may be about one: for the tools that take either. */
export function inViewOf({ meant, question }: Pick<Asking, 'meant' | 'question'>) {
  return meant[0] === undefined ? { page: question.page ?? undefined } : { listing: meant[0] };
}
