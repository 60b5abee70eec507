import type { HelpArticle } from './article.ts';
import { h, list, noAdvice, p } from './blocks.ts';
import { licensedSellers, registeredBrokers, sellerExemption } from './law-sources.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { brokerExemption, practice, product } from './sources.ts';

const updated = '2026-11-27';

/** What brokers ask, and both sides before a letter of intent. */
export const dealQuestionArticles: readonly HelpArticle[] = [
  {
    slug: 'broker-licenses',
    title: 'Licenses of business brokers, by state',
    question: 'Do I need a license to sell businesses for others?',
    audience: ['brokers', 'sellers'],
    summary:
      'It depends on the state. Some ask for a real estate license, some only if a lease or a building is part of the sale, Illinois for a registration, many for nothing. Ask the state before you take a fee.',
    body: [
      h('What states ask for'),
      list(
        'A real estate license to sell any business for a fee: for example Arizona, California, Florida, Nevada (with a permit for business brokers) and Washington.',
        'Georgia: a lease counts as real estate, so a business with a lease needs a real estate license.',
        'Illinois: brokers register with the Secretary of State under the Business Brokers Act, with a written contract.',
        'Texas and many others: no license for the business alone; one as soon as a building or a lease is part of the deal.',
        'A license of one state is not one in another: co-broke with someone licensed there.',
      ),
      h('If shares are sold: securities law'),
      p(
        'Selling the stock of a company is selling a security. Federal law exempts M&A brokers from registration for a privately held company with EBITDA below $25 million or revenue below $250 million, if the buyer will control and run it, and under more conditions. State law is separate, and not every state has the same exemption.',
      ),
      h('Does a website that lists businesses need a license?'),
      p(
        'It turns on what the operator does and how it is paid. Publishing listings for a fixed price or a subscription, without negotiating and without a share of the price, is mostly treated as advertising. A success fee, bringing the parties together by hand, advising on price or holding money moves it toward brokerage, for real estate and for securities law. Rules differ by state: have counsel look at the fees and at the words on the site before launch.',
      ),
      h('Here'),
      p(
        'A broker account is approved by an admin, who looks at the name, the firm, the license number if the state asks for one, and a website or references.',
      ),
      noAdvice,
    ],
    related: ['broker-commissions', 'broker-agreements', 'brokers-here'],
    sources: [licensedSellers, registeredBrokers, sellerExemption, brokerExemption],
    updated,
    reviewer,
  },
  {
    slug: 'avoiding-scams',
    title: 'Scams, false figures and wire fraud',
    question: 'How do I recognize a scam when I buy or sell a business?',
    audience: ['everybody'],
    summary:
      'Someone hurries you, asks for money before anything is checked, or will not be seen. Check identity and funds, pay only through an escrow agent, and confirm wiring instructions by phone.',
    body: [
      h('Signs of a false buyer'),
      list(
        'An offer above the price without a question, a check for too much, a fee that you should pay for their “funding” or “appraisal”.',
        'No proof of funds, a bank letter that no bank confirms: call the bank on a number that you found yourself, not on the one in the letter.',
        'A rival who asks for the customer list first.',
      ),
      h('Signs of a false listing or seller'),
      list(
        'Revenue that is the same to the dollar each year, pictures from elsewhere, a price far below others.',
        'A deposit wanted straight to the seller, or in crypto or gift cards.',
        'No tax returns, no bank statements, no visit.',
      ),
      h('Signs of a forged document'),
      p(
        'Other fonts or spacing in one line, totals that do not add up, a balance that is round, no name of an officer, an address of a free email service, a date on a holiday, a file made by a picture program. One sign is a question, not proof: ask for the original from the bank, and do not accuse.',
      ),
      h('Wire fraud'),
      p(
        'Before closing, criminals send changed wiring instructions that look like the attorney’s. Call the person on a number that you had before, and send a small amount first. Money sent to the wrong account is usually gone after a day: call your bank and the police at once.',
      ),
      h('On this site'),
      p(
        'Stop, write no more, and tell the support address at the foot of every page. You can block a person, decline a request and revoke access. Admins can lock out an account, ask for proofs again, and take a listing back with a reason.',
      ),
      noAdvice,
    ],
    related: ['books-and-tax-returns-differ', 'qualifying-buyers', 'due-diligence', 'closing-day'],
    sources: [practice, product],
    updated,
    reviewer,
  },
  {
    slug: 'qualifying-buyers',
    title: 'Screening buyers',
    question: 'How do I tell a serious buyer from a tire kicker before I approve them?',
    audience: ['sellers', 'brokers'],
    summary:
      'Ask four things before you open anything: who they are, what they have done, with what money they pay, and by when they want to own it. Serious buyers answer in a day.',
    body: [
      h('What to ask'),
      list(
        'Who decides, and who else must agree: a spouse, a partner, an investor?',
        'What have you run or done in this trade?',
        'How much cash do you bring, and from where? Have you talked with a lender?',
        'What have you looked at, and why did you not buy it?',
        'When do you want to close?',
      ),
      h('What to look at'),
      p(
        'The badges on the request: email confirmed, identity verified, funds verified. A proof of funds is a statement or a letter of a bank with a name, a date and an officer; for an SBA buyer a prequalification letter says more. Ten percent of the price plus costs and some months of living is what cash should cover. A résumé and a short profile are usual, and lenders ask for both.',
      ),
      h('Tire kickers and curious neighbors'),
      p(
        'They ask for customer names first, avoid the question of money, want “just a call”, and sign nothing. Give what the card gives, ask for the proof, and leave the request on hold. If you suspect a rival or an employee, you may decline without a reason, or open only the summary and keep the sensitive folders closed.',
      ),
      h('Here'),
      p(
        'You may require proof of funds or identity before a request can be approved, set how much opens at each stage, and take access back at any time. What a buyer read, and for how long, you see under Analytics of the deal room.',
      ),
      noAdvice,
    ],
    related: ['access-request-statuses', 'quiet-buyers', 'avoiding-scams', 'keeping-a-sale-confidential'],
    sources: [practice, product],
    updated,
    reviewer,
  },
  {
    slug: 'negotiating-the-price',
    title: 'Offers and counteroffers: how to negotiate',
    question: 'How do I answer an offer, and how much below asking is normal?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Answer every offer in writing, with a number and one reason. Offers open commonly 10% to 20% below asking; terms move further than price. Give something only for something.',
    body: [
      h('For sellers'),
      list(
        'Look at cash at closing, certainty and conditions before the headline price.',
        'Counter once with your real position: price, or the same price with more cash, a shorter diligence, a smaller escrow.',
        'Tie each step to a reason: earnings, a comparable, a loan that it carries.',
        'Several buyers: ask all for their best and final by one date, in the same words. Do not tell one what another offered.',
        'Know your walk-away price after fees, debt and tax before you start.',
      ),
      h('For buyers'),
      list(
        'Open with a price that you can explain by the earnings and a loan, not with a percentage off.',
        'Ask first what matters to the seller: speed, staff, the name, the tax. It often costs you less than money.',
        'Keep your limit; another business comes.',
      ),
      h('When they lower the price after diligence'),
      p(
        'A lower price for a finding that you did not know, with a figure, is normal: talk about that figure. A lower price for everything, days before closing, is a tactic: ask for the finding, offer an escrow for it, and be ready to say no. A letter of intent with a definition of earnings helps both.',
      ),
      h('Silence and deadlines'),
      p(
        'Give each offer a day on which it ends, three to seven days for a small deal. On this site an offer ends by itself on its date, and a counteroffer replaces the offer before it.',
      ),
      noAdvice,
    ],
    related: ['why-offers-are-lower', 'what-you-keep', 'letter-of-intent', 'quiet-buyers'],
    sources: [practice, product],
    updated,
    reviewer,
  },
  {
    slug: 'marketplace-funnels',
    title: 'From views to closings: rates to expect',
    question: 'How many views, NDAs and offers does it take to sell a business?',
    audience: ['brokers', 'sellers'],
    summary:
      'There is no official figure. As rules of thumb: one view in 50 to 100 becomes a request, one signed NDA in 10 to 20 an offer, about half of all letters of intent close.',
    body: [
      h('Rules of thumb, step by step'),
      list(
        'Views to requests: 1% to 2%. More for a card with price, trade and a reason; less for a hidden price.',
        'Requests to signed NDAs: half or more, if the answer comes within a day.',
        'Signed NDAs to offers: 5% to 10%. Most people leave when they see the figures or the place.',
        'Offers to letters of intent: a third to a half.',
        'Letters of intent to closings: about half. Lending, leases and figures that do not hold stop the others.',
      ),
      h('An example that we calculated'),
      p(
        '2,000 views at 1.5% are 30 requests; 20 sign; at 8% that is one or two offers, and a chance of one in two that one closes. So a listing often needs several thousand views, or a broker who brings buyers.',
      ),
      h('What moves the rates'),
      p(
        'The answer time of sellers, above all: requests that wait for days die. Then price within the multiples of the trade, figures that tie to tax returns, proof of funds asked for early, and a room that is ready before the first NDA. Many NDAs and no offer mean price or proof; many views and no request mean the text.',
      ),
      h('Your own figures'),
      p(
        'Compare with your own months rather than with others: an owner sees views and requests of each listing, an admin the counts of requests, offers and sold listings. Small numbers jump: twenty NDAs are too few for a rate.',
      ),
      noAdvice,
    ],
    related: ['no-inquiries', 'why-deals-die', 'quiet-buyers'],
    sources: [practice],
    updated,
    reviewer,
  },
];
