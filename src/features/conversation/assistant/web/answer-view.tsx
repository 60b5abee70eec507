import { Copy, RotateCcw } from 'lucide-react';
import { Button } from '#kit/ui/Button.tsx';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import { useCopy } from '#kit/ui/use-copy.ts';
import { plainAnswer, withoutHalfPointer } from './answer-pieces.ts';
import { AnswerText } from './answer-text.tsx';
import type { Answer, Conversation } from './conversation.ts';
import { DraftCard } from './draft-card.tsx';
import { Proposals } from './proposals.tsx';
import { Sources } from './sources.tsx';

type Props = {
  answer: Answer;
  last: boolean;
  greeting: boolean;
  conversation: Pick<Conversation, 'requests' | 'confirming'>;
  onAgain: () => void;
  onFollow: () => void;
  onAsk: ((text: string) => void) | null;
};

export function AnswerView({ answer, last, greeting, conversation, onAgain, onFollow, onAsk }: Props) {
  const { state, citations, proposals, draft, fellBack } = answer;
  const text = state === 'coming' ? withoutHalfPointer(answer.text) : answer.text;
  return (
    <li className="flex max-w-[94%] flex-col items-start gap-2 self-start" aria-busy={state === 'coming'}>
      <span className="sr-only">Appa: </span>
      {text !== '' && (
        <div className="wrap-anywhere flex max-w-full flex-col gap-2 rounded-large bg-raised px-4 py-2.5">
          <AnswerText text={text} citations={citations} onFollow={onFollow} />
          {state === 'done' && citations.length > 0 && <Sources citations={citations} onFollow={onFollow} />}
        </div>
      )}
      {state === 'coming' && text === '' && <Looking />}
      {state === 'done' && draft && <DraftCard draft={draft} onFollow={onFollow} />}
      {state === 'done' && (
        <Proposals
          answerId={answer.id}
          proposals={proposals}
          requests={conversation.requests}
          confirming={conversation.confirming}
          onFollow={onFollow}
          onAsk={onAsk}
        />
      )}
      {fellBack && <p className="text-muted text-tiny">Appa answered this by itself, without the model.</p>}
      {state === 'failed' && <Failed trouble={answer.trouble} {...(last ? { onAgain } : {})} />}
      {state === 'stopped' && <p className="text-muted text-small">You stopped this answer.</p>}
      {!greeting && (state === 'done' || state === 'stopped') && (
        <After answer={answer} {...(last ? { onAgain } : {})} />
      )}
    </li>
  );
}

function Looking() {
  return (
    <p className="rounded-large bg-raised px-4 py-2.5 text-muted">
      <span className="breathe">Looking …</span>
    </p>
  );
}

function Failed({ trouble, onAgain }: { trouble: string | null; onAgain?: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-2 rounded-large border border-bad/50 bg-bad-soft px-4 py-3"
    >
      <p className="wrap-anywhere">{trouble}</p>
      {onAgain && (
        <Button variant="secondary" size="small" onClick={onAgain}>
          Retry
        </Button>
      )}
    </div>
  );
}

function After({ answer, onAgain }: { answer: Answer; onAgain?: () => void }) {
  const copy = useCopy();
  const { text, citations, draft, dateReceived } = answer;
  return (
    <div className="-ml-2 flex flex-wrap items-center gap-x-1 text-muted">
      {text !== '' && !draft && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => void copy(plainAnswer(text, citations, location.origin), 'Answer')}
        >
          <Copy aria-hidden className="size-3.5" />
          Copy
        </Button>
      )}
      {onAgain && (
        <Button variant="quiet" size="small" onClick={onAgain}>
          <RotateCcw aria-hidden className="size-3.5" />
          Ask again
        </Button>
      )}
      <TimeAgo at={dateReceived.toISOString()} className="px-2 text-tiny" />
    </div>
  );
}
