import type { HelpArticle } from './article.ts';
import { h, noAdvice, p } from './blocks.ts';
import { recapture } from './law-sources.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { esign, practice, product } from './sources.ts';

const updated = '2026-11-29';

/** Questions that need a few sentences each, on what is settled before a sale begins; each heading is found on its own. */
export const shortDecidingArticles: readonly HelpArticle[] = [
  {
    slug: 'before-you-decide',
    title: 'Before you decide to sell: short answers',
    question: 'What do owners ask who have not decided yet?',
    audience: ['sellers', 'brokers'],
    summary:
      'Short answers for owners who think about it: where to start two years ahead, broker or M&A advisor, a small town, the bank, loans and equipment, lawsuits, messy books, two locations.',
    body: [
      h('I may sell in two or three years: where do I start here?'),
      p(
        'Without a listing. Choose “Add a business”, which no buyer sees, then do the [health check](/analysis/health-check): it shows what your business may be worth and what raises it. Then work on three things: books that agree with the tax returns, less that depends on you, and a lease that can pass to a buyer. Repeat it each year. Nothing is public until you publish a listing, and you need not sell. The last year has [a plan of its own](/help/preparing-in-12-months).',
      ),
      h('Broker or M&A advisor: what is the difference?'),
      p(
        'Mostly size and method. A business broker sells owner-run businesses, advertises them without names, prices on SDE and takes a commission near 10%, with a minimum. An M&A advisor or investment banker sells larger companies, prices on EBITDA, writes to chosen buyers, and often takes a monthly retainer besides a success fee on a scale such as Lehman. Between one and five million dollars you find both. Ask each how many businesses of your size they sold in the last two years.',
      ),
      h('Do I need a broker or an advisor for a business of $500,000?'),
      p(
        'No law asks for one, and an M&A advisor is rarely made for that size. A broker is worth the fee if you lack time, buyers or the distance to negotiate; 10% of $500,000 is $50,000. Without one, the work is yours: price, listing, screening buyers, answers, documents, and keeping it moving for months. This site carries listing, NDA, deal room and offers. Pay an attorney for the letter of intent and the contract, and a CPA for the tax, either way.',
      ),
      h('I live in a small town: will people know that it is me?'),
      p(
        'They might, and no software can rule it out. The public card has no name and no address, only a state or region and ranges; who you are opens to a buyer after a signed NDA and your approval. But where there is one print shop for miles, the trade is the name. Choose a wider region and a broader trade, no photo of the front, no award or founding year. Put competitors and people you know on the block list, and have one calm sentence ready if someone asks.',
      ),
      h('Should I pay off loans or buy equipment before I sell?'),
      p(
        'Usually not because of the sale. Loans are paid from the price at closing, so paying early mostly moves your own cash; keep them current. New equipment is rarely paid back by a higher price unless the business cannot run without it. Repair what is broken, and do not let machines run down. What you deduct now can come back as ordinary income when you sell (recapture). Tell your CPA in which year you may sell before you buy.',
      ),
      h('Can I sell while a lawsuit or a claim is open?'),
      p(
        'Yes, if you disclose it: what is claimed, what insurance covers, what your attorney expects. A claim that is hidden ends deals, and follows you after closing. Buyers then prefer assets to shares, ask for an indemnity, and hold back part of the price until it is over. Settling first is often cheaper than the discount. An injured worker’s claim goes through insurance, but buyers ask for the record.',
      ),
      h('Should I tell my bank that I am selling?'),
      p(
        'Not before there is a reason. Read the loan papers first: most let the bank call the loan when the owner changes, and some ask for notice. When closing nears, you need a payoff letter, and then the bank knows. Do not answer untruly if it asks, for example in a renewal. With a good banker an earlier talk in confidence can help, since banks know buyers and lend to them. Get the release of liens and of your guarantee in writing.',
      ),
      h('My books are a shoebox or mixed with my own money: what now?'),
      p(
        'Begin with this year and the last one, by month, from bank and card statements, with a bookkeeper; then go back to three years if the time is worth it, because buyers and lenders read three tax returns. Open a separate account and card today and pay yourself by transfer. Mark personal spending while you still know what it was: what has a receipt can be added back. Returns that are missing are filed first. Twelve clean months do more than any story.',
      ),
      h('I have two locations or two lines: sell one or all?'),
      p(
        'One can be sold alone if its figures stand alone: its own sales, wages, rent and a fair share of common costs for at least two years. Selling both is simpler, and a weak one may be taken along at little; a buyer who wants only the good one leaves you with the other. Settle who keeps the name, the phone, shared staff and the computer system, and a noncompete that lets you go on.',
      ),
      noAdvice,
    ],
    related: ['preparing-in-12-months', 'choosing-advisors', 'how-anonymity-works', 'the-health-check'],
    sources: [practice, product, recapture],
    updated,
    reviewer,
    manyQuestions: true,
  },
  {
    slug: 'who-may-sign',
    title: 'Who may sign, and who can stop a sale',
    question: 'Who may sell a business for someone else, and who can stop it?',
    audience: ['sellers', 'brokers'],
    summary:
      'Short answers on signatures: a power of attorney for a parent, an owner who cannot work, half and half, a spouse, a trust, lost company papers, signing from far away.',
    body: [
      h('May I sell for a parent under a power of attorney?'),
      p(
        'Perhaps: its words decide. A durable power of attorney stays good when your parent can no longer decide, and it has to cover the sale of a business or of shares. The company’s governing documents count as well: in an LLC or a corporation a manager or an officer signs, and a personal power of attorney does not make you one. Have an attorney in that state read both now. If they do not reach, a court can appoint a guardian or conservator. Act only for your parent’s good, keep your money apart, and do not buy it yourself.',
      ),
      h('The owner suddenly cannot work: what do we keep going first?'),
      p(
        'Wages, insurance, the license and the phone, in this order. Find out who may sign at the bank. Tell the longest-serving employee that pay is safe, and name one person who decides. Some licenses need a qualified person in charge: ask the state board. Write down what is due in 30 days, passwords, open jobs and money owed. Value and listing come after that: a business that ran on for some months without its owner sells far better than one that stood still. Do not do it all alone.',
      ),
      h('We own it half and half and one does not want to sell'),
      p(
        'Then the whole is mostly not for sale: a buyer of all shares needs both signatures, and a sale of all assets usually needs both votes. Read the operating or shareholder agreement for a buy-sell clause or a way out of a deadlock. Then: one buys the other out at an appraised price, you sell only your half where that is allowed, a mediator, and last a court, which is slow and sells cheap. Do not list or sign without the other’s knowledge. Each of you needs an attorney of your own.',
      ),
      h('My spouse owns half and we are splitting up: may I sell anyway?'),
      p(
        'Not the whole: with half in your spouse’s hands both sign, or a court orders the sale. While a divorce is open, courts in many states also forbid selling or moving property without consent. What is usual: one keeps the business and pays the other, you sell together and divide what is left, or the judge decides. Ask a family attorney before you list, name a price or sign a letter of intent. One appraiser for both costs less than two who argue.',
      ),
      h('Does my spouse have to sign when only I own it?'),
      p(
        'Sometimes. In community property states a business built during the marriage may belong to both, and the buyer’s attorney or the bank asks for the spouse’s consent. Elsewhere a spouse signs who is on the shares, a loan, a lease or the deed of the building. A spouse who works there may be asked for a noncompete as well. Bring it up early and not at the closing table. The attorney who prepares your closing says what your state needs.',
      ),
      h('The business belongs to a trust: who sells it?'),
      p(
        'The trustee, within what the trust says. Buyers ask for a certification of trust, which names the trustees and their power to sell without showing the rest. A trustee has to get a fair price and treat beneficiaries as the law asks; a sale to the trustee or family needs consent or a court. A trust that you can revoke is taxed as you are, others have rules of their own, and only some may hold shares of an S corporation. Ask the estate attorney before the letter of intent.',
      ),
      h('We have no stock certificates, minutes or signed agreement'),
      p(
        'That is common in small companies and can be repaired. A buyer’s attorney wants to see who owns what and who may sign. Collect the articles, tax returns with the shares of each owner, the EIN letter, and the bank’s signature card. An attorney writes down what applies now, all owners sign, and the state reinstates a company that was dissolved for missing reports. Date documents on the day they are signed, never earlier. Do it before you list.',
      ),
      h('I am abroad or far away: can I sign and close from there?'),
      p(
        'Mostly yes. NDA and offers are signed online here, and most contracts may be signed electronically. Deeds, vehicle titles and some bank documents need a notary: many states allow one by video, a U.S. consulate is another way, or a power of attorney for this closing alone. Wire details are checked by a call to a number that you already had. If you are not a U.S. tax resident, ask a CPA about withholding before you sign.',
      ),
      noAdvice,
    ],
    related: ['co-owners-who-disagree', 'partners-and-shares', 'family-and-life-events', 'choosing-advisors'],
    sources: [practice, esign, product],
    updated,
    reviewer,
    manyQuestions: true,
  },
];
