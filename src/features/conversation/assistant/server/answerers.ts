import type { z } from 'zod';
import type { StreamCall } from '#http/streams.ts';
import type { answer, citation } from '../contract.ts';
import type { Proposal } from '../domain/answer.ts';

export type Answer = z.input<typeof answer>;

/** What somebody asks, and as whom everything is looked up. `page`: the path of the page on which they ask. */
export type Asked = {
  call: StreamCall;
  message: string;
  /** What was said before, oldest first. */
  earlier: readonly { type: 'user' | 'assistant'; text: string }[];
  page: string | null;
};

/** A bit of an answer. `instead` drops what came before it: from here on the built-in answerer speaks. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'citation'; citation: z.input<typeof citation> }
  | { kind: 'proposal'; proposal: Proposal }
  | { kind: 'instead'; by: 'built-in' };

/** Something that answers. `by`: who is about to speak. */
export type Answerer = {
  by: Answer['by'];
  answer(asked: Asked, signal: AbortSignal): AsyncIterable<Piece>;
};
