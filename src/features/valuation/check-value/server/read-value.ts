import { openWholeCheck } from '#features/valuation/health-check/server/open-check.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { getCheckValue as contract } from '../contract.ts';
import { checkValue } from '../domain/check-value.ts';
import { inputsOf } from './inputs-of.ts';

/** Includes the inputs, so that the page can recalculate the value. */
export async function readValue(
  reading: Reading,
  { params }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const check = await openWholeCheck(reading, params.id);
  const inputs = await inputsOf(reading.db, check.id);
  const found = checkValue(inputs);
  return {
    given: {
      answers: inputs.answers,
      periods: [...inputs.periods],
      books: inputs.books,
      tradeRowId: inputs.trade?.id ?? null,
      trade: inputs.saidTrade,
      tradeChosen: inputs.tradeChosen,
      assets: inputs.assets,
    },
    found: {
      ...found,
      contradictions: [...found.contradictions, ...inputs.againstBooks].map((one) => ({
        ...one,
        keys: [...one.keys],
      })),
    },
    version: check.version,
  };
}
