import { useState } from 'react';
import type { AnswerSlot } from '#features/deal-room/room-questions/web/answer-slot.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { tooLong } from '#kit/forms/too-long.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { most, type RequestView } from '../diligence-shapes.ts';
import { DocumentChoice } from './document-choice.tsx';
import type { RoomFolder } from './request-fields.tsx';
import { useMoveRequest } from './use-requests.ts';

type Props = {
  request: RequestView;
  folders: readonly RoomFolder[];
  suggest: AnswerSlot | null;
  onClose: () => void;
};

export function AnswerDialog({ request, folders, suggest, onClose }: Props) {
  const [reply, setReply] = useState(request.reply ?? '');
  const [chosen, setChosen] = useState(() =>
    request.documents.flatMap(({ linkedBy, document }) =>
      linkedBy === 'side' && document ? [document] : [],
    ),
  );
  const toast = useToast();
  const move = useMoveRequest(request, () => {
    toast(request.state === 'answered' ? 'Answer changed.' : 'Answer sent.');
    onClose();
  });
  const words = reply.trim();
  const over = tooLong(reply, most.reply, 'an answer');
  return (
    <FormDialog
      title={`Answer request ${request.number}`}
      intro={<RequestAsked request={request} />}
      label="Answer"
      busy={move.isPending}
      error={move.error}
      submitLabel="Send answer"
      submitDisabledReason={
        words === '' && chosen.length === 0 ? 'Write an answer or choose a document first.' : over
      }
      onSubmit={() =>
        move.mutate({
          to: 'answered',
          documentIds: chosen.map(({ id }) => id),
          ...(words === '' ? {} : { reply: words }),
        })
      }
      onClose={onClose}
    >
      <ReplyField reply={reply} onReply={setReply} />
      {suggest?.({ id: request.id, text: reply, onText: setReply })}
      <DocumentChoice
        label="Documents"
        folders={folders}
        chosen={chosen}
        onChange={setChosen}
        {...(request.roomId
          ? { upload: { roomId: request.roomId, suggested: request.folder?.id ?? null } }
          : {})}
      />
      <p className="text-muted text-small">
        A link opens nothing by itself: the buyer sees a document that is published, at their stage and with a
        right to it. Of another one they learn that there is one, and not its name.
      </p>
    </FormDialog>
  );
}

function RequestAsked({ request }: Pick<Props, 'request'>) {
  return (
    <>
      <p className="[overflow-wrap:anywhere]">{request.title}</p>
      {request.note !== null && (
        <p className="whitespace-pre-line text-muted text-small [overflow-wrap:anywhere]">
          Note: {request.note}
        </p>
      )}
    </>
  );
}

const none = 'We do not have this document.';

export function ReplyField({ reply, onReply }: { reply: string; onReply: (reply: string) => void }) {
  return (
    <div className="flex flex-col items-start gap-2">
      <Field
        className="w-full"
        name="reply"
        label="Answer"
        hint="Only the buyer who asked sees it."
        error={tooLong(reply, most.reply, 'an answer') ?? undefined}
        optional
        live
      >
        <TextArea rows={5} value={reply} onChange={(event) => onReply(event.target.value)} />
      </Field>
      {reply === '' && (
        <Button variant="secondary" size="small" onClick={() => onReply(none)}>
          We don’t have it
        </Button>
      )}
    </div>
  );
}
