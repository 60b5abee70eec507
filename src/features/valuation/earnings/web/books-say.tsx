import { useQuery } from '@tanstack/react-query';
import { answerWords } from '#features/valuation/health-check/domain/answer-words.ts';
import type { OfferProps } from '#features/valuation/health-check/web/answer-offer.ts';
import { call } from '#kit/api.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import type { ReplyOf } from '#wire/endpoint.ts';
import { type listBooksAnswers, useBooksAnswer } from '../books-answers-contract.ts';
import { besideBooks, type DerivedKey, differsFrom, isKnown } from '../domain/derived-answers.ts';
import { booksAnswersQuery } from './queries.ts';
import { useChange } from './use-change.ts';

type BooksAnswer = ReplyOf<typeof listBooksAnswers>['answers'][number];

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
      title={`${stands === 'same' ? 'This matches your books' : 'Your books say'}: ${wordsOf(says)}`}
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
          <p>The score uses your books here, because they show which add-backs are documented.</p>
        )}
      <p>{proofWords(stands, says.documented, view?.byBooks ?? false)}</p>
      <FailureAlert title="Not saved" error={take.error} className="mt-2" />
    </Alert>
  );
}

type Standing = 'open' | 'same' | 'differs';

function standing(says: BooksAnswer, view: OfferProps['view']): Standing {
  if (!view || view.answer.state === 'not_done_yet') return 'open';
  return view.answer.state === 'given' ? besideBooks(view.answer, says) : 'differs';
}

function buttonFor(stands: Standing, documented: boolean, byBooks: boolean): string | null {
  if (stands === 'open') return 'Use this answer';
  if (stands === 'differs') return 'Use the figure from my books';
  return documented && !byBooks ? 'Attach my books' : null;
}

function proofWords(stands: Standing, documented: boolean, byBooks: boolean): string {
  if (stands === 'same' && byBooks) return 'Your imported files document this answer.';
  return documented
    ? 'It comes from your imported files, so it counts as documented.'
    : 'Part of it was entered by hand, so it needs a document to count as documented.';
}

const after: Record<DerivedKey, (says: BooksAnswer) => string> = {
  A2: () => ' per year',
  A3: () => ' of revenue, not compared with your industry',
  A4: ({ lossYear }) => (lossYear ? ', with a loss year' : ', without a loss year'),
  A6: () => '',
  C5: () => ' of add-backs, by value, fully documented',
};

function wordsOf(says: BooksAnswer): string {
  const { question, value } = says;
  return `${answerWords(question, { state: 'given', value, evidenced: false })}${after[question](says)}`;
}
