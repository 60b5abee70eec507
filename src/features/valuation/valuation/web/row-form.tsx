import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#kit/api.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import type { InputOf } from '#wire/endpoint.ts';
import { changeRow } from '../contract.ts';
import { type TableRow, valuationKey } from './queries.ts';
import { draftOf, SourceFields, sourceMissing, sourceOf } from './source-fields.tsx';

type Props = { row: TableRow; onClose: () => void };
const ends = ['low', 'high', 'middle'] as const;
type Figures = Record<(typeof ends)[number], string>;

export function RowForm({ row, onClose }: Props) {
  const [figures, setFigures] = useState(figuresIn(row));
  const [draft, setDraft] = useState(draftOf(row));
  const [retired, setRetired] = useState(row.retired);
  const change = useChangeRow(row, onClose);
  const unreadable = ends.some((end) => Number.isNaN(asNumber(figures[end])));
  return (
    <FormDialog
      title={row.subsector}
      description={`Multiples of ${row.metric}`}
      label="Change the row"
      busy={change.isPending}
      error={change.error}
      errorTitle="Not changed"
      submitLabel="Save the row"
      submitDisabledReason={unreadable ? 'A multiple cannot be read.' : sourceMissing(draft)}
      onSubmit={() =>
        change.mutate({
          low: asNumber(figures.low),
          high: asNumber(figures.high),
          middle: asNumber(figures.middle),
          retired,
          version: row.version,
          ...sourceOf(draft),
        })
      }
      onClose={onClose}
    >
      <FigureFields row={row} figures={figures} onChange={setFigures} />
      <SourceFields draft={draft} onChange={(more) => setDraft({ ...draft, ...more })} />
      <Checkbox
        checked={retired}
        onCheckedChange={setRetired}
        label="Retired: not used in estimates, visible to admins only"
      />
    </FormDialog>
  );
}

function useChangeRow(row: TableRow, onChanged: () => void) {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: InputOf<typeof changeRow>['body']) =>
      call(changeRow, { params: { id: row.id }, body }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: valuationKey });
      onChanged();
    },
  });
}

type FigureProps = { row: TableRow; figures: Figures; onChange: (figures: Figures) => void };

function FigureFields({ row, figures, onChange }: FigureProps) {
  const labels = { low: 'Low', high: 'High', middle: row.middleKind === 'average' ? 'Average' : 'Median' };
  return (
    <div className="grid grid-cols-3 gap-3">
      {ends.map((end) => (
        <Field
          key={end}
          live
          label={labels[end]}
          name={end}
          error={Number.isNaN(asNumber(figures[end])) ? 'Not a number.' : undefined}
        >
          <TextInput
            inputMode="decimal"
            className="tabular"
            value={figures[end]}
            maxLength={12}
            onChange={(event) => onChange({ ...figures, [end]: event.target.value })}
          />
        </Field>
      ))}
    </div>
  );
}

function figuresIn({ low, high, middle }: TableRow): Figures {
  return { low: asText(low), high: asText(high), middle: asText(middle) };
}

function asText(value: number | null): string {
  return value === null ? '' : String(value);
}

function asNumber(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}
