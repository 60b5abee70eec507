import { useState } from 'react';
import { counted } from '#kernel/counts.ts';
import { call } from '#kit/api.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { type ClosureView, closeRoom } from '../contract.ts';
import { ClosingFields } from './closing-fields.tsx';
import { whyNot } from './closing-words.ts';
import { useClosing } from './use-closing.ts';
import { type Before, type ClosingDraft, useClosingDraft } from './use-closing-draft.ts';

type Props = { closure: ClosureView; before: Before };

export function CloseForm({ closure, before }: Props) {
  const { closed } = closure;
  const draft = useClosingDraft(closure, before);
  const [asked, setAsked] = useState(false);
  const close = useClosing(() => call(closeRoom, { params: { id: closure.roomId }, body: draft.body }), {
    done: closed ? 'Changed.' : 'Deal room closed.',
    onDone: () => setAsked(false),
  });
  const title = closed ? 'Correct the closing' : 'Close this deal room';
  return (
    <Card as="section" aria-labelledby="close">
      <h2 id="close" className="text-title">
        {title}
      </h2>
      <FormShell
        label={title}
        className="mt-4"
        busy={close.isPending}
        error={null}
        submitLabel={closed ? 'Change' : 'Close deal room'}
        submitVariant={closed ? 'secondary' : 'danger'}
        submitDisabledReason={whyNot(closure.may.close) ?? draft.missing}
        onSubmit={() => setAsked(true)}
      >
        <ClosingFields draft={draft} before={before} side={closure.side} />
      </FormShell>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        {...confirmWords(draft, closure, before)}
        busy={close.isPending}
        error={close.error}
        onConfirm={() => close.mutate()}
      />
    </Card>
  );
}

function confirmWords(draft: ClosingDraft, { closed }: ClosureView, before: Before) {
  if (closed)
    return {
      title: 'Change the closing?',
      description: `${draft.losing ? `${losesToo(draft.losing)} ` : ''}Archives that say otherwise are created again.`,
      confirmLabel: 'Change',
      danger: draft.losing !== null,
    };
  return {
    title: 'Close this deal room?',
    description: <Consequences before={before} draft={draft} />,
    confirmLabel: 'Close room',
    danger: true,
  };
}

const losesToo = ({ name }: NonNullable<ClosingDraft['losing']>) =>
  `The buyer who bought it, ${name}, loses access too.`;

type ConsequencesProps = { before: Before; draft: ClosingDraft };

function Consequences({ before: { uploads, staged }, draft: { sold, kept, losing } }: ConsequencesProps) {
  const lines = [
    kept !== null
      ? 'Every buyer except the one you named loses access right away.'
      : 'Every buyer loses access right away.',
    ...(losing ? [losesToo(losing)] : []),
    'Nothing in the room can be changed: no uploads, publishing, questions or requests.',
    ...(uploads > 0 ? [`${counted(uploads, 'file')} on the way will be given up.`] : []),
    ...(staged > 0
      ? [`${counted(staged, 'document')} with a version that was never published stay so.`]
      : []),
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
