import type { Intake, IntakeCheck } from '#features/quality-of-earnings/reviews/domain/intake.ts';
import type { OpenReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import type { Reader } from '#platform/context.ts';
import { rounding, type TieKey } from '../domain/tax-ties.ts';
import { taxYears } from './read-tax-returns.ts';

type Years = Awaited<ReturnType<typeof taxYears>>;

/** What the tax returns that were entered prove. */
export async function taxIntake(db: Reader, review: OpenReview): Promise<Intake> {
  const years = await taxYears(db, review, review.dataset);
  if (years.every(({ entered }) => entered === null)) return {};
  const checks = [
    checkOf(
      'tax-years',
      years.map(({ entered }) => (entered ? null : { difference: 0, wrong: true })),
    ),
    checkOf('tax-sums', years.flatMap(sumsOf)),
    checkOf(
      'tax-equity',
      years.map(({ gap }) => (gap === null ? null : { difference: gap, wrong: gap !== 0 })),
    ),
    checkOf(
      'tax-months',
      years.map(({ ties, booked }) => (ties ? { difference: 0, wrong: booked < 12 } : null)),
      'question',
    ),
    tied('tax-receipts', 'receipts', years),
    tied('tax-income', 'income', years),
  ];
  const proved = checks.every(({ grade }) => grade === 'proved' || grade === 'absent');
  const compared = checks.at(-1)?.grade !== 'absent' && checks.at(-2)?.grade !== 'absent';
  return { I7: { state: proved && compared ? 'proved' : 'in', checks } };
}

type Found = { difference: number; wrong: boolean };

/** `null`: nothing to check. Differences come together as they are. */
function checkOf(
  code: string,
  found: readonly (Found | null)[],
  grade: 'wrong' | 'question' = 'wrong',
): IntakeCheck {
  const known = found.filter((one) => one !== null);
  const wrong = known.filter((one) => one.wrong);
  const off = wrong.reduce((sum, { difference }) => sum + Math.abs(difference), 0);
  return {
    code,
    grade: wrong.length > 0 ? grade : known.length > 0 || code === 'tax-years' ? 'proved' : 'absent',
    difference: off || null,
    count: wrong.length,
  };
}

const sumsOf = ({ footings }: Years[number]): Found[] =>
  footings.map(({ difference }) => ({ difference, wrong: Math.abs(difference) > rounding }));

function tied(code: string, key: TieKey, years: Years): IntakeCheck {
  const ties = years.flatMap(({ ties: all }) =>
    (all ?? []).filter((tie) => tie.key === key && tie.grade !== 'partial'),
  );
  const apart = ties.some(({ grade }) => grade === 'apart');
  return checkOf(
    code,
    ties.map(({ difference, grade }) => ({ difference, wrong: grade === 'apart' || grade === 'question' })),
    apart ? 'wrong' : 'question',
  );
}
