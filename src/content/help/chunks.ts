import type { HelpArticle, HelpBlock } from './article.ts';
import { helpArticles } from './articles.ts';
import { anchorOf, plainText } from './inline.ts';

/** A passage small enough to quote: the text before the first heading, or one heading with its text. */
export type HelpChunk = {
  slug: string;
  title: string;
  /** `null` for the passage before the first heading. */
  anchor: string | null;
  heading: string | null;
  text: string;
};

/** Used by the search of the page and by the assistant. */
export function helpChunks(articles: readonly HelpArticle[] = helpArticles): HelpChunk[] {
  return articles.flatMap(chunksOf);
}

function chunksOf({ slug, title, question, summary, body }: HelpArticle): HelpChunk[] {
  const chunks: HelpChunk[] = [{ slug, title, anchor: null, heading: null, text: `${question} ${summary}` }];
  for (const block of body) {
    if (block.kind === 'heading') {
      chunks.push({ slug, title, anchor: anchorOf(block.text), heading: block.text, text: '' });
      continue;
    }
    const last = chunks.at(-1);
    if (last) last.text = `${last.text} ${textOfBlock(block)}`.trim();
  }
  return chunks;
}

export function textOfBlock(block: HelpBlock): string {
  if (block.kind === 'list') return block.items.map(plainText).join(' ');
  if (block.kind !== 'table') return plainText(block.text);
  const rows = block.rows.map((row) => `${row.map(plainText).join(', ')}.`);
  return `${block.caption}: ${block.head.join(', ')}. ${rows.join(' ')}`;
}
