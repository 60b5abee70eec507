import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { counted } from '#kernel/counts.ts';
import { ApiError } from '#kit/api-error.ts';
import { brokenOff, callStream } from '#kit/api-stream.ts';
import { useAuth } from '#kit/auth/auth-context.ts';
import { Button } from '#kit/ui/Button.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { suggestToQuestion, suggestToRequest } from '../contract.ts';
import { placeOf } from './answer-pieces.ts';
import { assistantQuery } from './queries.ts';
import { useRun } from './use-run.ts';

type Suggestion = ReplyOf<typeof suggestToQuestion>;
type Props = {
  about: 'question' | 'request';
  id: string;
  /** What the answer field holds. */
  text: string;
  onText: (text: string) => void;
};

/** Beside an answer field, if a model is set. The text goes into the field by a press only. */
export function SuggestAnswer({ about, id, text, onText }: Props) {
  const { user } = useAuth();
  const { data } = useQuery(assistantQuery(user?.id ?? ''));
  const begin = useRun();
  const asking = useSingleMutation({
    mutationFn: () => suggestionFor({ about, id }, begin()),
    onError: (error) => error.name !== 'AbortError' && console.error(error),
  });
  if (!data?.model) return null;
  const { host, local, name } = data.model;
  return (
    <div className="flex flex-col items-start gap-2">
      <Button variant="secondary" size="small" busy={asking.isPending} onClick={() => asking.mutate()}>
        <Sparkles aria-hidden className="size-3.5" />
        Suggest an answer
      </Button>
      <p className="text-muted text-tiny">
        {local
          ? `From documents that this buyer can read, by a model on this network (${name}).`
          : `From documents that this buyer can read. The question and those pages are sent to ${host}.`}
      </p>
      <FailureAlert title="No answer was suggested" error={asking.error} />
      <p role="status" className="sr-only">
        {asking.data ? spoken(asking.data) : ''}
      </p>
      {asking.data && <Suggested suggestion={asking.data} onUse={(words) => onText(joined(text, words))} />}
    </div>
  );
}

const suggesting = { question: suggestToQuestion, request: suggestToRequest };

async function suggestionFor(
  { about, id }: Pick<Props, 'about' | 'id'>,
  signal: AbortSignal,
): Promise<Suggestion> {
  for await (const event of callStream(suggesting[about], { params: { id } }, signal)) {
    if (event.kind === 'ended') return event.answer;
    if (event.kind === 'failed')
      throw new ApiError(suggestToQuestion.failure, {
        serverError: event.detail,
        code: event.code,
        status: 200,
      });
  }
  throw brokenOff(suggesting[about]);
}

function joined(text: string, words: string): string {
  return text.trim() === '' ? words : `${text.trim()}\n\n${words}`;
}

function spoken(suggestion: Suggestion): string {
  return suggestion.text === '' ? withoutText(suggestion) : 'An answer is suggested.';
}

/** A model that misquotes may have found an answer. */
function withoutText({ left }: Pick<Suggestion, 'left'>): string {
  return left > 0
    ? 'No passage could be quoted word for word. Open the pages yourself.'
    : 'Nothing that this buyer can read answers this, so there is no suggestion.';
}

type SuggestedProps = { suggestion: Suggestion; onUse: (words: string) => void };

export function Suggested({ suggestion: { text, passages, left, closed }, onUse }: SuggestedProps) {
  const title = useId();
  return (
    <section
      aria-labelledby={title}
      className="flex w-full flex-col items-start gap-3 rounded-large border border-line-strong px-4 py-3 text-small"
    >
      <p id={title} className="font-semibold">
        Suggested answer
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{text === '' ? withoutText({ left }) : text}</p>
      {passages.length > 0 && <Passages passages={passages} />}
      {left > 0 && (
        <p className="text-muted">
          {counted(left, 'passage')} of the model left out, because the cited page does not have it word for
          word and whole.
        </p>
      )}
      {closed.length > 0 && <Closed closed={closed} />}
      {text !== '' && (
        <>
          <Button size="small" onClick={() => onUse(text)}>
            Use this text
          </Button>
          <p className="text-muted">It goes into the answer, where you change it. Nothing is sent by this.</p>
        </>
      )}
    </section>
  );
}

function Passages({ passages }: Pick<Suggestion, 'passages'>) {
  return (
    <ul aria-label="Quoted passages" className="flex w-full flex-col gap-2">
      {passages.map((citation) => (
        <li key={citation.n} className="min-w-0">
          <PageLink title={citation.title} href={citation.href} />
          {citation.quote && <q className="wrap-anywhere block text-muted">{citation.quote}</q>}
        </li>
      ))}
    </ul>
  );
}

/** In another tab, so that what is typed stays. */
function PageLink({ title, href }: { title: string; href: string | null }) {
  return placeOf(href)?.kind === 'here' ? (
    <Link to={href ?? ''} target="_blank" className="link wrap-anywhere">
      {title}
    </Link>
  ) : (
    title
  );
}

function Closed({ closed }: Pick<Suggestion, 'closed'>) {
  return (
    <div className="text-muted">
      <p>Not used, because this buyer cannot read them:</p>
      <ul className="list-disc pl-5">
        {closed.map(({ title, href }) => (
          <li key={href}>
            <PageLink title={title} href={href} />
          </li>
        ))}
      </ul>
    </div>
  );
}
