import { industries } from '#features/marketplace/businesses/domain/industries.ts';
import { tradeLabel } from '#features/marketplace/businesses/domain/trades.ts';
import { tasksForReport } from '#features/valuation/check-value/server/tasks-for-report.ts';
import { valueOfCheck } from '#features/valuation/check-value/server/value-of-check.ts';
import { knownFromBooks } from '#features/valuation/earnings/domain/against-books.ts';
import { recastOf, recastsOf } from '#features/valuation/earnings/server/recast-of.ts';
import { answerWords } from '#features/valuation/health-check/domain/answer-words.ts';
import { answersOf, answersOfMany } from '#features/valuation/health-check/server/check-answers.ts';
import type { OpenCheck } from '#features/valuation/health-check/server/open-check.ts';
import { tradeOfCheck } from '#features/valuation/health-check/server/trade-of-check.ts';
import type { Reader } from '#platform/context.ts';
import type { Report, ReportNumbers } from '../domain/report.ts';
import { earningsNumbers, numbersOf, writeReport } from '../domain/write-report.ts';

export async function reportOfCheck(db: Reader, check: OpenCheck): Promise<Report> {
  const answers = await answersOf(db, check.id);
  const value = await valueOfCheck(db, check.id);
  const recast = await recastOf(db, check.id);
  const tasks = await tasksForReport(db, check.id);
  const { trade } = await tradeOfCheck(db, check.id);
  return writeReport({
    businessName: check.businessName,
    industry: industries.find(({ value }) => value === check.industry)?.label ?? check.industry,
    trade: trade && tradeLabel(trade),
    answers,
    known: knownFromBooks(answers, recast),
    value,
    recast,
    tasks: tasks.map(({ target, key, ...task }) => ({ ...task, key, target: answerWords(key, target) })),
  });
}

/** The current main figures of a check, in cents. */
export async function numbersNow(db: Reader, checkId: string): Promise<ReportNumbers> {
  return numbersOf({
    answers: await answersOf(db, checkId),
    recast: await recastOf(db, checkId),
    value: await valueOfCheck(db, checkId),
  });
}

/** The same of many checks without their value, in as many statements as of one. */
export async function earningsNumbersOf(
  db: Reader,
  checkIds: readonly string[],
): Promise<Map<string, Omit<ReportNumbers, 'value'>>> {
  const answers = await answersOfMany(db, checkIds);
  const recastIn = await recastsOf(db, checkIds);
  return new Map(
    checkIds.map((id) => [id, earningsNumbers({ answers: answers.get(id) ?? {}, recast: recastIn(id) })]),
  );
}
