import { useState } from 'react';
import { call } from '#kit/api.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { recordPayment } from '../contract.ts';
import {
  type PaymentKind,
  type PaymentMethod,
  type PaymentStatus,
  paymentMethods,
  paymentStatuses,
} from '../domain/payment.ts';
import { methodWords } from '../domain/words.ts';
import { dollars } from './order-words.tsx';
import { type OrderView, useOrderChanged } from './queries.ts';

type Props = { order: OrderView; kind: PaymentKind; onClose: () => void };

const statusOptions: Record<PaymentStatus, string> = {
  success: 'Received',
  processing: 'Under way',
  failed: 'Failed',
};

/** The key is made once per dialog, so that a second click records nothing new. */
export function RecordPayment({ order, kind, onClose }: Props) {
  const [key] = useState(() => crypto.randomUUID());
  const refund = kind === 'refund';
  const most = refund ? order.received : order.amount - order.received - order.processing;
  const [amount, setAmount] = useState<number | null>(most);
  const [method, setMethod] = useState<PaymentMethod>('bank-transfer');
  const [status, setStatus] = useState<PaymentStatus>('success');
  const [reference, setReference] = useState('');
  const [paidOn, setPaidOn] = useState(() => today());
  const [reason, setReason] = useState('');
  const changed = useOrderChanged();
  const record = useSingleMutation({
    mutationFn: () =>
      call(recordPayment, {
        params: { id: order.id },
        body: {
          kind,
          status,
          amount: amount ?? 0,
          method,
          reference,
          paidOn,
          key,
          version: order.version,
          ...(reason ? { reason } : {}),
        },
      }),
    onSuccess: (after) => {
      changed(after);
      onClose();
    },
  });
  const missing =
    (!amount && 'Enter an amount.') ||
    (Number.isNaN(amount) && 'The amount cannot be read.') ||
    (paidOn === '' && 'Enter the date.') ||
    (status === 'failed' && reason.trim() === '' && 'Say why it failed.');
  const title = refund ? 'Record a refund' : 'Record a payment';
  return (
    <FormDialog
      title={title}
      description={refund ? `${dollars(most)} can be refunded.` : `${dollars(most)} is owed.`}
      busy={record.isPending}
      error={record.error}
      submitLabel="Record"
      submitDisabledReason={missing || null}
      onSubmit={() => record.mutate()}
      onClose={onClose}
    >
      <Field label="Amount" name="amount">
        <MoneyInput value={amount} onValueChange={setAmount} />
      </Field>
      {!refund && (
        <Field name="status" label="Outcome">
          <Select
            value={status}
            onValueChange={(value) => setStatus(paymentStatuses.find((one) => one === value) ?? status)}
            options={paymentStatuses.map((value) => ({ value, label: statusOptions[value] }))}
          />
        </Field>
      )}
      {status === 'failed' && (
        <Field label="Reason" hint="The customer reads it." name="reason">
          <TextInput value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
        </Field>
      )}
      <Field name="method" label="Method">
        <Select
          value={method}
          onValueChange={(value) => setMethod(paymentMethods.find((one) => one === value) ?? method)}
          options={paymentMethods.map((value) => ({ value, label: methodWords[value] }))}
        />
      </Field>
      <Field label="Reference" optional hint="The number of the transfer or the check." name="reference">
        <TextInput value={reference} maxLength={80} onChange={(event) => setReference(event.target.value)} />
      </Field>
      <Field label="Date" name="paidOn">
        <TextInput
          type="date"
          value={paidOn}
          max={today()}
          onChange={(event) => setPaidOn(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}

/** Today in the user's time zone: sv-SE formats dates as YYYY-MM-DD. */
function today(): string {
  return new Date().toLocaleDateString('sv-SE');
}
