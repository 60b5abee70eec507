import type { HelpArticle } from './article.ts';
import { h, noAdvice, p } from './blocks.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { practice, product, sbaTerms } from './sources.ts';

const updated = '2026-11-27';

/** Questions that need a few sentences each; each heading is found on its own. */
export const shortAnswerArticles: readonly HelpArticle[] = [
  {
    slug: 'short-answers-for-sellers',
    title: 'In the middle of a sale',
    question: 'What else do owners ask on the way?',
    audience: ['sellers', 'brokers'],
    summary:
      'Short answers to what owners ask in the middle of a sale: logins, landlords, customer names, deposits, keeping a truck, and what happens if life comes in between.',
    body: [
      h('What if I die or fall ill before closing?'),
      p(
        'A signed purchase agreement usually binds your estate; a letter of intent mostly does not. Give someone a power of attorney for the company, know that it ends at death and the executor takes over, write down where everything is, and tell your attorney and one trusted person.',
      ),
      h('Should the buyer get my QuickBooks login?'),
      p(
        'No, never a login. Export what is asked for: P&L by month, balance sheet, general ledger, aging. Later, after the letter of intent, an accountant can get a read-only access with an end date. Here you can publish the files in the deal room, where you see who read them.',
      ),
      h('When do I give customer names?'),
      p(
        'Late. Before a letter of intent give shares of sales with numbers instead of names. Names come in the last weeks, when financing stands and the purchase agreement is nearly signed; talks with key customers come right before closing and with you in the room. Be careful with a buyer who asks for names earlier, above all with a competitor.',
      ),
      h('Can the landlord charge for consent?'),
      p(
        'The lease decides. Many allow a fee for the review and attorney’s costs; a large sum beyond that is a negotiation. See whether consent must not be unreasonably withheld, ask for the request in writing, and have an attorney answer before you pay.',
      ),
      h('Can I keep my truck, my name or some equipment?'),
      p(
        'Yes: name what you keep in the list of excluded assets, in the letter of intent already. Take it out of the figures as well: a truck that the business needs has to be replaced, and the buyer will take that off the price.',
      ),
      h('What is goodwill?'),
      p(
        'Goodwill is what a buyer pays above the equipment, inventory and other things that can be counted: the name, the customers who come back, the people, the phone number. In a small service business it is most of the price. For tax it is usually capital gain for you, and banks lend on it only if cash flow carries it.',
      ),
      h('How large a deposit is normal?'),
      p(
        'With a letter of intent often none; with the purchase agreement 1% to 10% of the price, held by an escrow agent or attorney, never by a party. Write down when it is returned and when it is kept.',
      ),
      h('What if sales drop while I am selling?'),
      p(
        'Tell the buyer with the reason before they find it, and show what you do about it. Keep working as if you would not sell: a falling last quarter is the most common reason for a lower price. Let your broker or attorney carry the sale.',
      ),
      h('Will the buyer keep my employees?'),
      p(
        'Mostly, because the business is its people, but no one has to promise it. You can ask for an offer to all at the same pay, a stay bonus, or a word on severance in the contract.',
      ),
      noAdvice,
    ],
    related: ['due-diligence', 'letter-of-intent', 'leases-in-a-sale', 'no-inquiries'],
    sources: [practice],
    updated,
    reviewer,
    manyQuestions: true,
  },
  {
    slug: 'short-answers-for-buyers',
    title: 'From the first look to the deposit',
    question: 'What is asked before an offer and before a closing?',
    audience: ['buyers'],
    summary:
      'Short answers for buyers: the first step, visits, deposits, backing out, working capital, experience, the building, and talking with staff and customers.',
    body: [
      h('I found one I like: what is the first step?'),
      p(
        'Press “NDA Request” on its page with a few lines about you and how you pay, sign, and wait for the owner. Meanwhile have your identity and funds verified, talk with a lender, and write down five questions. With access look at earnings, reason for the sale and lease first; then make an offer that depends on diligence.',
      ),
      h('Can I visit the business before I sign?'),
      p(
        'No: the address opens only after the NDA and the owner’s approval, because staff and customers must not learn of the sale. After that, ask the seller for a visit after hours, or agree with the seller on how to visit during the day.',
      ),
      h('Do I lose my deposit if the bank says no?'),
      p(
        'Only if the contract says so. Ask for a financing condition with a date, and for the deposit to sit in escrow and come back if the loan is refused, diligence fails, or the landlord says no. Without such words a deposit can be lost.',
      ),
      h('Can I back out after the letter of intent?'),
      p(
        'Usually yes: the letter is mostly nonbinding, and price and closing bind only with the purchase agreement. Confidentiality, exclusivity and who pays which costs do bind. Say it early and in writing, with one sentence of reason. On this site you withdraw the offer, or tell the seller under Messages.',
      ),
      h('How much working capital do I need?'),
      p(
        'A rule of thumb: one to three months of all costs, more for a seasonal trade or for customers who pay late. Build a forecast of 13 weeks from the seller’s own months and add a reserve for one bad surprise. A 7(a) loan can include working capital; count it into the project.',
      ),
      h('Can I own a business in another state and run it from afar?'),
      p(
        'Yes, if a manager runs it day by day and is paid for it: take that pay off the earnings before you look at the price. Register your company in that state, and expect its taxes there. Lenders ask for more: a proven manager, your visits, sometimes a move. Ask how the business ran in the seller’s last long absence. Plan a week a month there in the first year, figures each week, and two signatures on payments.',
      ),
      h('Do I need experience in the trade?'),
      p(
        'Not always, but lenders want management experience or time in the trade, and licensed trades want a qualified person. Close the gap with a manager who stays, months of training from the seller, or a partner.',
      ),
      h('May I talk with employees or customers before closing?'),
      p(
        'Late, and only with the seller’s consent: key people in the last weeks under an agreement, key customers right before closing and with the seller. The NDA forbids going to them on your own.',
      ),
      h('Should I buy the building too?'),
      p(
        'If rent is more than a loan over 25 years and you will stay. It needs more money down and its own appraisal; it gives you control of the place. Otherwise ask for a lease as long as your loan, with an option to buy at a fair price.',
      ),
      h('What may I pay myself?'),
      p(
        'What is left after the loan, taxes and repairs. Plan with a market wage for the job that you do: lenders take a living wage off the cash flow before they work out coverage.',
      ),
      noAdvice,
    ],
    related: ['choosing-a-business-to-buy', 'due-diligence', 'how-buyers-pay', 'what-an-loi-is-not'],
    sources: [practice, sbaTerms, product],
    updated,
    reviewer,
    manyQuestions: true,
  },
  {
    slug: 'short-answers-on-terms',
    title: 'Short answers on terms',
    question: 'What is usual for exclusivity, escrow, interest and other terms?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'What is commonly agreed for exclusivity, escrow, seller notes, drafts, sales tax and the end of a failed deal. The size of the deal and your attorney decide.',
    body: [
      h('How long should exclusivity be?'),
      p(
        '30 to 60 days is usual for a small deal, up to 90 with an SBA loan. Tie it to steps: the loan application within two weeks, a draft contract by day 30. Let it end by itself if the buyer lowers the price. An extension is agreed in writing by both; agree to one only if something was delivered.',
      ),
      h('How much is held in escrow?'),
      p(
        'For small deals commonly 5% to 10% of the price for 6 to 18 months, or none with a seller note, against which claims can be set off. More is a sign that something was found. Ask for a part of it to be released halfway.',
      ),
      h('What interest does a seller note bear?'),
      p(
        'Commonly 6% to 10% over three to seven years, in level payments, behind the bank. Below the federal rate the IRS reads interest into it. Ask for a personal guarantee, a lien behind the bank, and the right to see the books.',
      ),
      h('Who writes the contracts?'),
      p(
        'The buyer’s attorney usually drafts the purchase agreement, the seller’s the disclosure schedules. The first draft sets the tone, so it is worth paying for. The letter of intent is drafted by the buyer or a broker.',
      ),
      h('Who pays sales tax on the assets?'),
      p(
        'Many states exempt the sale of a whole business as an occasional sale, others tax equipment, and vehicles are taxed when they are registered. The contract says who pays; mostly it is the buyer.',
      ),
      h('What happens to the documents if the deal dies?'),
      p(
        'The NDA goes on: the buyer returns or destroys what they got and may not use it. Revoke access or close the room; it shows what was read. Say in one letter that exclusivity is over.',
      ),
      h('Is a bill of sale enough?'),
      p(
        'For equipment alone, yes. For a business no: you need a purchase agreement that says what is sold, which debts stay, what is promised, and what happens if it is not true; plus lease assignment and noncompete.',
      ),
      h('What does the buyer’s first offer look like?'),
      p(
        'A letter of a page or two: price, cash at closing, note or earn-out, what is included, working capital, diligence days, exclusivity, closing date, conditions. Here the form of an offer asks for each of them.',
      ),
      noAdvice,
    ],
    related: [
      'letter-of-intent',
      'what-an-loi-is-not',
      'seller-notes-and-standby',
      'representations-and-indemnity',
    ],
    sources: [practice, product],
    updated,
    reviewer,
    manyQuestions: true,
  },
  {
    slug: 'short-answers-for-brokers',
    title: 'Questions of brokerage',
    question: 'What else do brokers ask about their work?',
    audience: ['brokers'],
    summary:
      'Short answers for brokers: buyers who go direct, both sides, retainers, referrals, opinions of value, and clients who do not deliver.',
    body: [
      h('What if buyer and seller go around me?'),
      p(
        'Look at three papers: your agreement (exclusive right, tail, list of names), the NDA that the buyer signed, which forbids going around the owner’s broker, and the record of when you introduced them. Write to both calmly with those dates, and let your attorney send the next letter. Here the NDA and the history of the request have the dates.',
      ),
      h('May I represent both sides?'),
      p(
        'In many states yes, with written disclosure and consent of both before figures are exchanged; in some it is limited by license law. Say in writing what you may not tell either side, above all their limits of price.',
      ),
      h('Retainer or success fee?'),
      p(
        'Below a million mostly a success fee with a minimum, sometimes a small fee for the valuation that is taken off at closing. A retainer makes owners deliver, and fits larger or slower engagements.',
      ),
      h('May I pay a referral or finder’s fee?'),
      p(
        'To another licensed broker, by agreement. To a person without a license it can be unlawful where brokers need one, and CPAs and attorneys have rules of their own. Ask before you promise.',
      ),
      h('Opinion of value or appraisal?'),
      p(
        'A broker’s opinion of value is a range from earnings and comparable sales, for setting a price. An appraisal follows standards and is what banks, courts and the IRS accept. Do not call one the other.',
      ),
      h('What belongs in a CIM?'),
      p(
        'Business and history, what it sells to whom by share, people and roles, premises and equipment, three years of earnings with add-backs and proof, reason for the sale, growth, terms wanted. Twelve to thirty pages, without names that the NDA does not yet cover.',
      ),
      h('My client does not send the documents'),
      p(
        'Ask for three at a time with a date, begin with tax returns, offer to ask the CPA directly, and say what waiting costs: buyers leave after two quiet weeks. The readiness of the deal room shows what is missing.',
      ),
      h('How long should my listing agreement run?'),
      p(
        'Six to twelve months, exclusive, with a tail of 6 to 24 months for named buyers. Put in what the owner owes you: documents, answers within a day, no own ads.',
      ),
      noAdvice,
    ],
    related: ['broker-agreements', 'broker-commissions', 'client-expectations', 'broker-licenses'],
    sources: [practice, product],
    updated,
    reviewer,
    manyQuestions: true,
  },
];
