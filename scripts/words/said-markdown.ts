import type { Said } from './said-strings.ts';

/** Begins a text of its own: a heading, a list item, a row of a table, a quotation. */
const opens = /^\s*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|\||>)/;
const fence = /^\s*(?:```|~~~)/;

/**
 * The texts of a Markdown document, each with the line on which it begins: a paragraph, a heading, a list item or a
 * row of a table. Left out are blocks of code, code within a line, comments and the addresses of links.
 */
export function saidMarkdown(source: string): Said[] {
  const texts: Said[] = [];
  let inCode = false;
  let open: Said | null = null;
  for (const [at, line] of source
    .replace(/<!--[\s\S]*?-->/g, blanked)
    .split('\n')
    .entries()) {
    if (fence.test(line)) inCode = !inCode;
    if (inCode || fence.test(line) || line.trim() === '') {
      open = null;
    } else if (open === null || opens.test(line)) {
      open = { text: line, line: at + 1 };
      texts.push(open);
    } else {
      open.text += ` ${line.trim()}`;
    }
  }
  return texts.map(({ text, line }) => ({ text: readable(text), line })).filter(({ text }) => text !== '');
}

/** Lines stay lines, so that what comes after a comment keeps its number. */
function blanked(comment: string): string {
  return comment.replace(/[^\n]+/g, '');
}

/** Code leaves a stand-in, so that the words beside it do not meet. */
function readable(text: string): string {
  return text
    .replace(/`[^`]*`/g, '`')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\s+/g, ' ')
    .trim();
}
