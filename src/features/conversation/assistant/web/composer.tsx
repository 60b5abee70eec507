import { ArrowUp, Square } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { grouped } from '#kernel/counts.ts';
import { PlainForm } from '#kit/forms/PlainForm.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { cx } from '#kit/ui/cx.ts';
import { inputFace } from '#kit/ui/input-face.ts';
import { longestMessage } from '../domain/answer.ts';
import { keepDraft } from './conversation-store.ts';
import { answerCall, usePanelState } from './panel-state.ts';
import { useConversation } from './use-conversation.ts';

type Props = {
  personId: string;
  busy: boolean;
  refused: string | null;
  onSend: (text: string) => void;
  onStop: () => void;
};

const nearlyTooLong = longestMessage * 0.9;

/** Enter sends, Shift+Enter starts a new line. A text that is too long is kept, with a message. */
export function Composer({ personId, busy, refused, onSend, onStop }: Props) {
  const { draft } = useConversation(personId);
  const { box, focus } = useCalled();
  const countId = useId();
  const text = draft.trim();
  const over = text.length - longestMessage;
  const send = () => {
    if (text === '' || over > 0 || busy || refused) return;
    keepDraft('');
    onSend(text);
    focus();
  };
  const stop = () => {
    onStop();
    focus();
  };
  return (
    <PlainForm
      label="Ask Appa"
      onSubmit={send}
      className="flex shrink-0 flex-col gap-1.5 px-3 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <div className="flex items-end gap-2">
        <QuestionBox box={box} draft={draft} over={over > 0} countId={countId} onEnter={send} />
        {busy ? (
          <StopButton onStop={stop} />
        ) : (
          <SendButton reason={refused ?? (text === '' ? 'Write something first.' : null)} />
        )}
      </div>
      <p id={countId} className={cx('text-tiny', over > 0 ? 'text-bad' : 'text-muted')}>
        {lengthWords(text.length) ?? 'Appa can be wrong. It gives no legal or tax advice.'}
      </p>
      <p role="status" className="sr-only">
        {over > 0 ? 'This is too long to send.' : ''}
      </p>
    </PlainForm>
  );
}

type BoxProps = {
  box: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  over: boolean;
  countId: string;
  onEnter: () => void;
};

function QuestionBox({ box, draft, over, countId, onEnter }: BoxProps) {
  const byKey = (event: KeyboardEvent) => {
    // During input method composition, Enter accepts a suggestion.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <textarea
      ref={box}
      rows={1}
      value={draft}
      onChange={({ currentTarget }) => keepDraft(currentTarget.value)}
      onKeyDown={byKey}
      aria-label="Your question"
      aria-invalid={over || undefined}
      aria-describedby={countId}
      data-invalid={over || undefined}
      placeholder="Ask a question …"
      enterKeyHint="send"
      className={cx(inputFace, 'field-sizing-content max-h-40 min-h-11 resize-none py-2.5')}
    />
  );
}

function StopButton({ onStop }: { onStop: () => void }) {
  return (
    <Button variant="secondary" size="icon" className="size-11!" aria-label="Stop" onClick={onStop}>
      <Square aria-hidden className="size-4 fill-current" />
    </Button>
  );
}

function SendButton({ reason }: { reason: string | null }) {
  return (
    <Button type="submit" size="icon" className="size-11!" aria-label="Send" disabledReason={reason}>
      <ArrowUp aria-hidden className="size-5" />
    </Button>
  );
}

function lengthWords(length: number): string | null {
  const over = length - longestMessage;
  if (over > 0)
    return `${grouped(over)} characters too many: Appa reads up to ${grouped(longestMessage)} at a time. Please shorten it, or ask in two parts.`;
  return length > nearlyTooLong ? `${grouped(length)} of ${grouped(longestMessage)} characters` : null;
}

/** Takes over the initial text and the focus when the panel is opened from elsewhere. */
function useCalled() {
  const box = useRef<HTMLTextAreaElement>(null);
  const { call } = usePanelState();
  // Reason: the focus belongs to the document, and the call came from elsewhere.
  useEffect(() => {
    if (!call) return;
    if (call.words !== '') keepDraft(call.words);
    focusUnlessTouched(box.current);
    answerCall();
  }, [call]);
  return { box, focus: () => focusUnlessTouched(box.current) };
}

/** On touch devices focusing would open a keyboard over the answer. */
function focusUnlessTouched(box: HTMLTextAreaElement | null): void {
  if (!matchMedia('(pointer: coarse)').matches) box?.focus();
}
