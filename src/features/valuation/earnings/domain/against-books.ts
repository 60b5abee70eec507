import { answerWords } from '#features/valuation/health-check/domain/answer-words.ts';
import type { Answers, GivenAnswer } from '#features/valuation/health-check/domain/answers.ts';
import type { QuestionKey } from '#features/valuation/health-check/domain/question.ts';
import { shortNames } from '#features/valuation/health-check/domain/question-names.ts';
import { dayInWords } from '#kernel/days.ts';
import { derivedAnswers, derivedKeys, differsFrom, isKnown, knownBy } from './derived-answers.ts';
import type { Recast } from './recast.ts';

const byAnswerWords =
  'Your answer counts in the score until you change it; a buyer will find the difference.';
const byBooksWords =
  'The score uses your books, because they show which add-backs are documented. Attach documents to raise it.';

type AgainstBooks = { code: 'against-books'; keys: [QuestionKey]; words: string };

/**
 * Such answers still count in the score, because the owner may know better than a file, unless `knownBy` replaces
 * them.
 */
export function againstBooks(answers: Answers, recast: Recast | null): AgainstBooks[] {
  const books = derivedAnswers(recast);
  const figures = derivedKeys.flatMap((key) => {
    const [said, found] = [answers[key], books[key]];
    return said?.state === 'given' && found && differsFrom(key, said, found)
      ? [
          against(
            key,
            said,
            `your books say ${answerWords(key, { state: 'given', evidenced: false, ...rounded(found) })}`,
          ),
        ]
      : [];
  });
  const earned = books.A6 ? [] : sdeAgainst(answers.A6, recast);
  const kept = answers.A5;
  const cash = recast?.periods.some(({ bases }) => bases.includes('cash')) ?? false;
  return kept?.state === 'given' && kept.value === 'accrual' && cash
    ? [
        ...figures,
        ...earned,
        against('A5', kept, 'the files of your books say that they are on a cash basis'),
      ]
    : [...figures, ...earned];
}

/** Books that do not reach the last twelve months still give the earnings that the value uses, of their newest year. */
function sdeAgainst(said: Answers[QuestionKey], recast: Recast | null): AgainstBooks[] {
  const year = recast?.periods.findLast(({ months }) => months === 12);
  if (said?.state !== 'given' || !year || !differsFrom('A6', said, { value: year.bridge.sde })) return [];
  const found = answerWords('A6', { state: 'given', evidenced: false, value: year.bridge.sde });
  return [against('A6', said, `your books say ${found} for the twelve months to ${dayInWords(year.endsOn)}`)];
}

/** To one decimal place: two hide that it is an estimate. Money is in cents, so it stays. */
function rounded<T extends { value: number }>(found: T): T {
  return { ...found, value: Math.round(found.value * 10) / 10 };
}

function against(key: QuestionKey, said: GivenAnswer, books: string): AgainstBooks {
  const words = `${shortNames[key]}: you said ${answerWords(key, said)}, and ${books}. ${isKnown(key) ? byBooksWords : byAnswerWords}`;
  return { code: 'against-books', keys: [key], words };
}

/** Replaces contradicted answers that only the product's own records can answer (see `knownBy`). */
export function knownFromBooks(answers: Answers, recast: Recast | null): Answers {
  return knownBy(answers, derivedAnswers(recast));
}
