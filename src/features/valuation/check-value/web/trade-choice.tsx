import { figuresOf } from '#features/valuation/valuation/web/figure-words.ts';
import type { TableRow } from '#features/valuation/valuation/web/queries.ts';
import { alikeWords, tradesIn } from '#features/valuation/valuation/web/trades-in.ts';
import { call } from '#kit/api.ts';
import { Card } from '#kit/ui/Card.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { chooseTrade } from '../contract.ts';
import { useValueChanged } from './queries.ts';

type Props = { checkId: string; chosen: string | null; version: number; rows: readonly TableRow[] };

export function TradeChoice({ checkId, chosen, version, rows }: Props) {
  const changed = useValueChanged(checkId);
  const toast = useToast();
  const choose = useSingleMutation({
    mutationFn: (rowId: string) => call(chooseTrade, { params: { id: checkId }, body: { rowId, version } }),
    onSuccess: () => toast('Kind of business changed.'),
    onSettled: changed,
  });
  const row = rows.find(({ id }) => id === chosen);
  return (
    <Card className="flex flex-col gap-4">
      <FailureAlert title="Not changed" error={choose.error} />
      <Field
        label="Priced as"
        hint={
          row
            ? `${figuresOf(row)} for all businesses of this kind. Your score and size decide where yours lies. ${alikeWords(rows, chosen) ?? 'Choose another kind if it is closer to yours.'}`
            : 'Choose the closest kind.'
        }
        className="max-w-form"
      >
        <Select
          value={chosen}
          onValueChange={(rowId) => rowId !== chosen && choose.mutate(rowId)}
          disabled={choose.isPending}
          options={tradesIn(rows, chosen)}
          placeholder="Choose a kind of business"
        />
      </Field>
    </Card>
  );
}
