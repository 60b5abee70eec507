import type { Fact } from './fact.ts';

/** `id`: its place among all passages. `listed`: an item of a list or a row of a table. */
type Placed = { id: number; slug: string; anchor: string | null; text: string; listed: boolean };

/** A sentence that says nothing without what comes after it: `While it is active, that broker may:`. */
export function leadsIn(text: string): boolean {
  return /:\s*$/.test(text);
}
const mostItems = 6;

/** The passages with what each lead-in leads to; a lead-in to nothing is left out. `all`: by their IDs. */
export function withItems<P extends Placed>(told: readonly P[], all: readonly P[]): P[] {
  const whole = new Map<number, P>();
  for (const passage of told) {
    if (!leadsIn(passage.text)) {
      whole.set(passage.id, whole.get(passage.id) ?? passage);
      continue;
    }
    const items = itemsAfter(passage, all);
    if (items.length === 0) continue;
    for (const one of [passage, ...items]) {
      // An item that was told before its lead-in moves behind it.
      whole.delete(one.id);
      whole.set(one.id, one);
    }
  }
  return [...whole.values()];
}

function itemsAfter<P extends Placed>({ id, slug, anchor }: P, all: readonly P[]): P[] {
  const next = all.slice(id + 1, id + 1 + mostItems);
  const end = next.findIndex((one) => !one.listed || one.slug !== slug || one.anchor !== anchor);
  return end === -1 ? next : next.slice(0, end);
}

/** The facts without lead-ins that nothing of the same page follows. */
export function withoutOpenEnds(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ text, source }, at) => {
    if (!leadsIn(text)) return true;
    const next = facts[at + 1]?.source;
    return next !== undefined && (source.kind !== 'article' || pageOf(next.href) === pageOf(source.href));
  });
}

const pageOf = (href: string | null) => href?.split('#')[0];
