import type { HelpArticle } from './article.ts';
import { h, list, noAdvice, p } from './blocks.ts';
import { installmentSales, noncompeteRule, recapture, statedInterest, stateRules } from './law-sources.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { practice } from './sources.ts';

const updated = '2026-11-27';

/** What owners ask beside the price. */
export const ownerQuestionArticles: readonly HelpArticle[] = [
  {
    slug: 'co-owners-who-disagree',
    title: 'Partners, heirs and spouses: who has to agree to a sale',
    question: 'What if my partner or a family member does not want to sell?',
    audience: ['sellers', 'brokers'],
    summary:
      'Read the operating or shareholder agreement first: it says who may sell what, and at which price. Then a buyout, the sale of your share, a mediator, and a court last.',
    body: [
      h('What you can do if a co-owner says no'),
      list(
        'Read the agreement: votes needed to sell the whole, rights of first refusal, drag-along and tag-along, and a buy-sell clause with a price or a formula.',
        'Offer a buyout in either direction: one names a price, the other buys or sells at it. A valuation by someone neutral takes the heat out.',
        'Sell only your share. Few outsiders want half of a small company, so the buyer is mostly the co-owner, at a discount.',
        'Try a mediator before attorneys write to each other: value falls while owners fight.',
        'Last: a court can divide or dissolve a company without an agreement, under state law. It is slow and sells cheap.',
      ),
      h('An inherited business'),
      p(
        'Find out who owns the shares now: the estate, a trust, or the heirs. Until the estate is settled its executor signs. The tax basis is usually the value at death, so get a valuation as of that day. If half of it is yours and the other heir will not sell, the choices above are the same: buyout, your share, mediation.',
      ),
      h('Divorce and spouses'),
      p(
        'In community property states a business that grew during the marriage may belong to both, and a buyer or a bank may ask the spouse to sign. In a divorce the value on a certain day counts, so agree on the date and the appraiser. Ask a family attorney before you list or sign a letter of intent.',
      ),
      noAdvice,
    ],
    related: ['partial-sales-and-rollover', 'how-businesses-are-valued', 'selling-to-family-or-competitor'],
    sources: [practice],
    updated,
    reviewer,
  },
  {
    slug: 'non-competes-in-a-sale',
    title: 'Noncompetes of a seller',
    question: 'Will I have to sign a noncompete when I sell, and does it hold?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Nearly always. A seller’s noncompete is judged more kindly than an employee’s, because you are paid for the goodwill. Common is two to five years in the area where the business works.',
    body: [
      h('What is usual'),
      list(
        'Time: two to five years from closing. Five is common, longer is hard to defend.',
        'Area: where the customers are, such as a county or some miles around the shop; not where the business never worked.',
        'Scope: the same line of business, named; with exceptions for what you already do, such as another company, investing, teaching.',
        'Beside it: no soliciting of customers and employees, and confidentiality.',
      ),
      h('Is it enforceable?'),
      p(
        'That is state law, and a question for your attorney. In general courts enforce a reasonable noncompete that comes with the sale of a business, also in states that forbid it for employees: California does, by statute, for a person who sells the goodwill or all of their shares. A judge may shorten one that is too wide, or throw it out, depending on the state. A federal rule that would have banned most noncompetes of workers did not take effect; it made an exception for the sale of a business anyway.',
      ),
      h('What to negotiate'),
      p(
        'Ask for an end of the noncompete if the buyer stops paying the note or the earn-out, if the business is closed, or if you are let go from a paid job without cause. Ask how much of the price is put on it: that part is ordinary income for you, while goodwill is usually capital gain. Signing or not is your decision with your attorney.',
      ),
      noAdvice,
    ],
    related: ['representations-and-indemnity', 'transition-and-training', 'how-the-price-is-taxed'],
    sources: [stateRules, noncompeteRule, practice],
    updated,
    reviewer,
  },
  {
    slug: 'selling-at-a-loss',
    title: 'Selling without profit, in decline, or in a hurry',
    question: 'Can I sell a business that loses money, or that I have to sell fast?',
    audience: ['sellers', 'brokers'],
    summary:
      'Yes, but not for a multiple of earnings that are not there. What sells is equipment, a customer list, a location, a license, or a turnaround that a buyer in your trade can do.',
    body: [
      h('What there is to sell without profit'),
      list(
        'Assets: equipment and vehicles at what a dealer would pay, inventory at cost, a lease with a good rent.',
        'Customers: contracts and a list, often paid for over a year as they stay.',
        'To a competitor: they save your rent and office, so the same sales earn more for them.',
        'A bad year with a reason: show the years before it, the reason, and the months since. Buyers price what they can see, and often put what is beyond it in an earn-out.',
      ),
      h('Illness, retirement or burnout: when it has to be quick'),
      p(
        'Decide who may sign if you cannot: a power of attorney, a co-manager. Tell one trusted person where everything is. Set a price at which it sells in weeks, not the best one, and call competitors, employees and suppliers under an NDA first. Keep the doors open: a closed business is worth its equipment. If debts are larger than the price, ask an attorney before you pay one creditor and not another.',
      ),
      h('Sell now or wait?'),
      p(
        'Waiting pays if you will really fix what is wrong and can show twelve months of it. It costs if you are tired: sales that fall while you wait lower the earnings and the multiple at once. Work it out: earnings times multiple today, against what you honestly expect in a year, less a year of your work.',
      ),
      noAdvice,
    ],
    related: ['raising-the-value', 'preparing-in-12-months', 'why-offers-are-lower', 'paying-off-debt'],
    sources: [practice],
    updated,
    reviewer,
  },
  {
    slug: 'online-and-home-businesses',
    title: 'Online, home-based and one-person businesses',
    question: 'Can I sell an online store, a home business, or one that is only me?',
    audience: ['sellers', 'buyers'],
    summary:
      'Yes, if something stays when you leave: traffic, repeat customers, contracts, a process that another person can follow. A job that only you can do is hard to sell.',
    body: [
      h('What a buyer pays for'),
      list(
        'Online store: profit of the last 12 months, where the traffic comes from, reviews, supplier terms, and whether the account can be transferred under the platform’s rules.',
        'Service from home: recurring contracts, a phone number and a name that people know, and a helper who stays.',
        'One person: a written routine, customers who accept someone else, and a handover of some months that is paid.',
        'Side business: clean books of its own. Mixed with your household it has no earnings that a buyer can check.',
      ),
      h('How it is priced'),
      p(
        'On SDE, with a low multiple: often one to three times, because so much leaves with you. Part is often paid later, as customers stay. Platforms, ad accounts and social media are separate risks: buyers look at how much hangs on one of them.',
      ),
      h('Before you list'),
      p(
        'Move everything into accounts of the business: domain, hosting, store, email, ad accounts, phone. Keep two years of statements by month. Write down what you do in a week, and let someone else do it for two weeks. On this site you need an EIN for each business, also for a sole proprietor or an LLC with one member.',
      ),
      noAdvice,
    ],
    related: ['raising-the-value', 'handing-over-accounts', 'how-businesses-are-valued'],
    sources: [practice],
    updated,
    reviewer,
  },
  {
    slug: 'selling-to-family-or-competitor',
    title: 'Selling to a child, a friend or a competitor',
    question: 'Can I sell to my son or daughter, or to a competitor?',
    audience: ['sellers', 'brokers'],
    summary:
      'Both are possible. Family needs a fair price, a written deal and a loan that the business can carry. A competitor can pay the most and do the most harm: show figures late and in stages.',
    body: [
      h('Selling to family'),
      p(
        'Get a valuation, because a price far below value can be a gift for tax purposes. Write the same contract as with a stranger: price, note, interest, what happens on default. Ask whether the business carries the payments and a salary for the child. Be fair to the children who are not in the business, and say when you let go. Ask your CPA and an estate attorney before you promise anything.',
      ),
      h('Selling to a competitor'),
      list(
        'Why it can be good: they know the trade, need no training, may pay cash and save costs that you cannot.',
        'Why it is risky: if the deal fails they know your prices, customers and people.',
        'How to go about it: NDA with no soliciting of staff and customers, ranges before names, customer names as numbers, prices and recipes last, after a signed purchase agreement with money in escrow.',
        'On this site: put a competitor on the block list, decline the request, or approve it and keep the sensitive folders closed.',
      ),
      h('A friend, or an employee'),
      p(
        'The same rules: a price from earnings, an NDA, proof of funds, a written letter of intent with a date. People who know each other skip these steps and lose the friendship over what was never written. For employees there are ways of their own: a manager with a seller note, or an ESOP.',
      ),
      noAdvice,
    ],
    related: ['selling-to-employees', 'keeping-a-sale-confidential', 'seller-notes-and-standby'],
    sources: [practice],
    updated,
    reviewer,
  },
  {
    slug: 'no-inquiries',
    title: 'When no one asks about your listing',
    question: 'Why does my listing get no requests or offers, and what do I change?',
    audience: ['sellers', 'brokers'],
    summary:
      'Look at views first. Few views: title, trade, place or price band keep it out of searches. Many views and no request: the card does not convince. Requests and no offer: price, proof or terms.',
    body: [
      h('Find out where people stop'),
      list(
        'Few views: name the trade in the title, choose the right industry and trade, show a price or a range, because a hidden price is left out of searches by price.',
        'Views, no requests: say what is special in the first two lines, why it sells, how it runs without you, what growth costs; add a picture; compare your price with the multiples of your trade.',
        'Requests, no signature: shorten your review, answer within a day, check whether your own NDA scares people.',
        'Access, no offer: figures late or not tied to tax returns, empty folders in the room, price above what a loan carries.',
      ),
      h('How long is normal'),
      p(
        'Typical sales take eight to ten months from start to closing, and the first weeks bring mostly curious people. Three weeks without an offer says little; three months without a serious request says that price or text is wrong. Change one thing at a time and look at the views of the next two weeks.',
      ),
      h('Lowering the price'),
      p(
        'Work out what the earnings can carry before you lower it: SDE less a living wage for the buyer, divided by a coverage of 1.25, is what may go to the bank each year. If the price needs more, lower it once and clearly, or offer a seller note. Many small steps look like trouble.',
      ),
      noAdvice,
    ],
    related: ['why-offers-are-lower', 'quiet-buyers', 'how-long-a-sale-takes', 'what-a-teaser-shows'],
    sources: [practice],
    updated,
    reviewer,
  },
  {
    slug: 'tax-on-later-payments',
    title: 'Tax on a seller note or an earn-out',
    question: 'If I am paid over years, do I owe the tax now or as the payments come?',
    audience: ['sellers', 'brokers'],
    summary:
      'Usually as the payments come: the installment method spreads the gain. Depreciation recapture and inventory are taxed in the year of the sale, interest is ordinary income. Ask your CPA.',
    body: [
      h('The installment method'),
      p(
        'If at least one payment comes after the year of the sale, the gain is usually reported as the principal is paid, on Form 6252. Each payment has three parts: your basis coming back, gain, and interest. The interest is ordinary income. You can elect out and pay all of it in the first year, which may pay off if your rate will rise.',
      ),
      h('What cannot wait'),
      list(
        'Depreciation recapture on equipment: income in the year of the sale, even if you have not been paid.',
        'Inventory and receivables: not eligible.',
        'A note that you pledge for a loan, or large notes: special rules can bring the tax forward.',
      ),
      h('So check the down payment'),
      p(
        'A business with much depreciated equipment can owe more tax in the first year than a small down payment brings. Ask your CPA for the tax of the first year before you agree to the split, and ask for enough cash at closing to pay it. A note must state enough interest, or part of the principal is treated as interest. If the buyer stops paying and you take the business back, other rules apply.',
      ),
      h('Earn-outs'),
      p(
        'An earn-out without a cap or a fixed term has rules of its own for how the basis is spread. An earn-out that is paid only while you work there may be taxed as pay. Have the contract say what it is.',
      ),
      noAdvice,
    ],
    related: ['how-the-price-is-taxed', 'seller-notes-and-standby', 'taxes-by-structure'],
    sources: [installmentSales, recapture, statedInterest],
    updated,
    reviewer,
  },
  {
    slug: 'handing-over-accounts',
    title: 'Phone, website, reviews, deposits and gift cards',
    question: 'What happens to my phone number, website, reviews and customer deposits?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'List every account that the business lives on, say in the contract that it is included, and move it on the day of closing. Deposits and gift cards are debts: agree who honors them.',
    body: [
      h('Accounts and names'),
      list(
        'Phone numbers, domain, website, email, social media, review profiles, booking and ad accounts: put each into the schedule of assets, with who owns the login.',
        'Software: ask whether the license can be transferred; many cannot, and the buyer needs a new one.',
        'The name: a trade name or trademark is assigned in writing. Rename your own company after an asset sale.',
        'Merchant and bank accounts never go along: the buyer opens new ones weeks before.',
      ),
      h('Deposits, gift cards, prepaid plans and warranties'),
      p(
        'Money that customers paid for work not yet done is a debt. Either it stays with the seller, who pays the buyer for it at closing, or it is taken off the price. Count gift cards and prepaid memberships the same way, and agree on a share that will really be redeemed. Say who does warranty work on jobs from before, and who pays for it.',
      ),
      h('Open jobs and receivables'),
      p(
        'Agree on a cut-off: work done before closing is billed by the seller, after it by the buyer, and jobs in between by share. Receivables usually stay with the seller in small deals; then say who collects them, for how long, and that payments of a customer go to the oldest bill. Tell customers and suppliers together, in one letter.',
      ),
      noAdvice,
    ],
    related: ['working-capital-and-the-peg', 'transition-and-training', 'closing-day'],
    sources: [practice],
    updated,
    reviewer,
  },
];
