import { useState } from 'react';
import { Card } from '#kit/ui/Card.tsx';
import { useMedia } from '#kit/ui/use-media.ts';
import { heldAs } from '../domain/periods.ts';
import type { Earnings } from './queries.ts';
import { useTypedYears } from './use-typed-years.ts';
import { YearForm } from './year-form.tsx';
import { YearTable } from './year-table.tsx';

export function TypedYears({ checkId, earnings }: { checkId: string; earnings: Earnings }) {
  const wide = useMedia('(min-width: 64rem)');
  const years = useTypedYears(checkId, earnings);
  const [chosen, setChosen] = useState(
    earnings.periods.find(({ source }) => source === null)?.key ?? heldAs('latest', earnings),
  );
  return (
    <Card as="section" aria-labelledby="type-books" className="flex flex-col gap-4">
      <div>
        <h2 id="type-books" className="text-title">
          Or type the figures in
        </h2>
        <p className="max-w-prose text-muted">
          From your profit-and-loss or your tax return. Leave empty what you do not have.
        </p>
      </div>
      {wide ? <YearTable years={years} /> : <YearForm years={years} period={chosen} onPeriod={setChosen} />}
    </Card>
  );
}
