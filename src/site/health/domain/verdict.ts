export const states = ['good', 'warning', 'failing', 'unknown'] as const;
export type State = (typeof states)[number];

/** `advice`: what to do, or that there is nothing to do, in a sentence. */
export type Verdict = { state: State; advice: string };
