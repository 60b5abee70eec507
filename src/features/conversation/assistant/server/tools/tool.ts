import type { z } from 'zod';
import type { StreamCall } from '#http/streams.ts';
import type { Proposal } from '../../domain/answer.ts';
import type { Fact } from '../../domain/fact.ts';

/** What a tool found as the caller: facts, each with where it stands, and what could be done next. */
export type Found = { facts: readonly Fact[]; proposals?: readonly Proposal[] };

/** A thing that Appa can look up or compute. It reads through the verbs that the pages use, as whoever asks. */
export type Tool<S extends z.ZodType> = {
  name: string;
  /** What it is for, to a model. */
  words: string;
  parameters: S;
  run(call: StreamCall, given: z.output<S>): Promise<Found>;
};

export function tool<S extends z.ZodType>(made: Tool<S>): Tool<S> {
  return made;
}
