import { type Move, type MoveRefusal, moveRefusal } from '#kernel/moves.ts';

export const commentStates = ['open', 'answered', 'resolved'] as const;
export type CommentState = (typeof commentStates)[number];

export const commentSides = ['reviewer', 'seller'] as const;
export type CommentSide = (typeof commentSides)[number];

/** A guard's name is also its refusal code. */
type CommentGuard = 'comment-words';
export type CommentRefusal = MoveRefusal<CommentGuard> | 'report-signed-off';

/**
 * All moves of a comment (product policy). The seller answers or resolves it, with words. The reviewer who wrote it
 * resolves it, or opens it again; no one edits what was said.
 */
const commentMoves: readonly Move<CommentState, CommentSide, CommentGuard>[] = [
  { from: 'open', to: 'answered', by: ['seller'], needs: ['comment-words'] },
  { from: 'open', to: 'resolved', by: ['seller'], needs: ['comment-words'] },
  { from: 'open', to: 'resolved', by: ['reviewer'] },
  { from: 'answered', to: 'resolved', by: ['seller', 'reviewer'] },
  { from: 'answered', to: 'open', by: ['reviewer'], needs: ['comment-words'] },
  { from: 'resolved', to: 'open', by: ['reviewer'], needs: ['comment-words'] },
];

/** `signedOff`: who moves it signed off the newest report of the stage, and with it every comment is settled. */
export type CommentFacts = { state: CommentState; signedOff: boolean };

/** The refusal code for this step; `null` if it is allowed. */
export function commentRefusal(
  { state, signedOff }: CommentFacts,
  to: CommentState,
  side: CommentSide,
  words: string,
): CommentRefusal | null {
  if (signedOff) return 'report-signed-off';
  return moveRefusal(commentMoves, state, to, [side], () => words.trim() !== '');
}
