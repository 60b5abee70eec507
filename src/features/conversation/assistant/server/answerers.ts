import type { z } from 'zod';
import type { StreamCall } from '#http/streams.ts';
import type { answer, citation } from '../contract.ts';
import type { Draft, Proposal } from '../domain/answer.ts';

export type Answer = z.input<typeof answer>;

/** `call`: the caller, as whom everything is looked up. `page`: the path of the page. */
export type Asked = {
  call: StreamCall;
  message: string;
  earlier: readonly { type: 'user' | 'assistant'; text: string }[];
  page: string | null;
};

/** `instead` drops everything before it: from here on the built-in answerer speaks. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'citation'; citation: z.input<typeof citation> }
  | { kind: 'proposal'; proposal: Proposal }
  | { kind: 'draft'; draft: Draft }
  | { kind: 'instead'; by: 'built-in' };

export type Answerer = {
  by: Answer['by'];
  answer(asked: Asked, signal: AbortSignal): AsyncIterable<Piece>;
};
