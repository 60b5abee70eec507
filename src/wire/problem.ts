import { z } from 'zod';

/** Every error of the API (RFC 9457, `application/problem+json`). */
const problem = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: z.string(),
  requestId: z.string(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
});
/** Refusals may add fields (`from`, `to`, `allowed` …). */
export const problemWithFacts = problem.loose();
export type Problem = z.infer<typeof problemWithFacts>;
