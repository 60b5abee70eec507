import type { StoredRow } from '#features/valuation/valuation/server/stored-tables.ts';
import { cents } from '#kernel/money.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import { whatIf } from '../check-value-shapes.ts';
import type { keepScenario } from '../contract.ts';
import { type CheckInputs, type CheckValue, checkValue } from '../domain/check-value.ts';
import { refusedKeys, type WhatIf, withWhatIf } from '../domain/what-if.ts';
import type { ScenarioRow } from './scenario-store.ts';

export function scenarioView(
  row: ScenarioRow,
  inputs: CheckInputs<StoredRow>,
): AnswerOf<typeof keepScenario> {
  const moved = storedMoves(row.moved);
  const found = checkValue(withWhatIf(inputs, moved));
  const { sections } = found.score.claimed;
  return {
    id: row.id,
    name: row.name,
    moved,
    keptAt: row.kept_at.toISOString(),
    kept: {
      score: row.score,
      multiple: row.multiple,
      low: orNone(row.low_cents),
      mid: orNone(row.mid_cents),
      high: orNone(row.high_cents),
    },
    now: {
      ...figuresIn(found),
      sections: {
        glance: sections.glance.score,
        edge: sections.edge.score,
        boost: sections.boost.score,
        risk: sections.risk.score,
        growth: sections.growth.score,
      },
    },
    version: row.version,
  };
}

export function figuresIn({ score, value }: Pick<CheckValue, 'score' | 'value'>) {
  const { claimed } = value;
  return {
    score: score.claimed.overall,
    multiple: claimed?.multiple ?? null,
    low: claimed?.low ?? null,
    mid: claimed?.mid ?? null,
    high: claimed?.high ?? null,
  };
}

/** Leaves out answers that their question has come to refuse. */
function storedMoves(stored: unknown): WhatIf {
  const moved = whatIf.parse(stored);
  const refused = new Set<string>(refusedKeys(moved));
  const answers = Object.fromEntries(Object.entries(moved.answers).filter(([key]) => !refused.has(key)));
  return { ...moved, answers };
}

const orNone = (amount: number | null) => (amount === null ? null : cents(amount));
