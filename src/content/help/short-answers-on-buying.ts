import type { HelpArticle } from './article.ts';
import { h, noAdvice, p } from './blocks.ts';
import { ownersOfBorrowers } from './law-sources.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { practice } from './sources.ts';
import { ownerReports } from './trade-law-sources.ts';

const updated = '2026-11-28';

/** Questions that need a few sentences each, on finding a business, warning signs and the way to the closing; each heading is found on its own. */
export const shortBuyingArticles: readonly HelpArticle[] = [
  {
    slug: 'finding-a-business',
    title: 'Kinds of buyers, and how to find a business',
    question: 'Who buys small businesses, and how do people find one to buy?',
    audience: ['buyers', 'sellers', 'brokers'],
    summary:
      'Short answers on buyers and searching: who buys, private equity, letters out of the blue, buy or start, off-market, what size fits your cash, buyers from abroad, how long it takes.',
    body: [
      h('Who buys small businesses, and who pays the most?'),
      p(
        'Individuals who want a job of their own buy most businesses under a million or so; competitors and companies in the trade buy to add customers; private equity and search funds look for earnings that run without the owner. A strategic buyer can pay the most, because costs fall away; an individual keeps more as it is. Terms often differ more than price. Know which kind you want before you write the listing.',
      ),
      h('Someone wrote to me out of the blue and wants to buy'),
      p(
        'Be polite and slow. Many letters go to thousands of owners. Ask who they are, which businesses they have bought, with whose money, and sign an NDA before any figure. Do not name a price first, and do not sign exclusivity with a first caller: one buyer is no market. Find out your range on [the valuation page](/analysis/valuation), and if they are serious, bring one or two others in.',
      ),
      h('A private equity group or roll-up wants my business'),
      p(
        'Look past the headline number: how much is cash at closing, how much rollover, note and earn-out, and what happens to you after a year. They will ask for earnings reviewed by accountants, a peg, escrow, and you to stay. Call owners who sold to them two years ago. Have an attorney who does such deals, and ask who else in your trade is buying, because several often are.',
      ),
      h('Buy an existing business, or start one?'),
      p(
        'Buying costs more at once and pays from the first month, with customers, staff and a history that a bank can lend on. Starting costs less cash and more time, and most of the risk comes at the beginning. Buy if you are better at running than at inventing, and if the price leaves you a wage after the loan. If equipment and a name are all there is, starting may be cheaper.',
      ),
      h('What size of business can I afford?'),
      p(
        'Work backward from cash: your money less costs, reserves and living, divided by the share that you must bring. With 10% down, $100,000 of equity reaches a project of $1 million only if the earnings carry the loan and your pay. Most buyers stop at the second limit. Type your cash and income into the [valuation page](/analysis/valuation), or ask me “how much can I afford with 100k down?”.',
      ),
      h('How do I find a business that is not listed?'),
      p(
        'Tell everyone what you look for in one sentence; then write by hand to owners in a trade and area, call CPAs, attorneys, suppliers and bankers who know them, and go to the trade’s meetings. Expect one talk from many letters, and years between talk and sale. Listed businesses come with figures ready. Save a search in [the marketplace](/marketplace) as well: new listings then come by email.',
      ),
      h('How long does it take to find and buy one?'),
      p(
        'Plan on a year, often more: months to know what you want, dozens of listings, a handful of talks, one or two letters of intent, and then two to four months to closing with a loan. It goes faster if the lender is ready, the trade and area are narrow, and you answer in a day. Keep your income until the purchase agreement is signed. One lost deal is normal.',
      ),
      h('Can a foreigner buy and own a U.S. business?'),
      p(
        'Yes: ownership needs no citizenship, visa or residence, with a few regulated exceptions. Working in it does need a status, an SBA loan is out, and a bank account, EIN and tax returns take longer. Use an LLC or a C corporation, as a foreign owner cannot hold an S corporation’s stock. Plan with cash and a seller note, an immigration attorney and a cross-border CPA; see [visas](/help/buying-with-a-visa).',
      ),
      h('May I sell or buy without immigration papers?'),
      p(
        'Owning or selling a company does not by itself depend on immigration status: taxes are filed with an ITIN and the company’s EIN. Working in it is another matter, and so are loans: an SBA loan looks at the status of every owner. A buyer and an escrow agent need your true name and an identity document. Ask an immigration attorney before you sign, whose advice is confidential. This site does not ask about it.',
      ),
      h('Can I buy the business that I work for?'),
      p(
        'Often the best deal of all: you know it, the staff know you, and the owner needs a successor. Ask in private whether they have thought about who comes next. Then as with a stranger: figures under an NDA, a price, a bank, a seller note, a date. Do not use what you know as an employee against the owner, and keep your job safe if it fails.',
      ),
      noAdvice,
    ],
    related: [
      'choosing-a-business-to-buy',
      'buying-with-little-money',
      'buying-with-a-visa',
      'qualifying-buyers',
    ],
    sources: [practice, ownerReports, ownersOfBorrowers],
    updated,
    reviewer,
    manyQuestions: true,
  },
  {
    slug: 'warning-signs',
    title: 'Warning signs before you buy',
    question: 'Which red flags should a buyer look for?',
    audience: ['buyers', 'brokers'],
    summary:
      'Short answers on red flags: the true reason for the sale, falling sales, too many add-backs, no tax returns, no seller note, a hurry, long on the market, old equipment, bad reviews.',
    body: [
      h('Why is the owner really selling?'),
      p(
        'Ask three times, in different words, and compare: the owner, the broker, the lease, the figures. Retirement, health, a move or a partner are good reasons if the dates fit. Look for what you cannot see in the books: a competitor coming, a road closed, a customer leaving, a license in danger, a landlord with plans. Ask “what would make you keep it?”. A reason that changes is a finding.',
      ),
      h('The price looks too good'),
      p(
        'It may be: a hurried owner, a divorce, a trade that no one wants. More often something is missing: a manager’s pay, rent to the owner’s own company, repairs, a lease that ends, income that is not in the tax return. Divide the price by the lowest proven year. Ask what other buyers found. A low multiple is the market’s opinion of the risk, not a gift.',
      ),
      h('The seller will not show tax returns'),
      p(
        'Then do not buy, or buy only what you can count. Before a letter of intent, figures from the books are normal; after it the returns of three years and a signed Form 4506-C are, since your lender needs them. An answer like “the returns do not show the real business” means that no one can prove it. Offer to sign an NDA and to see them at the CPA’s office. If that fails, leave.',
      ),
      h('Sales have been falling: is it still worth buying?'),
      p(
        'Perhaps, at a price on the latest twelve months, not on an average of better years. Find out whether the trade, the place or the owner is the cause: only the last one you can cure. Ask for sales by month and by customer for three years, and what was tried. Put part of the price into an earn-out, and check that the loan is carried at 20% less. A story without figures is not a reason.',
      ),
      h('Half of the earnings are add-backs'),
      p(
        'Then you pay a multiple for the seller’s explanations. Go through them one by one: is it in the books, has it a document, will it not come back, and would you not have it? Personal costs of a household are finite; “one-time” costs that come each year are costs. Work out the price with and without the doubtful half. A lender will do the same, so the loan tells you.',
      ),
      h('The seller wants all cash and no note'),
      p(
        'It may be plain caution: many sellers have been told never to carry. But a seller who carries nothing has no stake in what was promised. Ask why, and offer other comfort instead: a holdback in escrow, an earn-out, a longer handover. With a bank that lends most of the price a small note is often part of the rules. All cash should buy a lower price.',
      ),
      h('The seller or broker hurries me'),
      p(
        'Set your own dates and write them into the letter of intent. Another buyer may be real; ask whether there is a signed letter. Never skip the tax returns, the lease, the lien search and a day in the business because of a deadline. Offer speed where it costs nothing: a lender who is ready, answers within a day. If you are told to decide by tonight, the answer is no.',
      ),
      h('It has been on the market for a long time'),
      p(
        'Ask why, and look at how the price changed. Long is normal: typical sales take eight to ten months. A year or more means a price above what a loan carries, figures that did not hold, a landlord or license, or one deal that failed. Ask what the last buyer found. A tired seller is often ready for terms, so offer a fair price with a note and a clear date.',
      ),
      h('How do I check the seller and the business from outside?'),
      p(
        'Search court records, liens, licenses and the state’s company register for every name and owner; read the worst reviews and their dates; look at old versions of the website and job ads. Visit as a customer, at different hours, without talking to staff. Compare card terminal reports, bank deposits and sales tax returns. After the NDA ask for references: CPA, banker, two suppliers.',
      ),
      noAdvice,
    ],
    related: ['due-diligence', 'books-and-tax-returns-differ', 'avoiding-scams', 'one-large-customer'],
    sources: [practice],
    updated,
    reviewer,
    manyQuestions: true,
  },
  {
    slug: 'from-offer-to-closing',
    title: 'From offer to closing: short answers',
    question: 'What else is asked between an offer and the closing?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Short answers on the way to closing: handshakes, backup offers, talking to others, who pays if it fails, sign and close, escrow, assigning the offer, lies, and second thoughts.',
    body: [
      h('Is a handshake or an email already a deal?'),
      p(
        'Do not count on it, and do not be careless with it: in some states words, emails and acts can bind, mostly for small sums and clear terms; a sale that includes real estate needs writing. Write “subject to a signed purchase agreement” under every proposal. If the other side now says that you had a deal, stop writing and ask an attorney before you sell to another buyer.',
      ),
      h('May I talk to other buyers after accepting an offer?'),
      p(
        'Not while exclusivity runs; before and after it yes. You may tell others that you are under a letter of intent and take their names; a backup offer that starts only if the first ends is usually fine if your letter does not forbid it. Do not show rooms or negotiate. Keep the time short and tied to steps, so that silence ends it. On this site access of others can be left as it is.',
      ),
      h('Who pays the costs if the deal falls through?'),
      p(
        'Each side its own, unless you agreed otherwise: attorney, CPA, lender’s reports. A letter of intent can say that a party who leaves without a reason pays the other’s costs up to an amount, and a deposit can be kept when its terms say so. Ask the lender for a fee stop after each step. Do the cheap checks first: returns, lease, license, then reports that cost thousands.',
      ),
      h('Sign and close on the same day, or apart?'),
      p(
        'Small asset deals often sign and close in one sitting, because nothing then binds before the money is there. Sign earlier if something needs the contract: a license, a landlord, a franchisor, a lender. Then the agreement needs conditions, a last date, what you may not do meanwhile, and who bears a fire or a lost customer. The deposit goes to escrow at signing.',
      ),
      h('How does escrow work in the sale of a business?'),
      p(
        'A neutral agent holds money and papers and acts only on instructions that both signed: the deposit until closing, the price on the day, and a holdback after it until a date, unless a claim is made in writing. Use a licensed escrow company, an attorney’s trust account or a title company, never a party. This site holds no money. Agree on who decides in a quarrel, and confirm wires by phone.',
      ),
      h('May I buy through an LLC or hand my offer to someone else?'),
      p(
        'Yes if the letter allows it: name the buyer as you “or an entity that you control”, and sign in that capacity. Handing the offer to a stranger needs the seller’s consent. Sellers should ask for your personal guarantee if the LLC is new and there is a note. NDA, letter and lender’s file should show the same names. Form the LLC before the purchase agreement.',
      ),
      h('What if the seller lied and I find out after closing?'),
      p(
        'Stop, gather the proof, and read the agreement: which promise is untrue, by when and how to give notice, the basket and the cap. Fraud usually goes beyond the caps. Give notice in time, hold back what set-off allows and no more, and do not stop paying a note without your attorney’s word. Many cases end with a lower note. The analytics and the archive of the deal room show what you were given.',
      ),
      h('Can I change my mind after the closing?'),
      p(
        'No. There is no cooling-off period for the sale of a business: it is yours or it is sold. Both can agree to unwind it, which costs tax, fees and friends, and courts undo a sale only for fraud or the like. If the first weeks feel like a mistake, talk to the other side: more training, a changed note, help with a key customer often solve it.',
      ),
      h('My offer depends on selling my house, or on a partner'),
      p(
        'Say so in the letter, with a date, and expect the seller to ask for something in return: a larger deposit later, a right to go on with others until the condition is met, a shorter time. One condition that you control is fine, three are a wish. Sellers: accept only with proof, such as a signed contract for the house, and a bump clause.',
      ),
      noAdvice,
    ],
    related: ['letter-of-intent', 'what-an-loi-is-not', 'negotiating-the-price', 'closing-day'],
    sources: [practice],
    updated,
    reviewer,
    manyQuestions: true,
  },
];
