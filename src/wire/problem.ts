import { z } from 'zod';

/** Every error that leaves the server (RFC 9457, `application/problem+json`). */
const problem = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.number().int(),
  /** What happened and what to do, for the person who asked. */
  detail: z.string(),
  /** Stable, for programs. */
  code: z.string(),
  requestId: z.string(),
  /** What is wrong with which field, in the words that stand at the field. */
  fields: z.record(z.string(), z.array(z.string())).optional(),
});
/** Refusals may add facts of their own (`from`, `to`, `allowed` …). */
export const problemWithFacts = problem.loose();
export type Problem = z.infer<typeof problemWithFacts>;
