import { denyWords, pendingWords } from '../domain/reason-words.ts';
import { decidesNow, denyReasonOf, pendingReasonOf } from './next-step.ts';
import type { RequestView } from './queries.ts';

/** Empty if the status says everything. */
export function reasonWords(request: RequestView): string {
  const pending = pendingReasonOf(request);
  const denied = request.outcome ? null : denyReasonOf(request);
  if (decidesNow(request)) return 'Waiting for your decision';
  if (pending) return pendingWords[pending];
  return denied ? denyWords[denied] : '';
}
