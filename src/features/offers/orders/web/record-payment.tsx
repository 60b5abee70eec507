import { useState } from 'react';
import { localToday } from '#kernel/days.ts';
import { call } from '#kit/api.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { recordPayment } from '../contract.ts';
import { type PaymentKind, type PaymentStatus, paymentMethods, paymentStatuses } from '../domain/payment.ts';
import { methodWords } from '../domain/words.ts';
import { dollars } from './order-words.tsx';
import { missingIn, type PaymentDraft, sentPayment } from './payment-draft.ts';
import { type OrderView, useOrderChanged } from './queries.ts';

type Props = { order: OrderView; kind: PaymentKind; onClose: () => void };

const statusOptions: Record<PaymentStatus, string> = {
  success: 'Received',
  processing: 'Under way',
  failed: 'Failed',
};

export function RecordPayment({ order, kind, onClose }: Props) {
  const refund = kind === 'refund';
  const most = refund ? order.received : order.amount - order.received - order.processing;
  const [draft, setDraft] = useState<PaymentDraft>(() => ({
    amount: most,
    method: 'bank-transfer',
    status: 'success',
    reference: '',
    paidOn: localToday(),
    reason: '',
  }));
  const change = (more: Partial<PaymentDraft>) => setDraft((before) => ({ ...before, ...more }));
  const record = useRecordPayment({ order, kind, onClose }, draft);
  return (
    <FormDialog
      title={refund ? 'Record a refund' : 'Record a payment'}
      description={refund ? `${dollars(most)} can be refunded.` : `${dollars(most)} is owed.`}
      busy={record.isPending}
      error={record.error}
      submitLabel="Record"
      submitDisabledReason={missingIn(draft)}
      onSubmit={() => record.mutate()}
      onClose={onClose}
    >
      <Field label="Amount" name="amount">
        <MoneyInput value={draft.amount} onValueChange={(amount) => change({ amount })} />
      </Field>
      <OutcomeFields draft={draft} refund={refund} onChange={change} />
      <TransferFields draft={draft} onChange={change} />
    </FormDialog>
  );
}

/** The key is made once per dialog, so that a second click records nothing new. */
function useRecordPayment({ order, kind, onClose }: Props, draft: PaymentDraft) {
  const [key] = useState(() => crypto.randomUUID());
  const changed = useOrderChanged();
  return useSingleMutation({
    mutationFn: () =>
      call(recordPayment, {
        params: { id: order.id },
        body: { ...sentPayment(draft), kind, key, version: order.version },
      }),
    onSuccess: (after) => {
      changed(after);
      onClose();
    },
  });
}

type FieldsProps = { draft: PaymentDraft; onChange: (more: Partial<PaymentDraft>) => void };

function OutcomeFields({ draft, refund, onChange }: FieldsProps & { refund: boolean }) {
  return (
    <>
      {!refund && (
        <Field name="status" label="Outcome">
          <Select
            value={draft.status}
            onValueChange={(value) =>
              onChange({ status: paymentStatuses.find((one) => one === value) ?? draft.status })
            }
            options={paymentStatuses.map((value) => ({ value, label: statusOptions[value] }))}
          />
        </Field>
      )}
      {draft.status === 'failed' && (
        <Field label="Reason" hint="The customer reads it." name="reason">
          <TextInput
            value={draft.reason}
            maxLength={500}
            onChange={(event) => onChange({ reason: event.target.value })}
          />
        </Field>
      )}
    </>
  );
}

function TransferFields({ draft, onChange }: FieldsProps) {
  return (
    <>
      <Field name="method" label="Method">
        <Select
          value={draft.method}
          onValueChange={(value) =>
            onChange({ method: paymentMethods.find((one) => one === value) ?? draft.method })
          }
          options={paymentMethods.map((value) => ({ value, label: methodWords[value] }))}
        />
      </Field>
      <Field label="Reference" optional hint="The number of the transfer or the check." name="reference">
        <TextInput
          value={draft.reference}
          maxLength={80}
          onChange={(event) => onChange({ reference: event.target.value })}
        />
      </Field>
      <Field label="Date" name="paidOn">
        <TextInput
          type="date"
          value={draft.paidOn}
          max={localToday()}
          onChange={(event) => onChange({ paidOn: event.target.value })}
        />
      </Field>
    </>
  );
}
