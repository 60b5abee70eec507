import { Button } from '#kit/ui/Button.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { FieldGroup } from '#kit/ui/FieldGroup.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import type { ItemDraft } from './terms-draft.ts';

type Props = { items: readonly ItemDraft[]; onChange: (items: readonly ItemDraft[]) => void };

/** Owed, and in no account: a buyer asks for it all the same. */
export function TermsItems({ items, onChange }: Props) {
  const change = (key: number, more: Partial<ItemDraft>) =>
    onChange(items.map((item) => (item.key === key ? { ...item, ...more } : item)));
  const add = () => {
    const key = Math.max(-1, ...items.map((item) => item.key)) + 1;
    onChange([...items, { key, kind: 'debt_like', title: '', amount: null }]);
  };
  return (
    <FieldGroup
      name="items"
      title="Owed and not in the books"
      hint="Unpaid vacation, repairs put off, a lawsuit, your broker’s fee, a penalty for paying a loan early."
    >
      {items.map(({ key, kind, title, amount }) => (
        <div key={key} className="grid items-start gap-3 rounded-medium border p-4 sm:grid-cols-2">
          <Field label="What it is">
            <TextInput
              value={title}
              maxLength={120}
              onChange={(event) => change(key, { title: event.target.value })}
            />
          </Field>
          <Field live label="Amount" error={Number.isNaN(amount) ? 'Enter an amount in dollars.' : undefined}>
            <MoneyInput value={amount} onValueChange={(next) => change(key, { amount: next })} />
          </Field>
          <Field label="Kind">
            <Select
              value={kind}
              onValueChange={(value) => change(key, { kind: value === 'debt' ? 'debt' : 'debt_like' })}
              options={[
                { value: 'debt', label: 'Debt' },
                { value: 'debt_like', label: 'Debt-like' },
              ]}
            />
          </Field>
          <Button
            variant="quiet"
            size="small"
            className="self-end justify-self-start"
            onClick={() => onChange(items.filter((item) => item.key !== key))}
          >
            Leave out
          </Button>
        </div>
      ))}
      <Button
        variant="secondary"
        size="small"
        className="self-start"
        disabledReason={items.length >= 50 ? 'There are 50 items already.' : null}
        onClick={add}
      >
        Add an item
      </Button>
    </FieldGroup>
  );
}
