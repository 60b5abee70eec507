import { type Listener, on } from '#http/listeners.ts';
import { onReviewChanged } from './compare-figures.ts';

export const earningsReportListeners: readonly Listener[] = [
  on('dataset-made', onReviewChanged),
  on('review-held', onReviewChanged),
];
