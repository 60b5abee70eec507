import { Card } from '#kit/ui/Card.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import type { QuestionView } from '../contract.ts';
import { AnswerForm } from './answer-form.tsx';
import { type Desk, isWritten, QuestionActions } from './question-actions.tsx';
import { stateWords } from './question-words.ts';

type Props = { question: QuestionView; desk: Desk };

export function QuestionCard({ question, desk }: Props) {
  const { manage, answer, reason, state } = question;
  return (
    <Card as="article" aria-label={question.question.slice(0, 80)}>
      <div className="flex flex-col gap-3">
        <CardHead question={question} />
        <p className="whitespace-pre-line break-words font-medium">{question.question}</p>
        {manage && (
          <p className="break-words text-muted text-small">
            Asked by {manage.asker.name}. Other buyers are never told who asked.
            {manage.route !== null && ` Assigned to ${manage.routedTo ?? 'the seller'}.`}
          </p>
        )}
        {manage?.publicQuestion && state === 'published' && (
          <p className="whitespace-pre-line break-words text-small">
            <span className="text-muted">Shown to other buyers as: </span>
            {manage.publicQuestion}
          </p>
        )}
        {answer !== null && !isWritten(question) && (
          <p className="whitespace-pre-line break-words border-line-strong border-l-2 pl-4">{answer}</p>
        )}
        {reason !== null && (
          <p className="whitespace-pre-line break-words text-small">
            <span className="text-muted">Reason: </span>
            {reason}
          </p>
        )}
        {isWritten(question) && (
          <AnswerForm question={question} expert={desk === null} suggest={desk?.suggest ?? null} />
        )}
        <QuestionActions question={question} desk={desk} />
      </div>
    </Card>
  );
}

function whenWords({ mine, version }: QuestionView): string {
  if (mine) return 'you asked on';
  return version === null ? 'published on' : 'asked on';
}

function CardHead({ question }: Pick<Props, 'question'>) {
  const { general, document, page, state } = question;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 break-words text-muted text-small">
        {general ? 'The business in general' : (document?.name ?? 'A document you no longer have access to')}
        {page !== null && `, page ${page}`} · {whenWords(question)} <DateText at={question.at} />
      </p>
      <StatusBadge tone={stateWords[state].tone}>{stateWords[state].name}</StatusBadge>
    </div>
  );
}
