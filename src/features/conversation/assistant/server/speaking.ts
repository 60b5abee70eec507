import { inSpanish } from '../domain/appa-words-es.ts';
import type { Fact } from '../domain/fact.ts';
import type { LookedUp } from './asking.ts';

/** The same findings for a reader of Spanish: ours in Spanish, what is quoted as it is, and a word on that. */
export function toSpanish({ facts, before, after, ...rest }: LookedUp): LookedUp {
  const told: Fact[] = facts.map((fact) => (fact.es === undefined ? fact : { ...fact, text: fact.es }));
  const english = facts.some(({ es }) => es === undefined);
  const first = [before === undefined ? '' : inSpanish(before), english ? foundInEnglish : ''].filter(
    Boolean,
  );
  return {
    ...rest,
    facts: told,
    ...(first.length > 0 ? { before: first.join('\n') } : {}),
    ...(after === undefined ? {} : { after: inSpanish(after) }),
  };
}

const foundInEnglish =
  'Esto es lo que encontré para usted. Las páginas y los textos del sitio están en inglés:';
