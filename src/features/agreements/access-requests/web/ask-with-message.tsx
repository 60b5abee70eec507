import { useState } from 'react';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import type { AskingForAccess } from './use-ask-for-access.ts';

type Props = { listingTitle: string; ask: AskingForAccess; onClose: () => void };

const longest = 2000;

/** Needs no close on success: the sent request replaces it. */
export function AskWithMessage({ listingTitle, ask, onClose }: Props) {
  const [message, setMessage] = useState('');
  return (
    <FormDialog
      title="Request access"
      description={listingTitle}
      busy={ask.isPending}
      error={ask.error}
      submitLabel="Send request"
      onSubmit={() => ask.send(message.trim())}
      onClose={onClose}
    >
      <Field
        name="message"
        label="Message to the seller"
        hint="Who you are and what you’re looking for. The seller’s side also sees your name and email address."
        optional
      >
        <TextArea value={message} maxLength={longest} onChange={(event) => setMessage(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
