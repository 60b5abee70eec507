import type { Asked } from './ask.ts';
import type { Case } from './case.ts';

export function faultsOf(one: Case, { answer }: Asked): string[] {
  const cited = answer.citations.map(
    ({ kind, title, href, quote }) => `${kind} ${title} ${href ?? ''} ${quote ?? ''}`,
  );
  const everything = JSON.stringify(answer);
  return [
    ...one.facts.filter((fact) => !fact.test(answer.response)).map((fact) => `lacks ${fact}`),
    ...(one.cites ?? [])
      .filter((cite) => !cited.some((text) => cite.test(text)))
      .map((cite) => `does not cite ${cite}`),
    ...(one.never ?? []).filter((word) => word.test(everything)).map((word) => `tells ${word}`),
  ];
}
