import { z } from 'zod';
import { factOf } from '../../domain/fact.ts';
import { stemOf, tellingWords } from '../../domain/words.ts';
import { searchHelp } from '../help-passages.ts';
import { tool } from './tool.ts';

const slug = 'words-of-the-trade';
const alsoCalled: Readonly<Record<string, string>> = {
  'seller’s discretionary earnings': 'SDE',
  "seller's discretionary earnings": 'SDE',
  'sellers discretionary earnings': 'SDE',
  'letter of intent': 'LOI',
  'non-disclosure agreement': 'NDA',
  'nondisclosure agreement': 'NDA',
  'confidentiality agreement': 'NDA',
  'quality of earnings': 'QoE',
  'debt service coverage': 'DSCR',
  'debt service coverage ratio': 'DSCR',
  'due diligence': 'Diligence',
  'working capital peg': 'Peg',
  'confidential information memorandum': 'CIM',
  'data room': 'Deal room',
  'seller financing': 'Seller note',
  'add back': 'Add-back',
  'earn out': 'Earn-out',
  'trailing twelve months': 'LTM',
  ttm: 'LTM',
  mandate: 'Engagement',
  'listing agreement': 'Engagement',
};

export const explainTerm = tool({
  name: 'explain_term',
  words: 'Explains a term of the trade: SDE, EBITDA, add-back, peg, earn-out, LOI and others.',
  parameters: z.object({ term: z.string().min(1).max(100) }),
  run: async (_call, { term }) => {
    const defined = await definitionOf(term);
    const { hits } = await searchHelp(term);
    const [best] = hits.filter((hit) => hit.slug !== slug);
    const about =
      best && isAbout(best.top.title + best.summary, term) ? [factOf(best.summary, best.top)] : [];
    return { facts: [...(defined ? [defined] : []), ...about] };
  },
});

async function definitionOf(term: string) {
  const { helpArticle } = await import('#content/help/articles.ts');
  const article = helpArticle(slug);
  const wanted = nameOf(term);
  for (const block of article?.body ?? []) {
    if (block.kind !== 'table') continue;
    const row = block.rows.find(([word = '']) => stemmed(word) === stemmed(wanted));
    const [word, meaning] = row ?? [];
    if (article && word && meaning)
      return factOf(`${word} means: ${meaning}.`, {
        kind: 'article',
        title: article.title,
        href: `/help/${slug}`,
        quote: `${word}: ${meaning}`,
      });
  }
  return null;
}

function nameOf(term: string): string {
  const plain = term.toLowerCase().trim();
  return alsoCalled[plain] ?? alsoCalled[plain.replace(/s$/, '')] ?? term;
}

function stemmed(text: string): string {
  return text
    .toLowerCase()
    .split(/[\s-]+/)
    .map(stemOf)
    .join(' ');
}

function isAbout(text: string, term: string): boolean {
  const words = new Set(tellingWords(text));
  return tellingWords(nameOf(term)).some((word) => words.has(word));
}
