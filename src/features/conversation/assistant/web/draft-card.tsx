import { Copy } from 'lucide-react';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { addToDraft, firstMessageTo } from '#features/conversation/messages/web/draft.ts';
import { useAuth } from '#kit/auth/auth-context.ts';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { useCopy } from '#kit/ui/use-copy.ts';
import type { Draft } from './conversation.ts';

type Props = { draft: Draft; onFollow: () => void };

/** A text to be read. It goes into a composer by a press only, and out by the person. */
export function DraftCard({ draft, onFollow }: Props) {
  const copy = useCopy();
  const open = useOpenInMessages(draft.text, onFollow);
  const title = useId();
  return (
    <section
      aria-labelledby={title}
      className="flex w-full max-w-full flex-col gap-3 rounded-large border border-line-strong px-4 py-3"
    >
      <p id={title} className="font-semibold text-muted text-small">
        Draft, to be read. Not sent.
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{draft.text}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={() => void copy(draft.text, 'Draft')}>
          <Copy aria-hidden className="size-3.5" />
          Copy
        </Button>
        {draft.to.map((one) => (
          <Button
            key={`${one.threadId} ${one.listingId} ${one.personId}`}
            size="small"
            className="h-auto! min-h-8 max-w-full whitespace-normal! py-1 text-left"
            onClick={() => open(one)}
          >
            Open in messages{draft.to.length > 1 && `: ${one.label}`}
          </Button>
        ))}
      </div>
    </section>
  );
}

function useOpenInMessages(text: string, onFollow: () => void) {
  const { user } = useAuth();
  const navigate = useNavigate();
  return ({ threadId, listingId, personId }: Draft['to'][number]) => {
    const addressee = {
      ...(listingId === null ? {} : { listingId }),
      ...(personId === null ? {} : { personId }),
    };
    addToDraft({ personId: user?.id ?? '', to: threadId ?? firstMessageTo({ listingId, personId }) }, text);
    onFollow();
    void navigate(threadId === null ? paths.newMessage(addressee) : paths.thread(threadId));
  };
}
