import { useQuery } from '@tanstack/react-query';
import { answerWords } from '#features/health-check/domain/answer-words.ts';
import type { OfferProps } from '#features/health-check/web/answer-offer.ts';
import { call } from '#web/api.ts';
import { messageFromError } from '#web/api-error.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { ReplyOf } from '#wire/endpoint.ts';
import { type listBooksAnswers, useBooksAnswer } from '../contract.ts';
import { besideBooks, type DerivedKey, differsFrom, isKnown } from '../domain/derived-answers.ts';
import { booksAnswersQuery } from './queries.ts';
import { useChange } from './use-change.ts';

type BooksAnswer = ReplyOf<typeof listBooksAnswers>['answers'][number];

/** What the books say to a question, and the way to take it as the answer. Nothing is taken by itself. */
export function BooksSay({ check, question, view, onTaken }: OfferProps) {
  const books = useQuery({ ...booksAnswersQuery(check.id), enabled: check.books });
  const says = books.data?.find((one) => one.question === question);
  return says ? <Says says={says} check={check} question={question} view={view} onTaken={onTaken} /> : null;
}

function Says({ says, check, view, onTaken }: OfferProps & { says: BooksAnswer }) {
  const version = view?.version ?? 0;
  const take = useChange(
    check.id,
    () => call(useBooksAnswer, { params: { id: check.id }, body: { question: says.question, version } }),
    onTaken,
  );
  const stands = standing(says, view);
  const button = buttonFor(stands, says.documented, view?.byBooks ?? false);
  return (
    <Alert
      title={`${stands === 'same' ? 'Your books say the same' : 'Your books say'}: ${wordsOf(says)}`}
      tone={stands === 'differs' ? 'warning' : 'info'}
      action={
        button && (
          <Button size="small" busy={take.isPending} onClick={() => take.mutate()}>
            {button}
          </Button>
        )
      }
    >
      {stands === 'differs' && view && <p>You said: {answerWords(says.question, view.answer)}.</p>}
      {view?.answer.state === 'given' &&
        isKnown(says.question) &&
        differsFrom(says.question, view.answer, says) && (
          <p>The score counts what your books say: which add-backs have papers is known here.</p>
        )}
      <p>{proofWords(stands, says.documented, view?.byBooks ?? false)}</p>
      {take.error && (
        <p role="alert" className="text-bad">
          {messageFromError(take.error)}
        </p>
      )}
    </Alert>
  );
}

type Standing = 'open' | 'same' | 'differs';

function standing(says: BooksAnswer, view: OfferProps['view']): Standing {
  if (!view || view.answer.state === 'not-done-yet') return 'open';
  return view.answer.state === 'given' ? besideBooks(view.answer, says) : 'differs';
}

function buttonFor(stands: Standing, documented: boolean, byBooks: boolean): string | null {
  if (stands === 'open') return 'Use this answer';
  if (stands === 'differs') return 'Use the answer of the books';
  return documented && !byBooks ? 'Let the books prove it' : null;
}

function proofWords(stands: Standing, documented: boolean, byBooks: boolean): string {
  if (stands === 'same' && byBooks)
    return 'The files of your books stand behind this answer as its document.';
  return documented
    ? 'It was read from your files, so it counts as an answer with a document behind it.'
    : 'A part of it was typed, so it needs a paper to count as evidenced.';
}

const after: Record<DerivedKey, (says: BooksAnswer) => string> = {
  A2: () => ' a year',
  A3: () => ' of sales, by itself and not beside your industry',
  A4: ({ lossYear }) => (lossYear ? ', with a year of loss' : ', without a year of loss'),
  A6: () => '',
  C5: () => ' of the add-backs, by value, with all three papers',
};

function wordsOf(says: BooksAnswer): string {
  const { question, value } = says;
  return `${answerWords(question, { state: 'given', value, evidenced: false })}${after[question](says)}`;
}
