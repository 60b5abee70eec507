import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { clockDays } from '#features/agreements/access-requests/domain/clock.ts';
import { moves } from '#features/agreements/access-requests/domain/moves.ts';
import { coolingOff } from '#features/agreements/access-requests/domain/opening.ts';
import { statuses, statusLabels } from '#features/agreements/access-requests/domain/status.ts';
import { roomIndex } from '#features/deal-room/deal-rooms/domain/room-index.ts';
import { stages } from '#features/marketplace/listings/domain/stage.ts';
import { offerValue, startingAssumptions } from '#features/offers/offers/domain/value.ts';
import { lenderAmount } from '#features/valuation/earnings/domain/add-backs.ts';
import { sections } from '#features/valuation/health-check/domain/question.ts';
import { paymentFactor } from '#features/valuation/valuation/domain/debt-service.ts';
import { earningsBase } from '#features/valuation/valuation/domain/earnings-base.ts';
import { bounds, firstGuess } from '#features/valuation/valuation/domain/size-band.ts';
import { halfWidthAt } from '#features/valuation/valuation/domain/value-at-score.ts';
import { days } from '#kernel/instant.ts';
import { centsFromDollars } from '#kernel/money.ts';

const page = (name: string) =>
  readFileSync(join(import.meta.dirname, `../../docs/rules/${name}.md`), 'utf8').replaceAll(/\s+/g, ' ');
const dollars = (amount: number) => amount.toLocaleString('en-US', { maximumFractionDigits: 2 });

/** docs/rules must match the code: the expected lines are made from the code's own constants and results. */
describe('docs/rules match the code', () => {
  test('access: who may move a request, and its clocks', () => {
    const text = readFileSync(join(import.meta.dirname, '../../docs/rules/access.md'), 'utf8');
    const rows = text.split('\n').map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
    const head = rows.find(([first]) => first === 'from \\ to') ?? [];
    expect(head.slice(1).toSorted()).toEqual(Object.values(statusLabels).toSorted());
    for (const from of statuses) {
      const label = statusLabels[from];
      const row = rows.find(([first, ...cells]) => first === label && cells.length === statuses.length) ?? [];
      for (const to of statuses) {
        const may = moves.filter((move) => move.from === from && move.to === to).flatMap(({ by }) => by);
        const said = (row[head.indexOf(statusLabels[to])] ?? '').split(', ').filter(Boolean);
        expect([from, to, said.toSorted()]).toEqual([from, to, [...new Set(may)].toSorted()]);
      }
    }
    const { reminders, escalation, end } = clockDays;
    expect(page('access')).toContain(
      `after ${reminders.join(' and ')} days, admins after ${escalation}, the end after ${end}`,
    );
    expect(page('access')).toContain(`${coolingOff / days} days between a denial and the next request`);
    for (const stage of stages) expect(page('access')).toContain(`| ${stage} |`);
  });

  test('health check: weights of the sections', () => {
    const weights = Object.entries(sections).map(
      ([key, { weight }]) => `${(weight / 100).toFixed(2)} × ${key}`,
    );
    expect(page('health-check')).toContain(`overall = ${weights.join(' + ')}`);
  });

  test('valuation: size, range and the loan of the example', () => {
    const text = page('valuation');
    expect(text).toContain(`min(max(raw, ${bounds.low} × B), ${bounds.high.toFixed(2)} × B)`);
    expect(text).toContain(`begins at ${firstGuess} times earnings`);
    const narrow = Math.round(halfWidthAt(1) * 100);
    expect(text).toContain(
      `half = ${narrow}% + ${Math.round(halfWidthAt(0) * 100) - narrow}% × (1 − completeness)`,
    );
    expect(text).toContain(`costs ${dollars(1_170_000 * paymentFactor(0.1, 120))} a month`);
  });

  test('earnings: what a lender recognizes, and the base', () => {
    const text = page('earnings');
    for (const tier of ['A', 'B', 'C'] as const)
      expect(text).toMatch(new RegExp(`\\| ${tier} \\| [^|]+ \\| ${lent(tier)}% \\|`));
    const { base, method } = earningsBase([300_000, 330_000, 374_000].map(centsFromDollars));
    expect([method, text.includes(`give ${dollars(base / 100)}`)]).toEqual(['weighted', true]);
  });

  test('offers: rates and the example', () => {
    const { noteDiscount, earnOutDiscount, closes, notePaid } = startingAssumptions;
    expect(page('offers')).toContain(`PV(note, ${noteDiscount * 100}%)`);
    expect(page('offers')).toContain(`earn-out ÷ ${1 + earnOutDiscount}^years`);
    const a = offerValue(offerA, startingAssumptions);
    expect(page('offers')).toContain(
      `p(paid) ${notePaid}, p(close) ${closes}: ${dollars(a.riskAdjusted / 100)}`,
    );
  });

  test('deal rooms: folders of the index, and those that open early or late', () => {
    const text = page('deal-rooms');
    for (const { code, stage } of roomIndex)
      if (!code.includes('.')) expect(text).toMatch(new RegExp(`\\b${code} [a-z]`));
      else if (stage !== 'S4') expect(text).toContain(`(${code})`);
  });
});

function lent(tier: 'A' | 'B' | 'C'): number {
  const amount = centsFromDollars(100);
  const none = centsFromDollars(0);
  const line = {
    code: 'O-PERK',
    amount,
    tier,
    onRevenue: false,
    recorded: amount,
    replacement: none,
  } as const;
  const rest = { recovered: none, samePeriod: true, otherYears: 0, neededByBuyer: false, ledgerLines: [] };
  return lenderAmount({ ...line, ...rest }, amount) / 100;
}

const offerA = {
  cash: centsFromDollars(1_000_000),
  sbaLoan: centsFromDollars(0),
  otherDebt: centsFromDollars(0),
  sellerNote: centsFromDollars(200_000),
  earnOut: centsFromDollars(0),
  noteRateBps: 600,
  noteMonths: 60,
  noteStandby: false,
  noteStandbyMonths: null,
  earnOutMonths: null,
};
