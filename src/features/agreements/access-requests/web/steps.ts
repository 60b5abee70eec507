import type { May } from '#wire/may.ts';
import type { RequestRefusal } from '../domain/access-request.ts';
import { guards } from '../domain/moves.ts';
import { type Status, statuses } from '../domain/status.ts';
import { refusalSentence, refusalWords } from '../domain/words.ts';
import { moveWords } from './move-words.ts';
import type { RequestView } from './queries.ts';
import { viewerOf } from './viewer.ts';

export type Step = { to: Status; label: string; danger: boolean; disabledReason: string | null };

export function stepsOf(request: RequestView): Step[] {
  const usual = usualSteps(request);
  const others = statuses.filter((to) => request.may[to] === true && !usual.includes(to));
  return [...usual, ...others].map((to) => {
    const { label, danger } = moveWords(request, to);
    return { to, label, danger, disabledReason: whyNot(request, to) };
  });
}

export function whyNot(request: RequestView, to: Status): string | null {
  const answer: May = request.may[to];
  if (answer === true) return null;
  const code = refusalOf(answer);
  const unsigned = request.nda?.status !== 'signed';
  // The code names a missing edge; the reader needs to know what the approval requires.
  const early = code === 'invalid-transition' || code === 'not-your-move';
  if (early && to === 'approved' && request.status !== 'approved' && unsigned)
    return refusalWords['nda-complete'];
  return code ? refusalSentence(code, request.status, to) : answer;
}

/** Shown even while impossible, so that the reader does not have to look for Approve. */
function usualSteps({ status, caller, outcome }: RequestView): Status[] {
  if (caller.includes('buyer') || status === 'denied' || outcome) return [];
  if (status === 'approved') return viewerOf({ caller }) === 'broker' ? [] : ['denied', 'pending'];
  if (status === 'requested' || status === 'sent_to_broker')
    return ['awaiting_signature', 'approved', 'pending', 'denied'];
  return ['approved', 'denied'];
}

const known: readonly RequestRefusal[] = ['invalid-transition', 'not-your-move', ...guards];

function refusalOf(code: string): RequestRefusal | null {
  return known.find((one) => one === code) ?? null;
}
