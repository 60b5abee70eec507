import type { z } from 'zod';
import type { StreamCall } from '#http/streams.ts';
import type { Proposal } from '../../domain/answer.ts';
import type { Fact } from '../../domain/fact.ts';

/** `side`: from which side of a deal room the facts are told. */
export type Found = { facts: readonly Fact[]; proposals?: readonly Proposal[]; side?: 'buyer' | 'seller' };

/** Something that Appa can look up or compute, through the use cases of the pages and as the caller. */
export type Tool<S extends z.ZodType> = {
  name: string;
  words: string;
  parameters: S;
  run(call: StreamCall, given: z.output<S>): Promise<Found>;
};

export function tool<S extends z.ZodType>(made: Tool<S>): Tool<S> {
  return made;
}
