import type { Question, QuestionKeyOf } from './question.ts';
import type { Scale } from './scale.ts';

/** For the margin itself if the industry has no median to compare with (product policy). */
export const marginAlone: Scale = [
  { score: 20 },
  { from: 5, score: 50 },
  { from: 10, score: 80 },
  { above: 20, score: 100 },
];

/** For spread: the highest score with a loss in one of the years (product policy). */
export const lossYearCap = 35;

const tooYoung = 'The business is less than two years old.';

/** Scales: product policy. */
export const glanceQuestions: Record<QuestionKeyOf<'glance'>, Question> = {
  A1: {
    question: 'How many years has the business been operating?',
    why: 'Buyers and lenders trust a track record, above all one that includes a bad year.',
    where: 'The date on your first tax return or your registration with the state.',
    notApplicable: null,
    mayBeOpen: false,
    changeable: false,
    kind: 'years',
    better: 'more',
    min: 0,
    max: 300,
    scale: [{ score: 0 }, { from: 2, score: 40 }, { from: 5, score: 70 }, { from: 10, score: 100 }],
  },
  A2: {
    question: 'What was your average annual revenue growth over the last three years?',
    why: 'Buyers pay for future years and judge them by the past ones.',
    where: 'Revenue on your last three profit and loss statements. We calculate it once your books are in.',
    notApplicable: tooYoung,
    mayBeOpen: true,
    changeable: true,
    kind: 'percent',
    better: 'more',
    min: -100,
    max: 1_000,
    scale: [
      { score: 0 },
      { from: -5, score: 30 },
      { from: 0, score: 55 },
      { from: 5, score: 85 },
      { above: 15, score: 100 },
    ],
  },
  A3: {
    question: 'How does your adjusted EBITDA margin compare with your industry’s, in percentage points?',
    why: 'A higher margin shows that you buy, price or operate better than your competitors.',
    where:
      'Adjusted EBITDA divided by revenue, less the industry median: 3 is three points above it. No median? Enter your margin itself and answer No below.',
    notApplicable: null,
    mayBeOpen: true,
    changeable: true,
    kind: 'percent',
    better: 'more',
    min: -1_000,
    max: 100,
    scale: [{ score: 0 }, { above: -5, score: 40 }, { from: 0, score: 70 }, { above: 5, score: 100 }],
    beside: { fact: 'benchmarked', question: 'Is this figure compared with your industry’s median?' },
  },
  A4: {
    question: 'How much has your SDE varied over the last three years?',
    why: 'Steady earnings are safer to lend against than earnings that swing.',
    where: 'We calculate it once three years of books are in: standard deviation divided by the average.',
    notApplicable: tooYoung,
    mayBeOpen: true,
    changeable: true,
    kind: 'percent',
    better: 'less',
    min: 0,
    max: 10_000,
    scale: [{ score: 100 }, { from: 10, score: 70 }, { from: 25, score: 35 }, { above: 40, score: 0 }],
    beside: { fact: 'lossYear', question: 'Did any of the three years end in a loss?' },
  },
  A5: {
    question: 'How are your books kept?',
    why: 'Books that an outside accountant has reviewed need less diligence and raise fewer doubts.',
    where: 'Ask your bookkeeper or your CPA.',
    notApplicable: null,
    mayBeOpen: false,
    changeable: true,
    kind: 'choice',
    choices: [
      { value: 'none', label: 'No formal books', score: 0 },
      { value: 'cash', label: 'Cash basis', score: 40 },
      { value: 'accrual', label: 'Accrual basis, closed every month', score: 75 },
      { value: 'cpa', label: 'Reviewed or audited by a CPA', score: 100 },
    ],
  },
  A6: {
    question: 'What was your SDE (seller’s discretionary earnings) for the last twelve months?',
    why: 'SDE is the pre-tax profit plus one owner’s pay and perks plus costs that a buyer will not have. The higher it is, the more a buyer can borrow.',
    where: 'The last line of the Earnings tab, once your books are in.',
    notApplicable: null,
    mayBeOpen: true,
    changeable: true,
    kind: 'amount',
    better: 'more',
    min: -1e13,
    max: 1e13,
    scale: [
      { score: 20 },
      { from: 100_000_00, score: 45 },
      { from: 250_000_00, score: 65 },
      { from: 500_000_00, score: 85 },
      { above: 1_000_000_00, score: 100 },
    ],
  },
};
