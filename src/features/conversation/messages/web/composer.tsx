import { type KeyboardEvent, useState } from 'react';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { tooLong } from '#kit/forms/too-long.ts';
import { Field } from '#kit/ui/Field.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { longestMessage } from '../domain/thread.ts';
import { type Draft, keepDraft, readDraft, type Whose } from './draft.ts';

type Props = {
  whose: Whose;
  send: (message: Draft) => Promise<unknown>;
  refused: string | null;
};

const fresh = (): Draft => ({ messageId: crypto.randomUUID(), text: '' });

/** Keeps the text until the server has it. The message ID makes retries send it once. */
export function Composer({ whose, send, refused }: Props) {
  const { draft, change, sending } = useDraft(whose, send);
  const text = draft.text.trim();
  const over = tooLong(draft.text, longestMessage, 'a message');
  const submit = () => {
    if (text !== '' && over === null && !refused) sending.mutate(draft);
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
          onChange={({ currentTarget }) => change({ ...draft, text: currentTarget.value })}
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
    mutationFn: (message: Draft) => send(message),
    onSuccess: (_data) => change(fresh()),
    onError: console.error,
  });
  return { draft, change, sending };
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
