import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import { answerWords } from '../domain/answer-words.ts';
import type { Answer } from '../domain/answers.ts';
import type { QuestionKey } from '../domain/question.ts';
import type { AnswerView } from './queries.ts';
import type { Answering, Pending } from './use-answers.ts';

type Props = {
  question: QuestionKey;
  view: AnswerView | undefined;
  pending: Pending | undefined;
  answering: Answering;
  onTaken: (answer: Answer | undefined) => void;
};

export function SaveState({ question, view, pending, answering, onTaken }: Props) {
  if (pending)
    return (
      <Unsaved question={question} view={view} pending={pending} answering={answering} onTaken={onTaken} />
    );
  if (!view) return null;
  return (
    <Saved
      view={view}
      onClear={() => {
        answering.give({ question, state: 'open' });
        onTaken(undefined);
      }}
    />
  );
}

type UnsavedProps = Props & { pending: Pending };

function Unsaved({ question, view, pending, answering, onTaken }: UnsavedProps) {
  if (pending.trouble?.kind === 'stale')
    return (
      <Alert
        tone="warning"
        title="Someone else changed this answer"
        action={
          <StaleChoice
            onMine={() => answering.giveOver(question)}
            onTheirs={() => {
              answering.letGo(question);
              onTaken(view?.answer);
            }}
          />
        }
      >
        {view
          ? `Now it says: ${answerWords(question, view.answer)}${byWhom(view)}.`
          : 'They cleared the answer.'}
      </Alert>
    );
  if (pending.trouble?.kind === 'refused')
    return (
      <Alert tone="destructive" title="Your answer was not saved">
        {pending.trouble.why}
      </Alert>
    );
  if (pending.trouble)
    return (
      <Alert tone="warning" title="Not saved yet">
        Your answer is kept in this tab and sent automatically once you are back online.
      </Alert>
    );
  return (
    <p role="status" className="text-muted text-small">
      Saving
    </p>
  );
}

function StaleChoice({ onMine, onTheirs }: { onMine: () => void; onTheirs: () => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" onClick={onMine}>
        Use mine
      </Button>
      <Button size="small" variant="secondary" onClick={onTheirs}>
        Keep theirs
      </Button>
    </div>
  );
}

function Saved({ view, onClear }: { view: AnswerView; onClear: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted text-small">
      <p>
        Saved <TimeAgo at={view.answeredAt} />
        {byWhom(view)}
      </p>
      <Button size="small" variant="quiet" onClick={onClear}>
        Clear answer
      </Button>
    </div>
  );
}

function byWhom({ by }: AnswerView): string {
  if (by === null) return ', by someone whose account is closed';
  return by.you ? ', by you' : `, by ${by.name}`;
}
