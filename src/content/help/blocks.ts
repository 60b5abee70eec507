import type { HelpBlock } from './article.ts';

/** A heading inside of an article. */
export const h = (text: string): HelpBlock => ({ kind: 'heading', text });
/** A paragraph. */
export const p = (text: string): HelpBlock => ({ kind: 'paragraph', text });
/** Something to heed. */
export const note = (text: string): HelpBlock => ({ kind: 'note', text });
/** A list with dots. */
export const list = (...items: string[]): HelpBlock => ({ kind: 'list', items });
/** A list whose order matters. */
export const steps = (...items: string[]): HelpBlock => ({ kind: 'list', items, ordered: true });
/** A table: its caption, its head, its rows. */
export const table = (caption: string, head: readonly string[], ...rows: string[][]): HelpBlock => ({
  kind: 'table',
  caption,
  head,
  rows,
});

export const noAdvice: HelpBlock = note(
  'This is general information, not legal, tax or investment advice. Ask your own attorney and accountant before you act on it.',
);
