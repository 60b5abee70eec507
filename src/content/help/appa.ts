import type { HelpArticle } from './article.ts';
import { h, list, note, p } from './blocks.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { product } from './sources.ts';

export const appaArticles: readonly HelpArticle[] = [
  {
    slug: 'what-appa-can-do',
    title: 'What Appa can do and what it never does',
    question: 'What can I ask Appa, and who reads it?',
    audience: ['everybody', 'sellers', 'buyers', 'brokers'],
    summary:
      'Appa answers questions from what you may open yourself, and says where it found each fact. It does nothing in your name until you press the button for it.',
    body: [
      p(
        'Appa is the assistant behind the round button at the bottom right. It is there when you are signed in. Ask as you would ask a person.',
      ),
      h('What you can ask'),
      list(
        'How this site works, and how small businesses are sold: Appa quotes these articles.',
        'Which businesses are for sale: by trade, state or region, price and cash flow. Follow up with “and in Texas?”, or ask for a comparison.',
        'What a business may be worth, based on its SDE and its trade, and whether it can carry an SBA loan. The figures come from dated tables, each with its source.',
        'Plain arithmetic: the monthly payment of a loan or a seller note, a multiple of earnings, what is left of a price after fee and debt, how large a purchase your cash can carry.',
        'How to do something here: Appa says which button it is, opens its page, and says so if it is not yours to press.',
        'What you have: views of your listing, who read your documents, offers, NDAs, messages, what is due, what your deal room still needs, your score and what would move it. Brokers ask about clients, administrators about the site.',
        'The status of your access requests, and what is waiting for you.',
        'What a document in a deal room says, if you may open it: Appa quotes it word for word, with the page.',
      ),
      h('What it writes where a language model is set up'),
      list(
        'A draft: “draft a message to the buyer that the lease is in the room”. Beside courtesies, a sentence has only what you said or Appa found in one place, in that order; promises, addresses and requests to pay only you. It names no other buyer unless you do. You copy it, or open it in the message, change and send it.',
        'A summary of a document: “summarize the lease”. Each sentence links to the page that says it. Scans without text are named as not read.',
        'For sellers and brokers, “Suggest an answer” beside a buyer’s question or request: a text with quoted pages, of documents that this buyer can read. It goes into the answer when you press “Use this text”.',
      ),
      p(
        'Appa leaves out sentences of the model that no source says, and tells you how many. Where no model is set up, it quotes passages instead and writes no texts of its own.',
      ),
      h('What it never does'),
      list(
        'It never looks where you could not look yourself. It does not tell you what others asked, offered or read, and does not tell others about you.',
        'It never sends a request, signs or changes anything. It may offer a button; you press it and confirm.',
        'It does not follow instructions written in a document or a listing. It only quotes them as text.',
        'It gives no legal or tax advice. It tells you what to ask your attorney or accountant.',
      ),
      h('Where it finds things'),
      p(
        'The small numbers in an answer link to the article, the listing, the request or the page of a document. A statement about a listing or a document without such a number is left out. If Appa is not sure what you mean, it offers the nearest questions as buttons. If it finds nothing, it says so.',
      ),
      h('What happens to your questions'),
      p(
        'The page that you have open keeps the conversation. It is gone when you sign out. Appa answers on the machine that this site runs on, unless the operator of this site set up an outside model. In that case, the panel says where your question and what was found for it are sent, for summaries and suggested answers also the text of pages.',
      ),
      note('An answer can miss something. Open the source before you decide based on it.'),
    ],
    related: ['how-anonymity-works', 'privacy-of-your-data', 'asking-for-access'],
    sources: [product],
    updated: '2026-11-30',
    reviewer,
  },
];
