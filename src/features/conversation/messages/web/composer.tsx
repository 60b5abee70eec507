import { type KeyboardEvent, useState } from 'react';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { tooLong } from '#kit/forms/too-long.ts';
import { Field } from '#kit/ui/Field.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { longestMessage } from '../domain/thread.ts';
import { clearDraft, type Draft, keepDraft, readDraft, reworded, type Whose } from './draft.ts';

type Props = {
  whose: Whose;
  send: (message: Draft) => Promise<unknown>;
  refused: string | null;
};

const fresh = (): Draft => ({ messageId: crypto.randomUUID(), text: '' });

/** Keeps the text until the server has it. The message ID makes retries of the same text send it once. */
export function Composer({ whose, send, refused }: Props) {
  const { draft, change, submitDraft, sending } = useDraft(whose, send);
  const text = draft.text.trim();
  const over = tooLong(draft.text, longestMessage, 'a message');
  const submit = () => {
    if (text !== '' && over === null && !refused) submitDraft();
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  return (
    <FormShell
      label="New message"
      errorTitle="The message was not sent"
      error={sending.error}
      busy={sending.isPending}
      submitLabel={sending.isError ? 'Send again' : 'Send'}
      submitDisabledReason={refused ?? over ?? (text === '' ? 'Write something first.' : null)}
      onSubmit={submit}
      actions={<Hint offline={sending.isPaused} />}
    >
      <Field label="Message" name="text" error={over ?? undefined} live>
        <TextArea
          rows={3}
          className="max-h-80"
          value={draft.text}
          readOnly={sending.isPending}
          onKeyDown={byKey}
          onChange={({ currentTarget }) => change(reworded(draft, currentTarget.value))}
        />
      </Field>
    </FormShell>
  );
}

function useDraft(whose: Whose, send: Props['send']) {
  const [draft, setDraft] = useState<Draft>(() => readDraft(whose) ?? fresh());
  const change = (next: Draft) => {
    setDraft(next);
    keepDraft(whose, next);
  };
  const sending = useSingleMutation({
    mutationFn: async (message: Draft) => {
      await send(message);
      return message;
    },
    onSuccess: ({ messageId }) => {
      clearDraft(whose, messageId);
      setDraft((now) => (now.messageId === messageId ? fresh() : now));
    },
    onError: console.error,
  });
  const submitDraft = () => {
    change({ ...draft, tried: true });
    sending.mutate(draft);
  };
  return { draft, change, submitDraft, sending };
}

function Hint({ offline }: { offline: boolean }) {
  return offline ? (
    <p role="status" className="text-amber text-small">
      You are offline. Your message will be sent when you are back online.
    </p>
  ) : (
    <p className="text-muted text-small max-sm:hidden">Ctrl or ⌘ Enter to send.</p>
  );
}
