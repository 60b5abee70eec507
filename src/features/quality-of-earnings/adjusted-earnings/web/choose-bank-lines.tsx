import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { counted } from '#kernel/counts.ts';
import { call } from '#kit/api.ts';
import { LoadMore } from '#kit/tables/LoadMore.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Drawer } from '#kit/ui/Drawer.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useSettled } from '#kit/use-settled.ts';
import { chooseEvidence } from '../evidence-contract.ts';
import { mostReferences } from '../evidence-shapes.ts';
import { ChosenLines, LineChoices } from './bank-line-choices.tsx';
import { nothingPicked, pickedOf, toggled } from './line-picks.ts';
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
      {({ items, left }) => <Choosing {...props} fitting={items} left={left} />}
    </QueryPage>
  );
}

/** `left`: how many more lines fit than it can have. */
type FoundProps = ChoosingProps & { fitting: readonly BankChoice[]; left: number };

/** What is checked is what the adjustment has afterwards. */
export function Choosing({ reviewId, adjustment, onClose, fitting, left }: FoundProps) {
  const { references } = adjustment.evidence;
  const before = references.filter(({ kind }) => kind === 'bank');
  const [picks, setPicks] = useState(nothingPicked);
  const { chosen, remove } = pickedOf(picks, { before, fitting });
  const lines = before.length - remove.length + chosen.size;
  const save = useReviewChange(
    () =>
      call(chooseEvidence, {
        params: { id: adjustment.id },
        body: {
          version: adjustment.version,
          add: [...chosen].map((line) => ({ kind: 'bank' as const, line })),
          remove,
        },
      }),
    onClose,
  );
  return (
    <div className="flex flex-1 flex-col gap-4 px-5 pb-6">
      {before.length > 0 && (
        <section aria-labelledby="lines-before" className="flex flex-col gap-1">
          <h3 id="lines-before" className="font-medium">
            Chosen before
          </h3>
          <ChosenLines
            lines={before}
            dropped={picks.dropped}
            onToggle={(id) => setPicks((now) => ({ ...now, dropped: toggled(now.dropped, id) }))}
          />
        </section>
      )}
      {left > 0 && (
        <p className="text-small">
          {counted(left, 'more line fits', 'more lines fit')}. An adjustment can have at most {mostReferences}{' '}
          documents and lines.
        </p>
      )}
      {fitting.length > 0 && (
        <section aria-labelledby="fitting-lines" className="flex flex-col gap-1">
          <h3 id="fitting-lines" className="font-medium">
            Same amount as its entries, in the months around them
          </h3>
          <LineChoices
            lines={fitting}
            label="Lines that fit"
            chosen={chosen}
            onToggle={(id) => setPicks((now) => ({ ...now, unchecked: toggled(now.unchecked, id) }))}
          />
        </section>
      )}
      <OtherLines
        reviewId={reviewId}
        id={adjustment.id}
        fitting={fitting}
        chosen={chosen}
        onToggle={(id) => setPicks((now) => ({ ...now, picked: toggled(now.picked, id) }))}
      />
      <div className="sticky bottom-0 flex flex-wrap gap-3 border-t bg-surface py-3">
        <FailureAlert title="Not saved" error={save.error} />
        <Button
          busy={save.isPending}
          disabledReason={
            chosen.size === 0 && remove.length === 0
              ? before.length === 0
                ? 'Check a line first.'
                : 'Check a line, or uncheck one.'
              : references.length - remove.length + chosen.size > mostReferences
                ? `An adjustment can have at most ${mostReferences} documents and lines.`
                : null
          }
          onClick={() => save.mutate()}
        >
          {lines > 0
            ? `Use ${counted(lines, 'line', 'lines')}`
            : remove.length > 0
              ? 'Use no lines'
              : 'Use these lines'}
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
          const lines = pages
            .flatMap(({ items }) => items)
            .filter((one) => one.reference === null && !known.has(one.id));
          return (
            <>
              {lines.length === 0 && !query.hasNextPage && (
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
