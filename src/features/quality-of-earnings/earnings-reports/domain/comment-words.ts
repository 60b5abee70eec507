import type { CommentSide, CommentState } from './report-comments.ts';
import type { PlaceChange, ReportPlace } from './report-places.ts';

export const commentStateWords: Record<CommentState, string> = {
  open: 'Open',
  answered: 'Answered',
  resolved: 'Resolved',
};

export const commentSideWords: Record<CommentSide, string> = {
  reviewer: 'The CPA',
  seller: 'The seller',
};

/** Within its chapter: `Bridge: Adjusted EBITDA`, `Revenue`, or that it is the whole chapter. */
export function placeWords({ part, caption, label }: ReportPlace): string {
  if (part === 'chapter') return 'The whole chapter';
  if (part === 'figure') return label;
  return `${caption}: ${label === '' ? 'a line without a name' : label}`;
}

/** `FY2025 was $120, now $140`; of a figure without the column. */
export function changeWords({ column, was, now }: PlaceChange): string {
  const head = column === '' ? '' : `${column} `;
  if (was === null) return `${head}is new: ${now}`;
  if (now === null) return `${head}was ${was}, and is no longer shown`;
  return `${head}was ${was}, now ${now}`;
}
