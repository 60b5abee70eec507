export type InlinePart = { text: string; to: string | null };

const link = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

/** Splits text at its links, written `[words](/address)`. */
export function inlineParts(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let from = 0;
  for (const match of text.matchAll(link)) {
    const [whole, words = '', to = ''] = match;
    if (match.index > from) parts.push({ text: text.slice(from, match.index), to: null });
    parts.push({ text: words, to });
    from = match.index + whole.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), to: null });
  return parts;
}

export function plainText(text: string): string {
  return inlineParts(text)
    .map((part) => part.text)
    .join('');
}

export function linksIn(text: string): string[] {
  return inlineParts(text).flatMap((part) => (part.to === null ? [] : [part.to]));
}

/** `what-is-kept` for “What is kept”. */
export function anchorOf(heading: string): string {
  return heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
