/** One paragraph. `lead` is the heading that it runs in with, empty for a sentence of its own. */
export type Clause = { lead: string; text: string };
export type LetterSection = { title: string; clauses: Clause[] };

/** `null` and empty texts are left out. */
export function section(title: string, ...clauses: readonly (Clause | string | null)[]): LetterSection[] {
  const said = clauses.flatMap((one): Clause[] => {
    if (one === null) return [];
    const clause = typeof one === 'string' ? { lead: '', text: one } : one;
    return clause.text.trim() === '' ? [] : [clause];
  });
  return said.length === 0 ? [] : [{ title, clauses: said }];
}

/** Words of the parties, under their own heading because they need not be sentences. */
export function worded(lead: string, text: string): Clause {
  return { lead, text };
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** Sentences without a heading of their own come first, as one paragraph. */
export function paragraphsOf(clauses: readonly Clause[]): Clause[] {
  const text = clauses
    .filter(({ lead }) => lead === '')
    .map((clause) => clause.text)
    .join(' ');
  const headed = clauses.filter(({ lead }) => lead !== '');
  return text === '' ? headed : [{ lead: '', text }, ...headed];
}
