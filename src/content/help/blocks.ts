import type { HelpBlock } from './article.ts';

export const h = (text: string): HelpBlock => ({ kind: 'heading', text });
export const p = (text: string): HelpBlock => ({ kind: 'paragraph', text });
export const note = (text: string): HelpBlock => ({ kind: 'note', text });
export const list = (...items: string[]): HelpBlock => ({ kind: 'list', items });
export const steps = (...items: string[]): HelpBlock => ({ kind: 'list', items, ordered: true });
export const table = (caption: string, head: readonly string[], ...rows: string[][]): HelpBlock => ({
  kind: 'table',
  caption,
  head,
  rows,
});

export const noAdvice: HelpBlock = note(
  'This is general information, not legal, tax or investment advice. Ask your own attorney and accountant before you act on it.',
);
