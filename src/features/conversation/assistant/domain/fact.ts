import type { CitationKind } from './answer.ts';
import { figuresIn } from './figures.ts';

/** What a citation links to. `quote`: verbatim. */
export type Source = { kind: CitationKind; title: string; href: string | null; quote: string | null };

/** `es`: the same in Spanish, where the words are ours. `each`: a list, item by item. */
export type Fact = {
  text: string;
  source: Source;
  figures: readonly string[];
  es?: string;
  each?: readonly string[];
};

/** The figures include those of the quote and the title. */
export function factOf(text: string, source: Source, es?: string): Fact {
  const figures = figuresIn(`${text} ${source.title} ${source.quote ?? ''} ${es ?? ''}`);
  return { text, source, figures, ...(es === undefined ? {} : { es }) };
}

/** Of a list that a draft may tell one item of. */
export function listFact(lead: string, items: readonly string[], source: Source): Fact {
  const each = items.map((item) => `${lead} ${item}.`);
  return { ...factOf(`${lead} ${items.join(', ')}.`, source), each };
}
