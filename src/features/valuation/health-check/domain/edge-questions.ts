import type { Question, QuestionKeyOf } from './question.ts';

/** Public reviews needed for the best rating score (product policy). */
export const reviewsForBest = 50;
/** Score of a best rating with too few reviews: that of the step below. */
export const ratingWithoutReviews = 85;

/** Scales: product policy. */
export const edgeQuestions: Record<QuestionKeyOf<'edge'>, Question> = {
  B1: {
    question: 'What percentage of revenue is recurring (contracts, subscriptions, service plans)?',
    why: 'Contracted revenue is still there the day after you leave.',
    where: 'Revenue for the last twelve months by customer or by type of work.',
    notApplicable: null,
    mayBeOpen: true,
    changeable: true,
    kind: 'percent',
    better: 'more',
    min: 0,
    max: 100,
    scale: [{ score: 10 }, { from: 10, score: 40 }, { from: 30, score: 70 }, { above: 60, score: 100 }],
  },
  B2: {
    question: 'What percentage of revenue comes from your largest customer?',
    why: 'If that customer leaves with you, the business is worth less. Lenders look at this first.',
    where:
      'Revenue by customer for the last twelve months; count related companies as one. Enter 0 if you sell to the general public.',
    notApplicable: null,
    mayBeOpen: true,
    changeable: true,
    kind: 'percent',
    better: 'less',
    min: 0,
    max: 100,
    scale: [
      { score: 100 },
      { from: 10, score: 80 },
      { from: 15, score: 60 },
      { from: 25, score: 30 },
      { above: 40, score: 0 },
    ],
  },
  B3: {
    question: 'What percentage of revenue comes from your five largest customers combined?',
    why: 'Five customers can leave within a year. Fifty rarely do.',
    where: 'The same report of revenue by customer.',
    notApplicable: null,
    mayBeOpen: true,
    changeable: true,
    kind: 'percent',
    better: 'less',
    min: 0,
    max: 100,
    scale: [{ score: 100 }, { from: 25, score: 75 }, { from: 50, score: 40 }, { above: 75, score: 0 }],
  },
  B4: {
    question: 'What percentage of customers from the prior year bought again last year?',
    why: 'Loyal customers are what a buyer cannot build quickly.',
    where: 'Compare the customer lists of the two years: how many from the first appear in the second?',
    notApplicable: 'Customers buy only once, or you cannot identify them.',
    mayBeOpen: true,
    changeable: true,
    kind: 'percent',
    better: 'more',
    min: 0,
    max: 100,
    scale: [{ score: 0 }, { from: 60, score: 35 }, { from: 75, score: 70 }, { above: 90, score: 100 }],
  },
  B5: {
    question: 'What keeps a competitor from doing what you do?',
    why: 'What is hard to copy keeps its value after a sale.',
    where:
      'Why did your last five customers choose you? Licenses, patents and territory agreements are in your files.',
    notApplicable: null,
    mayBeOpen: false,
    changeable: true,
    kind: 'choice',
    choices: [
      { value: 'price-taker', label: 'Nothing: we compete on price', score: 20 },
      { value: 'some', label: 'Some: our name is known', score: 50 },
      { value: 'strong', label: 'A lot: customers come for something that only we do well', score: 85 },
      {
        value: 'protected',
        label: 'Legal protection: a license, patent, trademark or exclusive territory',
        score: 100,
      },
    ],
  },
  B6: {
    question: 'How have your prices changed over the last three years?',
    why: 'Raising prices without losing customers shows that you have something they want.',
    where: 'Price lists or quotes from three years ago, compared with today’s.',
    notApplicable: 'Your prices are set by law or by a government payer.',
    mayBeOpen: false,
    changeable: true,
    kind: 'choice',
    choices: [
      { value: 'none', label: 'No increases', score: 20 },
      { value: 'below', label: 'Increases below inflation', score: 40 },
      { value: 'match', label: 'In line with inflation', score: 70 },
      { value: 'above', label: 'Increases above inflation without losing customers', score: 100 },
    ],
  },
  B7: {
    question: 'What is your average star rating in public reviews?',
    why: 'Buyers and their lenders look this up first.',
    where: 'The review site that your customers use most.',
    notApplicable: 'Customers in your industry do not post public reviews.',
    mayBeOpen: true,
    changeable: true,
    kind: 'rating',
    better: 'more',
    min: 0,
    max: 5,
    scale: [{ score: 20 }, { from: 3.5, score: 55 }, { from: 4.2, score: 85 }, { above: 4.7, score: 100 }],
    beside: { fact: 'reviews', question: 'How many reviews?' },
  },
};
