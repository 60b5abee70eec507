import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Card } from '#kit/ui/Card.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import type { Answers } from '../domain/answers.ts';
import { contradictionWords } from '../domain/contradiction-words.ts';
import { contradictions } from '../domain/contradictions.ts';
import { isQuestionKey, type QuestionKey, type SectionKey, sections } from '../domain/question.ts';
import { questions } from '../domain/questions.ts';
import { AfterLast } from './after-last.tsx';
import type { OfferProps } from './answer-offer.ts';
import { AnswerPapers } from './answer-papers.tsx';
import { ofWhole } from './check-parts.ts';
import { type AnswerView, answersQuery, type CheckHead } from './queries.ts';
import { QuestionForm } from './question-form.tsx';
import { QuestionList } from './question-list.tsx';
import { SectionCards } from './section-cards.tsx';
import { useAnswers } from './use-answers.ts';

type Props = {
  check: CheckHead;
  Offer: ComponentType<OfferProps>;
  scoredAs: (answers: Answers) => Answers;
};

export function QuestionsPart({ check, Offer, scoredAs }: Props) {
  return (
    <QueryPage
      query={useQuery(answersQuery(check.id))}
      words={{ loading: 'Loading the answers', failed: 'The answers could not be loaded.' }}
      waiting={<Skeleton className="h-96 w-full rounded-large" />}
    >
      {({ answers }) =>
        check.sections.length === 0 ? (
          <p className="text-muted">The owner asked you only for the books. They are on the Earnings tab.</p>
        ) : (
          <Desk check={check} Offer={Offer} scoredAs={scoredAs} views={answers} />
        )
      }
    </QueryPage>
  );
}

function Desk({ check, Offer, scoredAs, views }: Props & { views: readonly AnswerView[] }) {
  const answering = useAnswers(check.id, views);
  const byKey = new Map(views.map((view) => [view.question, view]));
  const answers: Answers = Object.fromEntries(views.map(({ question, answer }) => [question, answer]));
  const keys = check.sections.flatMap((section): QuestionKey[] => [...sections[section].keys]);
  const [open, show] = useOpenQuestion(keys, byKey);
  // Remounts the form, so that its fields show an accepted suggestion.
  const [taken, setTaken] = useState(0);
  const section = sectionOf(open);
  const inSection: readonly QuestionKey[] = sections[section].keys;
  const doubts = contradictions(answers);
  const [passed, setPassed] = useState<QuestionKey | null>(null);
  const next = () => {
    const following = keys[keys.indexOf(open) + 1];
    if (following) show(following);
    else setPassed(open);
  };
  const unanswered = keys.filter((key) => !byKey.has(key) && !answering.pending.has(key));
  const view = byKey.get(open);
  return (
    <div className="flex flex-col gap-6">
      <SectionCards
        keys={check.sections}
        answers={scoredAs(answers)}
        open={section}
        scored={ofWhole(check)}
        onOpen={(chosen) => show(firstOpen(sections[chosen].keys, byKey) ?? sections[chosen].keys[0])}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
        <QuestionList
          keys={inSection}
          open={open}
          answers={byKey}
          pending={answering.pending}
          doubtful={new Set(doubts.flatMap(({ keys: named }) => named))}
          onOpen={show}
        />
        <Card
          as="section"
          aria-labelledby="question"
          className="order-first flex flex-col gap-5 lg:order-none"
        >
          <Heading question={open} place={inSection.indexOf(open) + 1} of={inSection.length} />
          <QuestionForm
            // A refetch that another one overtakes ends early: then what was taken arrives after it was announced.
            key={`${open} ${taken} ${view?.byBooks ?? false}`}
            question={open}
            view={view}
            pending={answering.pending.get(open)}
            answering={answering}
            onNext={next}
            doubts={doubts
              .filter(({ keys: named }) => named.includes(open))
              .map(({ code }) => contradictionWords[code])}
          >
            {!answering.pending.has(open) && (
              <Offer check={check} question={open} view={view} onTaken={() => setTaken(taken + 1)} />
            )}
          </QuestionForm>
          {passed === open && (
            <AfterLast
              check={check}
              open={unanswered.length}
              onFirstOpen={() => unanswered[0] && show(unanswered[0])}
            />
          )}
          {view?.answer.state === 'given' && (
            <AnswerPapers key={`papers ${open}`} checkId={check.id} question={open} view={view} />
          )}
        </Card>
      </div>
    </div>
  );
}

/** Takes the focus when the question changes, so that screen readers announce it, but not on page load. */
function Heading({ question, place, of }: { question: QuestionKey; place: number; of: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(question);
  // Reason: moves the browser's focus.
  useEffect(() => {
    if (shown.current !== question) heading.current?.focus();
    shown.current = question;
  }, [question]);
  return (
    <div>
      <p className="text-muted text-small">
        {sections[sectionOf(question)].title} · question {place} of {of}
      </p>
      <h2 id="question" ref={heading} tabIndex={-1} className="text-title outline-none">
        {questions[question].question}
      </h2>
    </div>
  );
}

function useOpenQuestion(keys: readonly QuestionKey[], answers: ReadonlyMap<QuestionKey, AnswerView>) {
  const [address, setAddress] = useSearchParams();
  const resumed = useRef(firstOpen(keys, answers) ?? keys[0] ?? 'A1');
  const named = address.get('question') ?? '';
  const open = isQuestionKey(named) && keys.includes(named) ? named : resumed.current;
  const show = (question: QuestionKey) =>
    setAddress({ question }, { replace: true, preventScrollReset: true });
  return [open, show] as const;
}

function firstOpen(
  keys: readonly QuestionKey[],
  answers: ReadonlyMap<QuestionKey, AnswerView>,
): QuestionKey | undefined {
  return keys.find((key) => !answers.has(key));
}

function sectionOf(question: QuestionKey): SectionKey {
  for (const section of ['glance', 'edge', 'boost', 'risk'] as const)
    if (sections[section].keys.some((key) => key === question)) return section;
  return 'growth';
}
