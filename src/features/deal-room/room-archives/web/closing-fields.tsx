import { closingReasons } from '#features/deal-room/deal-rooms/domain/closing.ts';
import { personLabel } from '#features/deal-room/deal-rooms/web/room-words.ts';
import { isPublic } from '#features/marketplace/listings/domain/life-cycle.ts';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import type { ClosureView } from '../contract.ts';
import { longestNote } from '../domain/closing.ts';
import { reasonLabels } from './closing-words.ts';
import { type Before, type ClosingDraft, choicesFor, nobody } from './use-closing-draft.ts';

type Props = { draft: ClosingDraft; before: Before; side: ClosureView['side'] };

export function ClosingFields({ draft, before, side }: Props) {
  return (
    <>
      <RadioGroup
        label="Why?"
        name="reason"
        value={draft.reason}
        onValueChange={(next) => draft.setReason(closingReasons.find((one) => one === next) ?? draft.reason)}
        options={closingReasons.map((value) => ({ value, ...reasonLabels[value] }))}
      />
      {draft.sold && <NotSoldYet listing={before.listing} side={side} />}
      {draft.sold && <KeepForField draft={draft} before={before} side={side} />}
      <Field
        label="Note"
        name="note"
        hint="For your side only; they are not in the archive of the buyer."
        optional={draft.reason !== 'other'}
      >
        <TextArea
          value={draft.note}
          maxLength={longestNote}
          onChange={(event) => draft.setNote(event.target.value)}
        />
      </Field>
    </>
  );
}

function KeepForField({ draft, before, side }: Props) {
  return (
    <Field label="Keep it for" name="keepFor" hint={keepingWords(before, side)}>
      <Select
        value={draft.keepFor}
        onValueChange={draft.setKeepFor}
        options={[
          { value: nobody, label: 'No one' },
          ...choicesFor(before, side).map((buyer) => ({
            value: buyer.id,
            label: personLabel(buyer),
          })),
        ]}
      />
    </Field>
  );
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
