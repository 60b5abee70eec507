import { answerWords } from '#features/health-check/domain/answer-words.ts';
import type { Answers, GivenAnswer } from '#features/health-check/domain/answers.ts';
import type { QuestionKey } from '#features/health-check/domain/question.ts';
import { shortNames } from '#features/health-check/domain/question-names.ts';
import { type DerivedAnswer, derivedAnswers, derivedKeys } from './derived-answers.ts';
import type { Recast } from './recast.ts';

type AgainstBooks = { code: 'against-books'; keys: [QuestionKey]; words: string };

/** How far an answer may lie from the books before it contradicts them: percent points, of amounts percent (policy). */
const tolerance = 1;

/**
 * Answers that the books contradict. The answer goes on scoring: it is the owner's, who may know better than a file, and
 * who reads here and beside the question what a buyer will find.
 */
export function againstBooks(answers: Answers, recast: Recast | null): AgainstBooks[] {
  const books = derivedAnswers(recast);
  const figures = derivedKeys.flatMap((key) => {
    const [said, found] = [answers[key], books[key]];
    return said?.state === 'given' && found && differs(key, said, found)
      ? [
          against(
            key,
            said,
            `your books say ${answerWords(key, { state: 'given', evidenced: false, ...found })}`,
          ),
        ]
      : [];
  });
  const kept = answers.A5;
  const cash = recast?.periods.some(({ bases }) => bases.includes('cash')) ?? false;
  return kept?.state === 'given' && kept.value === 'accrual' && cash
    ? [...figures, against('A5', kept, 'the files of your books say that they are on a cash basis')]
    : figures;
}

function differs(key: (typeof derivedKeys)[number], said: GivenAnswer, books: DerivedAnswer): boolean {
  // A margin beside its industry's is another figure.
  if (key === 'A3' && said.benchmarked) return false;
  if (said.lossYear !== books.lossYear) return true;
  const off = Math.abs(Number(said.value) - books.value);
  return key === 'A6' ? off * 100 > tolerance * Math.abs(books.value) : off >= tolerance;
}

function against(key: QuestionKey, said: GivenAnswer, books: string): AgainstBooks {
  const words = `${shortNames[key]}: you said ${answerWords(key, said)}, and ${books}. Your answer counts in the score until you change it; a buyer will find the difference.`;
  return { code: 'against-books', keys: [key], words };
}
