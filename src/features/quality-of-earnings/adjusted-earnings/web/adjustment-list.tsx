import { useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { AdjustmentCard } from './adjustment-card.tsx';
import { AdjustmentForm } from './adjustment-form.tsx';
import { ChooseBankLines } from './choose-bank-lines.tsx';
import { ChooseDocument } from './choose-document.tsx';
import { ChooseLines } from './choose-lines.tsx';
import type { AdjustedEarnings, AdjustmentView, OpenAdjustment } from './queries.ts';

type Choosing = { what: 'entries' | 'document' | 'bank'; id: string };
type Props = { reviewId: string; earnings: AdjustedEarnings; onOpen: (of: OpenAdjustment) => void };

export function AdjustmentList({ reviewId, earnings, onOpen }: Props) {
  const [editing, setEditing] = useState<AdjustmentView | 'new' | null>(null);
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const { adjustments, months } = earnings;
  const chosenFor = (what: Choosing['what']) =>
    (choosing?.what === what && adjustments.find(({ id }) => id === choosing.id)) || null;
  const [first, last] = [months[0]?.month ?? '', months.at(-1)?.month ?? ''];
  return (
    <section aria-labelledby="adjustments" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="adjustments" className="text-title">
          Adjustments
        </h2>
        <Button onClick={() => setEditing('new')}>Add an adjustment</Button>
      </div>
      {adjustments.length === 0 ? (
        <EmptyState title="No adjustments yet">
          Your own pay, private costs, a lawsuit that was settled: add each one, and choose the ledger entries
          that it consists of.
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-3">
          {adjustments.map((adjustment) => (
            <AdjustmentCard
              key={adjustment.id}
              adjustment={adjustment}
              onOpen={() => onOpen({ id: adjustment.id, from: first, to: last })}
              onChoose={(what) => setChoosing({ what, id: adjustment.id })}
              onEdit={() => setEditing(adjustment)}
            />
          ))}
        </ul>
      )}
      {editing && (
        <AdjustmentForm
          reviewId={reviewId}
          months={months.map(({ month }) => month)}
          before={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onAdded={(id) => setChoosing({ what: 'entries', id })}
        />
      )}
      <ChooseLines
        reviewId={reviewId}
        earnings={earnings}
        adjustment={chosenFor('entries')}
        onClose={() => setChoosing(null)}
      />
      <ChooseDocument
        reviewId={reviewId}
        adjustment={chosenFor('document')}
        onClose={() => setChoosing(null)}
      />
      <ChooseBankLines reviewId={reviewId} adjustment={chosenFor('bank')} onClose={() => setChoosing(null)} />
    </section>
  );
}
