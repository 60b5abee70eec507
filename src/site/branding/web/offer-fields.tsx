import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { PartCard } from './part-card.tsx';
import type { BrandingContent, PartProps } from './queries.ts';

type Offer = NonNullable<BrandingContent['offer']>;
type Props = { offer: Offer; change: (part: Partial<Offer>) => void };

export function OfferFields({ content, files, put }: PartProps) {
  const offer = content.offer ?? files.offer;
  const change = (part: Partial<Offer>) => put({ offer: { ...offer, ...part } });
  return (
    <PartCard
      title="Prices and switches"
      lead="Orders and invoices that exist keep the price and the text of their day."
      own={content.offer !== null}
      onReset={() => put({ offer: null })}
    >
      <Prices offer={offer} change={change} />
      <Switches offer={offer} change={change} />
      <Payment offer={offer} change={change} />
    </PartCard>
  );
}

type DollarsProps = {
  name: string;
  label: string;
  hint: string;
  value: number;
  onValue: (value: number) => void;
};

function Dollars({ name, label, hint, value, onValue }: DollarsProps) {
  return (
    <Field name={`content.offer.${name}`} label={label} hint={hint}>
      <TextInput
        inputMode="numeric"
        className="tabular max-w-40"
        value={String(value)}
        maxLength={7}
        onChange={(event) => onValue(Number(event.target.value.replace(/\D/g, '')))}
      />
    </Field>
  );
}

function Prices({ offer: { prices, charged }, change }: Props) {
  return (
    <div className="grid max-w-column gap-5 md:grid-cols-2">
      <Dollars
        name="prices.healthCheck"
        label="Health check, list price in dollars"
        hint="Shown as its value."
        value={prices.healthCheck}
        onValue={(healthCheck) => change({ prices: { ...prices, healthCheck } })}
      />
      <Dollars
        name="charged.healthCheck"
        label="Health check, charged now in dollars"
        hint="0: it is free."
        value={charged.healthCheck}
        onValue={(healthCheck) => change({ charged: { healthCheck } })}
      />
      <Dollars
        name="prices.earningsQuality"
        label="Digital Quality of Earnings, in dollars"
        hint="Charged once it can be ordered."
        value={prices.earningsQuality}
        onValue={(earningsQuality) => change({ prices: { ...prices, earningsQuality } })}
      />
    </div>
  );
}

function Switches({ offer: { capabilities }, change }: Props) {
  const turn = (part: Partial<Offer['capabilities']>) =>
    change({ capabilities: { ...capabilities, ...part } });
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        checked={capabilities.earningsQuality}
        onCheckedChange={(earningsQuality) => turn({ earningsQuality })}
        label="Digital Quality of Earnings can be ordered"
      />
      <Checkbox
        checked={capabilities.partnerDirectory}
        onCheckedChange={(partnerDirectory) => turn({ partnerDirectory })}
        label="“See Partners” leads to the list of partners"
      />
    </div>
  );
}

function Payment({ offer: { payment }, change }: Props) {
  return (
    <>
      <Field name="content.offer.payment.dueInDays" label="Invoices are due after, in days">
        <TextInput
          inputMode="numeric"
          className="tabular max-w-40"
          value={String(payment.dueInDays)}
          maxLength={3}
          onChange={(event) =>
            change({ payment: { ...payment, dueInDays: Number(event.target.value.replace(/\D/g, '')) } })
          }
        />
      </Field>
      <Field
        name="content.offer.payment.lines"
        label="How to pay"
        hint="Printed on new invoices, one line each."
        className="max-w-column"
      >
        <TextArea
          value={payment.lines.join('\n')}
          rows={4}
          onChange={(event) => change({ payment: { ...payment, lines: event.target.value.split('\n') } })}
        />
      </Field>
    </>
  );
}
