import type { ReactNode } from 'react';
import { dollars } from '#features/valuation/check-reports/domain/report-words.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { latestWords } from '../domain/latest-figures.ts';
import type { StaleView } from '../stale-shapes.ts';

type Props = {
  stale: StaleView;
  what: string;
  /** Which document it is, where that is not plain. */
  children?: ReactNode;
};

/** That a document shows figures which the books do not say any more: since when, and for its owner what they were and are. */
export function StaleFigures({ stale: { since, moved }, what, children = 'It' }: Props) {
  return (
    <Alert tone="warning" title={`The books changed after ${what}`}>
      <p>
        {children} is out of date
        {since !== null && (
          <>
            {' '}
            since <DateText at={since} withTime />
          </>
        )}
        {moved.length > 0 ? '. Of the last twelve months:' : ', and no new figures are published yet.'}
      </p>
      {moved.length > 0 && (
        <ul>
          {moved.map(({ key, was, now }) => (
            <li key={key}>
              {latestWords[key]} was {dollars(was)}, and is {dollars(now)} now.
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
