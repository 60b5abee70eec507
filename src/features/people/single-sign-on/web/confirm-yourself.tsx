import { lazy, Suspense, useEffect, useState } from 'react';
import { answersConfirmations, type WhyAsked } from '#kit/auth/confirm-yourself.ts';

type Question = { why: WhyAsked; answer: (confirmed: boolean) => void };

/** Rarely shown, so loaded on demand. */
const Dialog = lazy(async () => ({
  default: (await import('./confirm-yourself-dialog.tsx')).ConfirmYourselfDialog,
}));

export function ConfirmYourself() {
  const [question, setQuestion] = useState<Question | null>(null);
  // Reason: the calls that ask are outside of React.
  useEffect(
    () =>
      answersConfirmations(
        (why) =>
          new Promise((resolve) => {
            setQuestion({
              why,
              answer: (confirmed) => {
                setQuestion(null);
                resolve(confirmed);
              },
            });
          }),
      ),
    [],
  );
  if (!question) return null;
  return (
    <Suspense>
      <Dialog why={question.why} onAnswer={question.answer} />
    </Suspense>
  );
}
