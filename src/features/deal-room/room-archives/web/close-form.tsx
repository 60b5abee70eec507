import { useState } from 'react';
import { type ClosingReason, closingReasons } from '#features/deal-room/deal-rooms/domain/closing.ts';
import { personLabel } from '#features/deal-room/deal-rooms/web/room-words.ts';
import { isPublic } from '#features/marketplace/listings/domain/life-cycle.ts';
import { call } from '#kit/api.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { type ClosureView, closeRoom } from '../contract.ts';
import { longestNote } from '../domain/closing.ts';
import { reasonLabels, whyNot } from './closing-words.ts';
import { useClosing } from './use-closing.ts';

const nobody = 'nobody';
type Before = NonNullable<ClosureView['before']>;
type Props = { closure: ClosureView; before: Before };

export function CloseForm({ closure, before }: Props) {
  const { closed } = closure;
  const wasSold = before.listing.status === 'sold';
  const [reason, setReason] = useState<ClosingReason>(closed?.reason ?? (wasSold ? 'sold' : 'withdrawn'));
  const [note, setNote] = useState(closed?.note ?? '');
  const [keepFor, setKeepFor] = useState(closure.keptFor?.id ?? (closed ? nobody : recordedBuyer(before)));
  const [asked, setAsked] = useState(false);
  const sold = reason === 'sold';
  const close = useClosing(
    () => {
      const kept = sold && keepFor !== nobody ? keepFor : null;
      const said = note.trim() === '' ? {} : { note: note.trim() };
      const body = { reason, keepFor: kept, version: closure.version, ...said };
      return call(closeRoom, { params: { id: closure.roomId }, body });
    },
    { done: closed ? 'Changed.' : 'Deal room closed.', onDone: () => setAsked(false) },
  );
  const missing = reason === 'other' && note.trim() === '' ? 'Enter a reason first.' : null;
  return (
    <Card as="section" aria-labelledby="close">
      <h2 id="close" className="text-title">
        {closed ? 'Correct the closing' : 'Close this deal room'}
      </h2>
      <FormShell
        label={closed ? 'Correct the closing' : 'Close this deal room'}
        className="mt-4"
        busy={close.isPending}
        error={null}
        submitLabel={closed ? 'Change' : 'Close deal room'}
        submitVariant={closed ? 'secondary' : 'danger'}
        submitDisabledReason={whyNot(closure.may.close) ?? missing}
        onSubmit={() => setAsked(true)}
      >
        <RadioGroup
          label="Why?"
          value={reason}
          onValueChange={(next) => setReason(closingReasons.find((one) => one === next) ?? reason)}
          options={closingReasons.map((value) => ({ value, ...reasonLabels[value] }))}
        />
        {sold && <NotSoldYet listing={before.listing} side={closure.side} />}
        {sold && (
          <Field label="Keep it for" hint={keepingWords(before, closure.side)}>
            <Select
              value={keepFor}
              onValueChange={setKeepFor}
              options={[
                { value: nobody, label: 'No one' },
                ...choices(before, closure.side).map((buyer) => ({
                  value: buyer.id,
                  label: personLabel(buyer),
                })),
              ]}
            />
          </Field>
        )}
        <Field
          label="Note"
          hint="For your side only; they are not in the archive of the buyer."
          optional={reason !== 'other'}
        >
          <TextArea value={note} maxLength={longestNote} onChange={(event) => setNote(event.target.value)} />
        </Field>
      </FormShell>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={closed ? 'Change the closing?' : 'Close this deal room?'}
        description={
          closed
            ? 'Archives that say otherwise are created again.'
            : consequences(before, { sold, kept: sold && keepFor !== nobody })
        }
        confirmLabel={closed ? 'Change' : 'Close room'}
        danger={!closed}
        busy={close.isPending}
        error={close.error}
        onConfirm={() => close.mutate()}
      />
    </Card>
  );
}

function recordedBuyer({ buyers, listing }: Before): string {
  return buyers.find(({ id }) => id === listing.buyerId)?.id ?? nobody;
}

/** After the sale the room can only be kept for its buyer. If none is recorded, the owner names one here. */
function choices({ buyers, listing }: Before, side: ClosureView['side']) {
  if (listing.status !== 'sold' || (listing.buyerId === null && side === 'seller')) return buyers;
  return buyers.filter(({ id }) => id === listing.buyerId);
}

function keepingWords({ listing }: Before, side: ClosureView['side']): string {
  if (listing.status === 'sold' && listing.buyerId === null)
    return side === 'seller'
      ? 'The sale names no buyer. The person you choose is recorded as the buyer, is notified, and keeps read access.'
      : 'The sale names no buyer. Its owner can name one here.';
  return 'The buyer keeps access to the documents they could see.';
}

/** Shown if the room is closed as sold before its listing is: no one has been notified of a sale yet. */
function NotSoldYet({ listing, side }: { listing: Before['listing']; side: ClosureView['side'] }) {
  if (!isPublic(listing.status)) return null;
  return (
    <Alert
      title="The listing is not marked as sold yet"
      action={
        side === 'seller' && (
          <LinkButton variant="secondary" size="small" to={paths.editListing(listing.id)}>
            Open the listing
          </LinkButton>
        )
      }
    >
      {side === 'seller'
        ? 'Mark it as sold first: it asks you who bought it, and the room is kept for them.'
        : 'Its owner marks it as sold and says who bought it. Do that first.'}
    </Alert>
  );
}

function consequences({ uploads, staged }: Before, { sold, kept }: { sold: boolean; kept: boolean }) {
  const lines = [
    kept
      ? 'Every buyer except the one you named loses access right away.'
      : 'Every buyer loses access right away.',
    'Nothing in the room can be changed: no uploads, publishing, questions or requests.',
    ...(uploads > 0 ? [`${count(uploads, 'file')} on the way will be given up.`] : []),
    ...(staged > 0 ? [`${count(staged, 'document')} with a version that was never published stay so.`] : []),
    'An archive of the room is created for you to download. This takes a few minutes.',
    sold
      ? 'It stays closed as long as the reason is “Sold”.'
      : 'You can reopen it as long as the listing is not sold.',
  ];
  return (
    <ul className="list-disc pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function count(number: number, what: string): string {
  return `${number.toLocaleString('en-US')} ${what}${number === 1 ? '' : 's'}`;
}
