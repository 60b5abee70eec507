import type { HelpArticle } from './article.ts';
import { h, list, note, p } from './blocks.ts';
import { product } from './sources.ts';

/** The assistant. */
export const appaArticles: readonly HelpArticle[] = [
  {
    slug: 'what-appa-can-do',
    title: 'What Appa can do and what it never does',
    question: 'What can I ask Appa, and who reads it?',
    audience: ['everybody', 'sellers', 'buyers', 'brokers'],
    summary:
      'Appa answers questions from what you may open yourself, and says where it found each thing. It does nothing in your name before you press the button for it.',
    body: [
      p(
        'Appa is the assistant behind the round button at the bottom right, for people who are signed in. Type a question as you would ask a person.',
      ),
      h('What you can ask'),
      list(
        'How this site works, and how small businesses are sold: Appa quotes these articles.',
        'Which businesses are for sale: by trade, state or region, price and cash flow. Go on with “and in Texas?”, or have listings compared.',
        'What a business may be worth, from its SDE and its trade, and whether it carries an SBA loan. The figures come from dated tables, each with its source.',
        'Where your access requests stand, and what waits for you.',
        'What a document in a deal room says, if that document is open to you: Appa gives the words as they stand, with the page.',
      ),
      h('What it never does'),
      list(
        'It never looks where you could not look yourself. What others asked, offered or read is not told to you, and what is yours is not told to them.',
        'It never sends a request, signs or changes anything. It may offer a button; you press it and confirm.',
        'It follows no orders that stand in a document or in a listing. Those are texts to quote.',
        'It gives no legal or tax advice. It says what to ask your lawyer or accountant.',
      ),
      h('Where it finds things'),
      p(
        'The small numbers in an answer lead to the article, the listing, the request or the page of a document. A statement about a listing or a document without such a number is left out. When Appa finds nothing, it says so.',
      ),
      h('What happens to your words'),
      p(
        'A conversation is kept by the page that you have open, and is gone when you sign out. Appa answers on the machine that this site runs on, unless whoever runs the site set up an outside model. Then the panel says where your question and what was found for it are sent.',
      ),
      note('An answer can miss something. Open the source before you decide on it.'),
    ],
    related: ['how-anonymity-works', 'privacy-of-your-data', 'asking-for-access'],
    sources: [product],
    updated: '2026-11-22',
  },
];
