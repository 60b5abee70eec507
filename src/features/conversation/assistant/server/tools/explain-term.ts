import { z } from 'zod';
import { expansionOf, isAbbreviation } from '#content/help/abbreviations.ts';
import { factOf } from '../../domain/fact.ts';
import { stemOf, tellingWords } from '../../domain/words.ts';
import { searchHelp } from '../help-passages.ts';
import { tool } from './tool.ts';

const slug = 'words-of-the-trade';
/** Other names of the glossary's terms; what the letters of one stand for is found in its meaning. */
const alsoCalled: Readonly<Record<string, string>> = {
  'nondisclosure agreement': 'NDA',
  'confidentiality agreement': 'NDA',
  'debt service coverage': 'DSCR',
  'due diligence': 'Diligence',
  'working capital peg': 'Peg',
  'data room': 'Deal room',
  'seller financing': 'Seller note',
  'add back': 'Add-back',
  'earn out': 'Earn-out',
  mandate: 'Engagement',
  'listing agreement': 'Engagement',
};

export const explainTerm = tool({
  name: 'explain_term',
  words: 'Explains a term of the trade: SDE, EBITDA, add-back, peg, earn-out, LOI and others.',
  parameters: z.object({ term: z.string().min(1).max(100) }),
  run: async (_call, { term }) => {
    // “EIDL loans” is asked of EIDL.
    const defined = (await definitionOf(term)) ?? (await definitionOf(term.replace(kindOfThing, '')));
    const { hits } = await searchHelp(term);
    const [best] = hits.filter((hit) => hit.slug !== slug);
    const summary = best?.summary ?? null;
    const about =
      best && summary !== null && isAbout(best.top.title + summary, term) ? [factOf(summary, best.top)] : [];
    return { facts: [...(defined ? [defined] : []), ...about] };
  },
});

const kindOfThing =
  /(?<=[A-Z&/a-z]) (?:loans?|agreements?|letters?|reports?|plans?|forms?|filings?|ratios?|clauses?|numbers?)$/i;

async function definitionOf(term: string) {
  const { helpArticle } = await import('#content/help/articles.ts');
  const article = helpArticle(slug);
  const wanted = nameOf(term);
  for (const block of article?.body ?? []) {
    if (block.kind !== 'table') continue;
    const row = block.rows.find(([word = '', meaning = '']) =>
      [word, expansionOf(meaning) ?? ''].some((name) => stemmed(name) === stemmed(wanted)),
    );
    const [word, meaning] = row ?? [];
    if (article && word && meaning)
      return factOf(isAbbreviation(word) ? `${word} stands for ${meaning}.` : `${word} means: ${meaning}.`, {
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
    .replace(/[’']/g, '')
    .split(/[\s-]+/)
    .map(stemOf)
    .join(' ');
}

function isAbout(text: string, term: string): boolean {
  const words = new Set(tellingWords(text));
  return tellingWords(nameOf(term)).some((word) => words.has(word));
}
