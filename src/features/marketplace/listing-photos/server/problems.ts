import type { ProblemTable } from '#http/problems.ts';
import { mostPhotos, photoRefusalWords } from '../domain/photo-review.ts';

export const photoProblems = {
  'photos-full': { status: 409, detail: `A listing has at most ${mostPhotos} photos. Remove one first.` },
  'photo-not-confirmed': { status: 422, detail: photoRefusalWords['photo-not-confirmed'] },
  'photo-not-described': { status: 422, detail: photoRefusalWords['photo-not-described'] },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof photoProblems> {}
}
