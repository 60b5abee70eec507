import { middleScore } from '#features/valuation/valuation/domain/value-at-score.ts';
import { type Answers, isOpen, scoreOfAnswer } from './answers.ts';
import { gatesOf, gatesThatMayCome, underGates } from './gates.ts';
import { type QuestionKey, sectionKeys, sections } from './question.ts';
import { questions } from './questions.ts';

export type ScoreSpan = { low: number; high: number };

/**
 * The lowest and highest overall score, 0 to 100, still possible by answering any of the open questions: the worst
 * answers with every gate that they could raise, and the best ones under current gates. Each answer narrows the span
 * to a part of it; without open questions both ends are the score.
 */
export function possibleScore(answers: Answers): ScoreSpan {
  const ends = { low: 0, high: 0 };
  for (const section of sectionKeys) {
    const { low, high } = possibleSection(sections[section].keys, answers);
    ends.low += (low * sections[section].weight) / 100;
    ends.high += (high * sections[section].weight) / 100;
  }
  const standing = gatesOf(answers);
  return {
    low: underGates(ends.low, [...standing, ...gatesThatMayCome(answers)]),
    high: underGates(ends.high, standing),
  };
}

/** From 0 to 100: each unanswered question scores the middle of a trade, clamped to the possible score. */
export function likelyScore(answers: Answers): number {
  const ungated = sectionKeys.reduce(
    (sum, section) => sum + (likelySection(sections[section].keys, answers) * sections[section].weight) / 100,
    0,
  );
  const { low, high } = possibleScore(answers);
  return Math.min(Math.max(ungated, low), high);
}

function likelySection(keys: readonly QuestionKey[], answers: Answers): number {
  const counted = keys.flatMap((key) => {
    const answer = answers[key];
    if (!answer) return [middleScore];
    return answer.state === 'given' ? [scoreOfAnswer(key, answer)] : [];
  });
  return counted.length === 0 ? middleScore : counted.reduce((sum, one) => sum + one, 0) / counted.length;
}

export function scoresOf(key: QuestionKey): ScoreSpan {
  const question = questions[key];
  if (question.kind === 'choice') return spanOf(question.choices.map(({ score }) => score));
  return question.scale === 'linear'
    ? { low: question.min, high: question.max }
    : spanOf(question.scale.map(({ score }) => score));
}

function possibleSection(keys: readonly QuestionKey[], answers: Answers): ScoreSpan {
  const known = keys.flatMap((key) => {
    const answer = answers[key];
    return answer?.state === 'given' ? [scoreOfAnswer(key, answer)] : [];
  });
  const open = keys.filter((key) => isOpen(answers[key])).map(scoresOf);
  return {
    low: extremeMean(
      known,
      open.map(({ low }) => low),
      (one, other) => one - other,
    ),
    high: extremeMean(
      known,
      open.map(({ high }) => high),
      (one, other) => other - one,
    ),
  };
}

function extremeMean(
  known: readonly number[],
  others: readonly number[],
  order: (one: number, other: number) => number,
): number {
  let [sum, count] = [known.reduce((total, one) => total + one, 0), known.length];
  for (const other of others.toSorted(order)) {
    if (count > 0 && order(other, sum / count) >= 0) break;
    sum += other;
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}

function spanOf(scores: readonly number[]): ScoreSpan {
  return { low: Math.min(...scores), high: Math.max(...scores) };
}
