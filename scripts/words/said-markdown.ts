import type { Said } from './said-strings.ts';

const opens = /^\s*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|\||>)/;
const fence = /^\s*(?:```|~~~)/;

/** Paragraphs, headings, list items and table rows, without code, comments and link addresses. */
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

/** Keeps line breaks, so that later lines keep their number. */
function blanked(comment: string): string {
  return comment.replace(/[^\n]+/g, '');
}

/** Code becomes a placeholder, so that the words around it are not joined. */
function readable(text: string): string {
  return text
    .replace(/`[^`]*`/g, '`')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\s+/g, ' ')
    .trim();
}
