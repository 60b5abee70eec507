import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { figuresQuery } from '#features/quality-of-earnings/general-ledger/web/queries.ts';
import { RowsDrawer } from '#features/quality-of-earnings/general-ledger/web/rows-drawer.tsx';
import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import {
  type LedgerCode,
  ledgerAccount,
  ledgerCodes,
} from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { counted, grouped } from '#kernel/counts.ts';
import { monthInWords } from '#kernel/days.ts';
import { call } from '#kit/api.ts';
import { Button } from '#kit/ui/Button.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useSettled } from '#kit/use-settled.ts';
import { chooseAdjustmentLines } from '../contract.ts';
import type { AdjustedEarnings, AdjustmentView } from './queries.ts';

type Props = {
  reviewId: string;
  earnings: AdjustedEarnings;
  adjustment: AdjustmentView | null;
  onClose: () => void;
};

/** The entries of an account, from which those of an adjustment are chosen. */
export function ChooseLines({ adjustment, ...rest }: Props) {
  return adjustment && <Choosing key={adjustment.id} adjustment={adjustment} {...rest} />;
}

type From = { code: LedgerCode; from: string; to: string; words: string };

function Choosing({ reviewId, earnings, adjustment, onClose }: Props & { adjustment: AdjustmentView }) {
  const { months, dataset } = earnings;
  const [from, setFrom] = useState<From>({
    code: adjustment.code === 'O-COMP' ? 'OFFICER_COMP' : 'OTHER_OPEX',
    from: (months.at(-12) ?? months[0])?.month ?? '',
    to: months.at(-1)?.month ?? '',
    words: '',
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const save = useReviewChange(
    (all: boolean) =>
      call(chooseAdjustmentLines, {
        params: { id: adjustment.id },
        body: {
          version: adjustment.version,
          add: all ? [] : [...chosen],
          remove: [],
          all: all ? { code: from.code, first: from.from, last: from.to } : null,
        },
      }),
    onClose,
  );
  const toggle = (place: string) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(place)) after.add(place);
      return after;
    });
  const { code, words, ...span } = from;
  const sought = useSettled(words.trim(), words.trim(), 250).value;
  return (
    <RowsDrawer
      reviewId={reviewId}
      title={`Entries for ${adjustment.title}`}
      opened={{ formula: 'account', code, ...span, dataset, ...(sought === '' ? {} : { words: sought }) }}
      onClose={onClose}
      choosing={{
        chosen,
        onToggle: toggle,
        above: <Where reviewId={reviewId} earnings={earnings} from={from} onChange={setFrom} />,
        below: (rows) => (
          <div className="sticky bottom-0 flex flex-wrap gap-3 border-t bg-surface py-3">
            <FailureAlert title="Not saved" error={save.error} />
            <Button
              busy={save.isPending && !save.variables}
              disabledReason={
                chosen.size === 0
                  ? 'Check an entry first.'
                  : chosen.size > 200
                    ? 'Choose at most 200 at once.'
                    : null
              }
              onClick={() => save.mutate(false)}
            >
              {chosen.size > 0 ? `Use ${counted(chosen.size, 'entry', 'entries')}` : 'Use these entries'}
            </Button>
            {rows > 0 && sought === '' && (
              <Button
                variant="secondary"
                busy={save.isPending && save.variables}
                onClick={() => save.mutate(true)}
              >
                Use all {grouped(rows)}
              </Button>
            )}
          </div>
        ),
      }}
    />
  );
}

const earlierOf = (one: string, other: string) => [one, other].toSorted()[0] ?? one;
const laterOf = (one: string, other: string) => [one, other].toSorted()[1] ?? one;

type WhereProps = Pick<Props, 'reviewId' | 'earnings'> & { from: From; onChange: (from: From) => void };

function Where({ reviewId, earnings, from, onChange }: WhereProps) {
  const { data } = useQuery(figuresQuery(reviewId));
  const used = new Set([...(data?.income ?? []), ...(data?.balance ?? [])].map(({ code }) => code));
  const months = earnings.months.map(({ month }) => ({ value: month, label: monthInWords(month) }));
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field label="Line of the books">
        <Select
          value={from.code}
          onValueChange={(value) => {
            const code = ledgerCodes.find((one) => one === value);
            if (code) onChange({ ...from, code });
          }}
          options={ledgerCodes
            .filter((code) => used.has(code) || code === from.code)
            .map((code) => ({ value: code, label: ledgerAccount(code).label }))}
        />
      </Field>
      <Field label="From">
        <Select
          value={from.from}
          onValueChange={(month) => onChange({ ...from, from: month, to: laterOf(month, from.to) })}
          options={months}
        />
      </Field>
      <Field label="To">
        <Select
          value={from.to}
          onValueChange={(month) => onChange({ ...from, to: month, from: earlierOf(month, from.from) })}
          options={months}
        />
      </Field>
      <Field label="Search by name, memo, number or amount" className="sm:col-span-3">
        <TextInput
          type="search"
          maxLength={100}
          value={from.words}
          onChange={(event) => onChange({ ...from, words: event.target.value })}
        />
      </Field>
    </div>
  );
}
