import type { ReactNode } from 'react';
import { counted } from '#kernel/counts.ts';
import { findingTests } from '../domain/finding-tests.ts';
import { findingWords, testTitle } from '../domain/finding-words.ts';
import { missingWords } from '../domain/missing-words.ts';
import type { Findings } from './queries.ts';

/** Tests that found nothing, those that lack something, and those that take documents and an accountant. */
export function TestList({ found: { clear, missing } }: { found: Findings }) {
  const isLedgers = ({ test }: Missing) =>
    test === 'related-parties' || findingTests.some((one) => one === test);
  const lacking = missing.filter(isLedgers);
  const byHand = missing.filter((one) => !isLedgers(one));
  return (
    <div className="flex flex-col gap-4">
      {clear.length > 0 && (
        <details>
          <summary className="cursor-pointer">{counted(clear.length, 'test')} found nothing</summary>
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
      <Tests title="Not tested yet" id="tests-missing" tests={lacking}>
        The general ledger does not tell enough for these.
      </Tests>
      <Tests title="Tested by hand" id="tests-by-hand" tests={byHand}>
        These tests are not run here. A buyer’s accountant does, with these documents: have them ready.
      </Tests>
    </div>
  );
}

type Missing = Findings['missing'][number];
type TestsProps = { title: string; id: string; tests: readonly Missing[]; children: ReactNode };

function Tests({ title, id, tests, children }: TestsProps) {
  if (tests.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      <p className="max-w-prose text-muted">{children}</p>
      <ul className="grid gap-3 md:grid-cols-2">
        {tests.map(({ test, part }) => (
          <li key={test} className="rounded-large border border-dashed p-4">
            <h3 className="font-semibold">{testTitle(test)}</h3>
            <p className="text-small">{missingWords[part]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
