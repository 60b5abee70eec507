import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { counted } from '#kernel/counts.ts';
import { dayInWords } from '#kernel/days.ts';
import { call } from '#kit/api.ts';
import { LoadMore } from '#kit/tables/LoadMore.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { Drawer } from '#kit/ui/Drawer.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useSettled } from '#kit/use-settled.ts';
import { placeWords } from '../domain/reference-words.ts';
import { chooseEvidence } from '../evidence-contract.ts';
import { type AdjustmentView, type BankChoice, bankChoicesQuery, fittingLinesQuery } from './queries.ts';

type Props = { reviewId: string; adjustment: AdjustmentView | null; onClose: () => void };

/** Lines of the bank that paid an adjustment: those that fit its entries are checked, others are searched for. */
export function ChooseBankLines({ reviewId, adjustment, onClose }: Props) {
  return (
    <Drawer
      wide
      side="right"
      title={adjustment ? `Bank lines for ${adjustment.title}` : ''}
      open={adjustment !== null}
      onOpenChange={(open) => !open && onClose()}
    >
      {adjustment && (
        <Fitting key={adjustment.id} reviewId={reviewId} adjustment={adjustment} onClose={onClose} />
      )}
    </Drawer>
  );
}

type ChoosingProps = Props & { adjustment: AdjustmentView };

function Fitting(props: ChoosingProps) {
  const { reviewId, adjustment } = props;
  const query = useQuery(fittingLinesQuery({ reviewId, id: adjustment.id }));
  return (
    <QueryPage
      query={query}
      words={{ loading: 'Loading the lines', failed: 'The lines could not be loaded.' }}
    >
      {({ items }) => <Choosing {...props} fitting={items} />}
    </QueryPage>
  );
}

function Choosing({
  reviewId,
  adjustment,
  onClose,
  fitting,
}: ChoosingProps & { fitting: readonly BankChoice[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(fitting.map(({ id }) => id)));
  const save = useReviewChange(
    () =>
      call(chooseEvidence, {
        params: { id: adjustment.id },
        body: {
          version: adjustment.version,
          add: [...chosen].map((line) => ({ kind: 'bank' as const, line })),
          remove: [],
        },
      }),
    onClose,
  );
  const toggle = (id: number) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  return (
    <div className="flex flex-1 flex-col gap-4 px-5 pb-6">
      {fitting.length > 0 && (
        <section aria-labelledby="fitting-lines" className="flex flex-col gap-1">
          <h3 id="fitting-lines" className="font-medium">
            Same amount as its entries, in the months around them
          </h3>
          <LineChoices lines={fitting} label="Lines that fit" chosen={chosen} onToggle={toggle} />
        </section>
      )}
      <OtherLines
        reviewId={reviewId}
        id={adjustment.id}
        fitting={fitting}
        chosen={chosen}
        onToggle={toggle}
      />
      <div className="sticky bottom-0 flex flex-wrap gap-3 border-t bg-surface py-3">
        <FailureAlert title="Not saved" error={save.error} />
        <Button
          busy={save.isPending}
          disabledReason={
            chosen.size === 0 ? 'Check a line first.' : chosen.size > 200 ? 'Choose at most 200.' : null
          }
          onClick={() => save.mutate()}
        >
          {chosen.size === 0 ? 'Use these lines' : `Use ${counted(chosen.size, 'line', 'lines')}`}
        </Button>
      </div>
    </div>
  );
}

type OtherProps = {
  reviewId: string;
  id: string;
  fitting: readonly BankChoice[];
  chosen: ReadonlySet<number>;
  onToggle: (id: number) => void;
};

function OtherLines({ reviewId, id, fitting, chosen, onToggle }: OtherProps) {
  const [words, setWords] = useState('');
  const sought = useSettled(words.trim(), words.trim(), 250).value;
  const query = useInfiniteQuery(bankChoicesQuery({ reviewId, id, words: sought }));
  const known = new Set(fitting.map((one) => one.id));
  return (
    <section aria-labelledby="other-lines" className="flex flex-col gap-3">
      <h3 id="other-lines" className="font-medium">
        {fitting.length > 0 ? 'Other lines' : 'Lines of the bank statements'}
      </h3>
      <Field label="Search by payee or amount">
        <TextInput
          type="search"
          value={words}
          maxLength={100}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
      <QueryPage
        query={query}
        words={{ loading: 'Loading the lines', failed: 'The lines could not be loaded.' }}
      >
        {({ pages }) => {
          const lines = pages.flatMap(({ items }) => items).filter((one) => !known.has(one.id));
          return (
            <>
              {lines.length === 0 && (
                <p className="text-muted text-small">
                  {sought === ''
                    ? 'No other line counts. Upload bank statements that add up on the Bank tab.'
                    : 'No line has this.'}
                </p>
              )}
              <LineChoices lines={lines} label="Bank lines" chosen={chosen} onToggle={onToggle} />
              <LoadMore label="Show more lines" order="first" query={query} />
            </>
          );
        }}
      </QueryPage>
    </section>
  );
}

type LinesProps = {
  lines: readonly BankChoice[];
  label: string;
  chosen: ReadonlySet<number>;
  onToggle: (id: number) => void;
};

function LineChoices({ lines, label, chosen, onToggle }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-col divide-y divide-line">
      {lines.map((line) => {
        const name = `${dayInWords(line.day)} · ${line.name || line.memo || 'No description'}`;
        return (
          <li key={line.id} className="flex items-start gap-3 py-3">
            <Checkbox
              labelHidden
              label={`Choose ${name}, row ${line.row}`}
              checked={chosen.has(line.id)}
              onCheckedChange={() => onToggle(line.id)}
            />
            <span className="flex min-w-0 flex-1 flex-col gap-0.5">
              <span className="flex items-baseline justify-between gap-4">
                <span className="wrap-anywhere min-w-0 font-medium">{name}</span>
                <Money exact amount={line.amount} className="whitespace-nowrap" />
              </span>
              {line.name && line.memo && <span className="wrap-anywhere text-small">{line.memo}</span>}
              <span className="wrap-anywhere text-muted text-small">
                {line.account} · <bdi>{line.fileName}</bdi>, {placeWords(line)}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
