import type { CitationKind } from './answer.ts';
import { figuresIn } from './figures.ts';

/** What a citation links to. `quote`: verbatim. */
export type Source = { kind: CitationKind; title: string; href: string | null; quote: string | null };

export type Fact = { text: string; source: Source; figures: readonly string[] };

/** The figures include those of the quote and the title. */
export function factOf(text: string, source: Source): Fact {
  return { text, source, figures: figuresIn(`${text} ${source.title} ${source.quote ?? ''}`) };
}
