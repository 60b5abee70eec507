import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAskForAccess } from '#features/agreements/access-requests/web/use-ask-for-access.ts';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { placeOf } from './answer-pieces.ts';
import type { Conversation, Offer, Proposal } from './conversation.ts';
import { confirm, noteRequest } from './conversation-store.ts';

type Props = {
  answerId: string;
  proposals: readonly Proposal[];
  requests: Conversation['requests'];
  confirming: Conversation['confirming'];
  onFollow: () => void;
  /** `null`: this is not the last answer, or the person cannot ask. */
  onAsk: ((text: string) => void) | null;
};

export function Proposals({ answerId, proposals, requests, confirming, onFollow, onAsk }: Props) {
  const shown = proposals.filter(({ kind }) => kind !== 'ask' || onAsk !== null);
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Next steps" className="flex max-w-full flex-col items-start gap-2">
      {shown.map((proposal) => (
        <li key={keyOf(proposal)} className="max-w-full">
          {proposal.kind === 'open' && <Open {...proposal} onFollow={onFollow} />}
          {proposal.kind === 'ask' && onAsk && <Ask question={proposal.question} onAsk={onAsk} />}
          {proposal.kind === 'ask-for-access' && (
            <AskForAccess
              {...proposal}
              answerId={answerId}
              requestId={requests[proposal.listingId] ?? null}
              confirming={confirming?.answerId === answerId && confirming.listingId === proposal.listingId}
              onFollow={onFollow}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function keyOf(proposal: Proposal): string {
  if (proposal.kind === 'open') return `${proposal.href} ${proposal.label}`;
  return proposal.kind === 'ask' ? proposal.question : proposal.listingId;
}

function Ask({ question, onAsk }: { question: string; onAsk: (text: string) => void }) {
  return (
    <Button variant="secondary" size="small" className={long} onClick={() => onAsk(question)}>
      {question}
    </Button>
  );
}

function Open({ label, href, onFollow }: { label: string; href: string; onFollow: () => void }) {
  if (placeOf(href)?.kind !== 'here') return null;
  return (
    <LinkButton variant="secondary" size="small" to={href} onClick={onFollow} className={long}>
      {label}
    </LinkButton>
  );
}

type Asking = Offer & { title: string; requestId: string | null; confirming: boolean; onFollow: () => void };

/** Asks for confirmation, because the owner learns the person's name. */
function AskForAccess({ answerId, listingId, title, requestId, confirming, onFollow }: Asking) {
  const [declined, setDeclined] = useState(false);
  const ask = useAskForAccess(listingId, title, (id) => noteRequest(listingId, id));
  const decline = () => {
    setDeclined(true);
    confirm(null);
  };
  if (requestId !== null)
    return (
      <Box label="Your request" focused={confirming}>
        <p>The request for {title} is sent. You hear from the seller’s side by notification.</p>
        <LinkButton variant="secondary" size="small" to={paths.accessRequest(requestId)} onClick={onFollow}>
          See your request
        </LinkButton>
      </Box>
    );
  if (!confirming)
    return (
      <Button
        variant="secondary"
        size="small"
        className={long}
        autoFocus={declined}
        onClick={() => confirm({ answerId, listingId })}
      >
        Ask for access to {title}
      </Button>
    );
  return (
    <Box label={`Ask for access to ${title}?`} focused>
      <p>Ask for access to {title}?</p>
      <p className="text-muted">The owner sees your name and email address, and can send you the NDA.</p>
      <FailureAlert title="Not sent" error={ask.error} />
      <div className="flex gap-2">
        <Button size="small" busy={ask.isPending} onClick={() => ask.send('')}>
          Yes, ask
        </Button>
        <Button variant="quiet" size="small" onClick={decline}>
          No
        </Button>
      </div>
    </Box>
  );
}

type BoxProps = { label: string; focused: boolean; children: ReactNode };

/** Takes the focus of the pressed button. Its own buttons do not: Enter may be held down. */
function Box({ label, focused, children }: BoxProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  // Reason: the focus belongs to the document.
  useEffect(() => {
    if (focused) box.current?.focus();
  }, [focused]);
  return (
    <fieldset
      ref={box}
      tabIndex={-1}
      aria-label={label}
      className="wrap-anywhere flex flex-col items-start gap-2 rounded-large border px-4 py-3 text-small outline-none"
    >
      {children}
    </fieldset>
  );
}

const long = 'h-auto! min-h-8 max-w-full whitespace-normal! py-1 text-left';
