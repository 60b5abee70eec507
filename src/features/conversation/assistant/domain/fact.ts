import type { CitationKind } from './answer.ts';
import { figuresIn } from './figures.ts';

/** Where a fact was found: what a citation leads to. `quote`: the words that stand there. */
export type Source = { kind: CitationKind; title: string; href: string | null; quote: string | null };

/** What a tool found out: a sentence or two, where that stands, and the figures in it. */
export type Fact = { text: string; source: Source; figures: readonly string[] };

/** A fact with its figures, those of its quotation and title included. */
export function factOf(text: string, source: Source): Fact {
  return { text, source, figures: figuresIn(`${text} ${source.title} ${source.quote ?? ''}`) };
}
