import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { debtService } from '#features/valuation/valuation/domain/debt-service.ts';
import { bandsOf } from '#features/valuation/valuation/domain/size-band.ts';
import { cashFor, usualPurchase } from '#features/valuation/valuation/domain/usual-purchase.ts';
import { valueAtScore } from '#features/valuation/valuation/domain/value-at-score.ts';
import { checked } from '#test/support/health-check-examples.ts';
import * as priced from '#test/support/valuation-examples.ts';
import { type Answer, type Answers, type GivenAnswer, scoreOfAnswer } from './answers.ts';
import { boosts } from './boost.ts';
import { type QuestionKey, questionKeys, sectionKeys, sections } from './question.ts';
import { questions } from './questions.ts';
import { scoreCheck } from './score.ts';

const { dollars } = priced;
const bands = bandsOf(priced.bands, 'SDE');
const worth = { earnings: dollars(374_000), low: 2.5, high: 5 };
const facts = { benchmarked: true, lossYear: false, reviews: 60, locationDependent: true };
const given = (value: number | string, more: Partial<GivenAnswer> = {}): GivenAnswer => ({
  state: 'given',
  value,
  evidenced: true,
  ...facts,
  ...more,
});
const example: Answers = {
  ...Object.fromEntries(Object.entries(checked.answers).map(([key, value]) => [key, given(value)])),
  D10: { state: 'not_done_yet' },
};
const claimedOf = (answers: Answers) => scoreCheck(answers).claimed;
const without = (...keys: QuestionKey[]): Answers =>
  Object.fromEntries(Object.entries(example).filter(([key]) => !keys.some((one) => one === key)));

describe('the score of the worked example', () => {
  it('is 66.40, with each answer and section to the printed digit', () => {
    const { sections: found, overall, completeness, gates } = claimedOf(example);
    for (const key of sectionKeys) {
      const scores = sections[key].keys.flatMap((one) => {
        const answer = example[one];
        return answer?.state === 'given' ? [scoreOfAnswer(one, answer)] : [];
      });
      expect(scores, key).toEqual(checked.scores[key]);
      expect(found[key].score?.toFixed(2), key).toBe(checked.sections[key]);
    }
    expect(overall?.toFixed(2)).toBe(checked.overall);
    expect(completeness.toFixed(4)).toBe(checked.completeness);
    expect(gates).toEqual([]);
  });

  it('gives its value and range, and that a bank would not finance all of it', () => {
    const { overall, completeness } = claimedOf(example);
    const value = valueAtScore({ ...worth, score: overall ?? 0, completeness }, bands);
    expect(value?.raw.toFixed(4)).toBe(priced.scored.multiple);
    expect({ low: value?.low, mid: value?.mid, high: value?.high }).toEqual({
      low: dollars(priced.scored.value.low),
      mid: dollars(priced.scored.value.mid),
      high: dollars(priced.scored.value.high),
    });
    const cash = cashFor({ sde: worth.earnings, salary: dollars(priced.acquisition.salary) });
    const purchase = usualPurchase({ price: dollars(1_555_854.84), cash }, priced.rules);
    const { maxProject } = debtService(purchase, priced.rules);
    expect(maxProject.atComfort).toBe(dollars(priced.acquisition.maxProject));
    expect(maxProject.atComfort).toBeLessThan(value?.mid ?? 0);
  });

  it('names the three changes that add most, with their dollars', () => {
    const found = boosts(example, worth, bands);
    expect(found.map(({ key, points, dollars: worthOf }) => [key, points.toFixed(4), worthOf])).toEqual(
      checked.boosts.map(({ key, points, dollars: of }) => [key, points, dollars(of)]),
    );
    expect(found.every(({ gain, points, bounded }) => gain === points && !bounded)).toBe(true);
  });
});

describe('a section', () => {
  it('has no score below 70% of the applicable questions, and then there is no overall score', () => {
    const five = without('D2', 'D3');
    expect(claimedOf(five).sections.risk).toMatchObject({ answered: 7, applicable: 10 });
    expect(claimedOf(five).sections.risk.score).not.toBeNull();
    const six = claimedOf(without('D2', 'D3', 'D4'));
    expect(six.sections.risk).toEqual({ score: null, answered: 6, applicable: 10 });
    expect([six.overall, six.ungated]).toEqual([null, null]);
    expect(claimedOf({}).overall).toBeNull();
    expect(claimedOf({}).completeness).toBe(0);
  });

  it('leaves out what does not apply and counts what is not done yet', () => {
    const silent: Answer = { state: 'does_not_apply' };
    const found = claimedOf({ ...example, D1: silent, D7: silent });
    expect(found.sections.risk).toMatchObject({ answered: 7, applicable: 8 });
    expect(found.completeness).toBe(32 / 33);
    expect(claimedOf({ ...example, B1: { state: 'not_done_yet' } }).completeness).toBe(33 / 35);
  });
});

describe('a gate', () => {
  const gated = (more: Answers) => {
    const { overall, gates } = claimedOf({ ...example, ...more });
    return [overall === null ? null : Math.round(overall), gates.map(({ code }) => code)];
  };

  it('caps the overall score and gives the reason', () => {
    expect(gated({ D3: given('unfiled') })).toEqual([30, ['unfiled-returns']]);
    expect(gated({ D10: given(10.01) })).toEqual([40, ['cash-not-proven']]);
    expect(gated({ D2: given('material') })).toEqual([45, ['material-litigation']]);
    expect(gated({ B2: given(50.01), B3: given(60) })).toEqual([50, ['one-customer']]);
    expect(gated({ D1: given(0.99) })).toEqual([50, ['lease-ends']]);
    const both = gated({ D1: given(0.5), D2: given('material') });
    expect(both).toEqual([45, ['material-litigation', 'lease-ends']]);
  });

  it('does not apply at its edge, for a lien, or where the location does not matter', () => {
    for (const more of [
      { D3: given('liens') },
      { D10: given(10) },
      { B2: given(50), B3: given(60) },
      { D1: given(1) },
      { D1: given(0.5, { locationDependent: false }) },
      { D2: given('minor') },
    ])
      expect(claimedOf({ ...example, ...more }).gates).toEqual([]);
  });

  it('holds changes back until it is lifted', () => {
    const answers = { ...example, D2: given('material') };
    const { overall, ungated } = claimedOf(answers);
    const [first, ...others] = boosts(answers, worth, bands);
    const lifted = (ungated ?? 0) + (100 * 0.25) / 9;
    expect(first).toMatchObject({ key: 'D2', gain: lifted - (overall ?? 0) });
    expect(first?.dollars).toBeGreaterThan(dollars(200_000));
    expect(others.map(({ gain, dollars: of }) => [gain, of])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
});

describe('the evidenced score', () => {
  const proven = (...keys: QuestionKey[]): Answers =>
    Object.fromEntries(
      Object.entries(example).map(([key, answer]) => [
        key,
        answer.state === 'given' ? { ...answer, evidenced: !keys.some((one) => one === key) } : answer,
      ]),
    );

  it('equals the claimed one if everything is documented', () => {
    const { claimed, evidenced } = scoreCheck(example);
    expect(evidenced).toEqual(claimed);
  });

  it('counts an undocumented answer as unanswered', () => {
    const { claimed, evidenced } = scoreCheck(proven('A1'));
    expect(claimed.sections.glance).toMatchObject({ answered: 6 });
    expect(evidenced.sections.glance).toEqual({ score: 66, answered: 5, applicable: 6 });
    expect(scoreCheck(proven('A1', 'A2')).evidenced.overall).toBeNull();
    expect(scoreCheck(proven('A1', 'A2')).claimed.overall?.toFixed(2)).toBe(checked.overall);
  });

  it('gains nothing from leaving a weak answer undocumented, and keeps its gates', () => {
    expect(scoreCheck(proven('A5')).evidenced.sections.glance.score?.toFixed(2)).toBe('71.67');
    const answers = { ...proven(), D3: given('unfiled', { evidenced: false }) };
    expect(scoreCheck(answers).evidenced.overall).toBe(30);
  });
});

describe('a change', () => {
  it('promises nothing beyond the size limits', () => {
    // A range of 2.5 to 8 gives 6.15 now: above 1.5 × 3.3 no gain is possible.
    const found = boosts(example, { ...worth, high: 8 }, bands);
    expect(found.map(({ dollars: of, bounded }) => [of, bounded])).toEqual([
      [0, true],
      [0, true],
      [0, true],
    ]);
    const [first] = boosts(example, { ...worth, high: 6.15 }, bands);
    const now = 2.5 + 3.65 * 0.6640158730158731;
    expect(now).toBeLessThan(4.95);
    expect(first).toMatchObject({ bounded: true, dollars: dollars((4.95 - now) * 374_000) });
  });

  it('has no dollars without earnings and does not exist without a score', () => {
    expect(boosts(example, { ...worth, earnings: dollars(0) }, bands)[0]?.dollars).toBeNull();
    expect(boosts({}, worth, bands)).toEqual([]);
  });

  it('is never one that the owner cannot make', () => {
    const found = boosts({ ...example, A1: given(0), E4: given('declining') }, worth, bands);
    expect(found.map(({ key }) => key)).not.toContain('A1');
    expect(found.map(({ key }) => key)).not.toContain('E4');
  });
});

const anyAnswer = (key: QuestionKey): fc.Arbitrary<Answer> => {
  const question = questions[key];
  const value =
    question.kind === 'choice'
      ? fc.constantFrom(...question.choices.map((choice) => choice.value))
      : fc.integer({ min: Math.ceil(question.min), max: Math.min(question.max, 200_000_000) });
  const beside = fc.record({
    benchmarked: fc.boolean(),
    lossYear: fc.boolean(),
    reviews: fc.nat(100),
    locationDependent: fc.boolean(),
  });
  return fc
    .tuple(value, fc.boolean(), beside)
    .map(([found, evidenced, more]) => given(found, { evidenced, ...more }));
};
const anyAnswers: fc.Arbitrary<Answers> = fc.record(
  Object.fromEntries(questionKeys.map((key) => [key, anyAnswer(key)])),
);

describe('for any answers', () => {
  it('gates only cap, the evidenced score never exceeds the claimed one, and all are from 0 to 100', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { claimed, evidenced } = scoreCheck(answers);
        const { overall, ungated, gates } = claimed;
        expect(overall).toBe(Math.min(ungated ?? 0, ...gates.map(({ cap }) => cap)));
        expect(overall).toBeGreaterThanOrEqual(0);
        expect(ungated).toBeLessThanOrEqual(100 + 1e-9);
        if (evidenced.overall !== null) expect(evidenced.overall).toBeLessThanOrEqual((overall ?? 0) + 1e-9);
      }),
    );
  });

  it('a better choice never lowers the score', () => {
    const choices = questionKeys.filter((key) => questions[key].kind === 'choice');
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...choices), (answers, key) => {
        const question = questions[key];
        if (question.kind !== 'choice') return;
        const scores = question.choices.map(
          ({ value }) => claimedOf({ ...answers, [key]: given(value) }).overall ?? 0,
        );
        expect(scores).toEqual(scores.toSorted((one, other) => one - other));
      }),
    );
  });

  it('a better figure never lowers the score', () => {
    const figures = questionKeys.filter((key) => questions[key].kind !== 'choice' && key !== 'E3');
    const pair = fc
      .constantFrom(...figures)
      .chain((key) => fc.tuple(fc.constant(key), anyAnswer(key), anyAnswer(key)));
    fc.assert(
      fc.property(anyAnswers, pair, (answers, [key, one, other]) => {
        const question = questions[key];
        if (question.kind === 'choice' || one.state !== 'given' || other.state !== 'given') return;
        const at = (value: number) =>
          claimedOf({ ...answers, [key]: { ...one, value } }).overall ?? Number.NaN;
        const values = [Number(one.value), Number(other.value)].toSorted((less, more) => less - more);
        const [low, high] = values.map(at);
        if (question.better === 'more') expect(high).toBeGreaterThanOrEqual(low ?? 0);
        else expect(high).toBeLessThanOrEqual(low ?? 0);
      }),
    );
  });

  it('the range contains the middle, and no change promises more than the size limits allow', () => {
    fc.assert(
      fc.property(anyAnswers, fc.integer({ min: 1, max: 500_000_000 }), (answers, amount) => {
        const of = { ...worth, earnings: dollars(amount / 100) };
        const { overall, completeness } = claimedOf(answers);
        const value = valueAtScore({ ...of, score: overall ?? 0, completeness }, bands);
        expect(value && value.low <= value.mid && value.mid <= value.high).toBe(true);
        for (const change of boosts(answers, of, bands)) {
          const then = valueAtScore({ ...of, score: (overall ?? 0) + change.gain, completeness }, bands);
          const more = (then?.mid ?? 0) - (value?.mid ?? 0);
          expect(change.dollars).toBeGreaterThanOrEqual(0);
          expect(change.dollars).toBeLessThanOrEqual(Math.max(0, more) + 2);
        }
      }),
    );
  });
});
