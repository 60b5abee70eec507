import type { Question, QuestionKeyOf } from './question.ts';

/** As many public reviews as the best rating needs (product policy). */
export const reviewsForBest = 50;
/** The score of a best rating with too few reviews: that of the step below. */
export const ratingWithoutReviews = 85;

/** Market edge. Scales: product policy. */
export const edgeQuestions: Record<QuestionKeyOf<'edge'>, Question> = {
  B1: {
    question: 'Which share of your sales comes back by itself: contracts, subscriptions, service plans?',
    why: 'Sales that are already agreed are still there on the day after you leave.',
    where: 'Sales of the last twelve months by customer or by kind of work.',
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
    question: 'Which share of your sales does your largest customer make?',
    why: 'If that customer leaves with you, the buyer has bought less. Lenders look at this first.',
    where:
      'Sales by customer of the last twelve months. Count companies that belong together as one. If you sell to the public, 0.',
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
    question: 'Which share of your sales do your five largest customers make together?',
    why: 'Five customers can leave within a year; fifty do not.',
    where: 'The same list of sales by customer.',
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
    question: 'Of the customers of the year before, how many in a hundred bought again last year?',
    why: 'Customers who stay without being won again are what a buyer cannot build quickly.',
    where: 'Customer lists of the two years: how many names of the first are in the second.',
    notApplicable: 'By the nature of what you sell, people buy once, or you do not know who they are.',
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
    why: 'What is hard to copy keeps its price after a sale.',
    where:
      'Why did your last five customers choose you? Licenses, patents and territory agreements are in your files.',
    notApplicable: null,
    mayBeOpen: false,
    changeable: true,
    kind: 'choice',
    choices: [
      { value: 'price-taker', label: 'Nothing: we win on price', score: 20 },
      { value: 'some', label: 'Some: people know our name', score: 50 },
      { value: 'strong', label: 'Much: customers come for what only we do well', score: 85 },
      { value: 'protected', label: 'It is protected: a license, a patent or brand, a territory', score: 100 },
    ],
  },
  B6: {
    question: 'How have you raised your prices in the last three years?',
    why: 'Whoever can raise prices and keep the customers has something that they want.',
    where: 'Price lists or quotes of three years ago beside those of today.',
    notApplicable: 'Your prices are set by law or by a public payer.',
    mayBeOpen: false,
    changeable: true,
    kind: 'choice',
    choices: [
      { value: 'none', label: 'Not at all', score: 20 },
      { value: 'below', label: 'By less than inflation', score: 40 },
      { value: 'match', label: 'With inflation', score: 70 },
      { value: 'above', label: 'By more than inflation, and nobody left for it', score: 100 },
    ],
  },
  B7: {
    question: 'How many stars do you have in public reviews?',
    why: 'It is the first thing that a buyer, and a buyer’s lender, looks up.',
    where: 'The review site that your customers use most.',
    notApplicable: 'Customers like yours do not review in public.',
    mayBeOpen: true,
    changeable: true,
    kind: 'rating',
    better: 'more',
    min: 0,
    max: 5,
    scale: [{ score: 20 }, { from: 3.5, score: 55 }, { from: 4.2, score: 85 }, { above: 4.7, score: 100 }],
    beside: { fact: 'reviews', question: 'From how many reviews?' },
  },
};
