import { type PaperKind, paperKinds } from './paper-kinds.ts';

/** The kinds in a plain text (see `plainWords`) and what is left of it. */
export function kindsIn(plain: string): { kinds: PaperKind[]; rest: string } {
  const found: { at: number; kind: PaperKind }[] = [];
  let rest = plain;
  for (const one of paperKinds)
    rest = rest.replace(one.words, (phrase, ...groups) => {
      const at = groups.find((group) => typeof group === 'number');
      if (!found.some(({ kind: known }) => known === one)) found.push({ at: Number(at), kind: one });
      return '#'.repeat(phrase.length);
    });
  const kinds = found.sort((a, b) => a.at - b.at).map(({ kind: one }) => one);
  return { kinds, rest: rest.replace(/#+/g, ' ') };
}
