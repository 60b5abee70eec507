import { counted } from '#kernel/counts.ts';
import type { OddTerms } from '../domain/odd-rule.ts';
import { termName, termSections } from '../domain/term-fields.ts';

type Props = { points: readonly OddTerms[]; advise?: boolean };

export function OddPoints({ points, advise = false }: Props) {
  return (
    <ul className="mt-1 flex max-w-prose list-disc flex-col gap-1.5 pl-5">
      {points.map(({ id, fact, advice, terms }) => (
        <li key={id} className="wrap-anywhere">
          <span className="text-text">{fact}</span> {advise && advice}
          <span className="block text-small">{namesOf(terms)}</span>
        </li>
      ))}
    </ul>
  );
}

const mostUnfolded = 5;

/** Before a question is answered, in its dialog. A long list is folded, so that the buttons stay in reach. */
export function PointsBefore({ points }: { points: readonly OddTerms[] }) {
  if (points.length === 0) return null;
  const title = `${counted(points.length, 'point')} to check in these terms`;
  return points.length > mostUnfolded ? (
    <details className="text-muted">
      <summary className="cursor-pointer py-2 font-medium text-text">{title}</summary>
      <OddPoints points={points} />
    </details>
  ) : (
    <section aria-label={title} className="text-muted">
      <p className="font-medium text-text">{title}</p>
      <OddPoints points={points} />
    </section>
  );
}

function namesOf(names: OddTerms['terms']): string {
  return termSections
    .flatMap(({ fields }) => fields)
    .filter(({ name }) => names.includes(name))
    .map(termName)
    .join(' · ');
}
