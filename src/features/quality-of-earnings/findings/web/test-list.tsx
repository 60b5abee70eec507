import { findingWords, testTitle } from '../domain/finding-words.ts';
import { missingWords } from '../domain/missing-words.ts';
import type { Findings } from './queries.ts';

/** Tests that found nothing, and those that lack something. */
export function TestList({ found: { clear, missing } }: { found: Findings }) {
  return (
    <div className="flex flex-col gap-4">
      {clear.length > 0 && (
        <details>
          <summary className="cursor-pointer">
            {clear.length.toLocaleString('en-US')} {clear.length === 1 ? 'test' : 'tests'} found nothing
          </summary>
          <ul className="mt-2 flex flex-col gap-1.5 text-small">
            {clear.map((test) => (
              <li key={test}>
                <span className="font-medium">{findingWords[test].title}.</span>{' '}
                <span className="text-muted">{findingWords[test].rule}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <section aria-labelledby="tests-missing" className="flex flex-col gap-2">
        <h2 id="tests-missing" className="text-title">
          Not tested yet
        </h2>
        <p className="max-w-prose text-muted">
          A buyer’s accountant tests these too. Have ready what they need.
        </p>
        <ul className="grid gap-3 md:grid-cols-2">
          {missing.map(({ test, part }) => (
            <li key={test} className="rounded-large border border-dashed p-4">
              <h3 className="font-semibold">{testTitle(test)}</h3>
              <p className="text-small">{missingWords[part]}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
