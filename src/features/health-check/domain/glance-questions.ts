import type { Question, QuestionKeyOf } from './question.ts';
import type { Scale } from './scale.ts';

/** Of the margin itself, where there is no median of the industry to compare it with (product policy). */
export const marginAlone: Scale = [
  { score: 20 },
  { from: 5, score: 50 },
  { from: 10, score: 80 },
  { above: 20, score: 100 },
];

/** Of spread: the most that a business with a loss in one of the years can score (product policy). */
export const lossYearCap = 35;

const tooYoung = 'The business has traded for less than two years.';

/** Business at a glance. Scales: product policy. */
export const glanceQuestions: Record<QuestionKeyOf<'glance'>, Question> = {
  A1: {
    question: 'For how many years has the business been trading?',
    why: 'Buyers and lenders trust a record. A business that has come through a bad year has shown that it can.',
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
    question: 'By how much have sales grown a year, on average over the last three years?',
    why: 'A buyer pays for the next years, and reads them from the last ones.',
    where: 'Sales of your last three profit-and-loss statements. We work it out when you enter them.',
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
    question: 'How many points does your adjusted EBITDA margin lie above or below that of your industry?',
    why: 'A margin above the others’ shows that you buy, price or work better than they do.',
    where:
      'Adjusted EBITDA divided by sales, less the industry’s median. With no median to compare with, give the margin itself and say so.',
    notApplicable: null,
    mayBeOpen: true,
    changeable: true,
    kind: 'percent',
    better: 'more',
    min: -1_000,
    max: 100,
    scale: [{ score: 0 }, { above: -5, score: 40 }, { from: 0, score: 70 }, { above: 5, score: 100 }],
    beside: { fact: 'benchmarked', question: 'Is this the distance to the median of your industry?' },
  },
  A4: {
    question: 'How far do your earnings (SDE) of the last three years lie apart?',
    why: 'Steady earnings are safer to lend on than the same earnings in leaps.',
    where:
      'Standard deviation of the three years divided by their mean. We work it out when you enter the three years.',
    notApplicable: tooYoung,
    mayBeOpen: true,
    changeable: true,
    kind: 'percent',
    better: 'less',
    min: 0,
    max: 10_000,
    scale: [{ score: 100 }, { from: 10, score: 70 }, { from: 25, score: 35 }, { above: 40, score: 0 }],
    beside: { fact: 'lossYear', question: 'Did one of the three years end with a loss?' },
  },
  A5: {
    question: 'How are your books kept?',
    why: 'Books that somebody outside has looked at need less digging, and buyers doubt them less.',
    where: 'Ask your bookkeeper or your CPA.',
    notApplicable: null,
    mayBeOpen: false,
    changeable: true,
    kind: 'choice',
    choices: [
      { value: 'none', label: 'There are none to speak of', score: 0 },
      { value: 'cash', label: 'On a cash basis', score: 40 },
      { value: 'accrual', label: 'On an accrual basis, closed every month', score: 75 },
      { value: 'cpa', label: 'Reviewed or audited by a CPA', score: 100 },
    ],
  },
  A6: {
    question: 'What did the business earn for you in the last twelve months (SDE)?',
    why: 'SDE is what one owner takes out before tax: profit, your pay and perks, and costs that a buyer will not have. The more there is, the more buyers can borrow on it.',
    where: 'The bottom line of your earnings table here.',
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
