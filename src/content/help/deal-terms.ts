import type { HelpArticle } from './article.ts';
import { h, list, noAdvice, p, table } from './blocks.ts';
import { installmentSales, loanHandbook, statedInterest } from './law-sources.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { lettersOfIntent, marketPulse2021, practice, sbaChanges } from './sources.ts';

const updated = '2026-11-26';

export const dealTermArticles: readonly HelpArticle[] = [
  {
    slug: 'earn-out-terms',
    title: 'Earn-out terms to negotiate',
    question: 'How do I make sure that an earn-out gets paid?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Pick a measure that is hard to argue with, define it with an example, keep rights while it runs, and treat it as a bonus: never sell for a price that needs it.',
    body: [
      h('When an earn-out makes sense'),
      p(
        'An earn-out bridges a gap about the future: you say that the new contract will bring growth, and the buyer will pay for it when it does. It fits one open question with a date. It fits badly where the buyer will merge the business into another, change its prices or replace its people, because then no one can say what you would have achieved. In the survey that our article on [earn-outs and seller notes](/help/earn-outs-and-seller-notes) quotes, earn-outs were 2% to 5% of the price on average.',
      ),
      h('How much of the price as an earn-out is normal?'),
      p(
        'On average little, as that survey shows, because most deals have none. Where there is one, 10% to 25% of the price is common; 30% or more puts much of your price at the buyer’s risk, above all if it is measured on EBITDA, which the buyer controls. Answer with a smaller share, revenue or gross profit as the measure, a term of one or two years, or a seller note instead, which is owed whatever happens.',
      ),
      h('Which measure to use'),
      table(
        'From easiest to hardest to verify',
        ['Measure', 'For it', 'Against it'],
        ['An event (a contract renewed)', 'yes or no', 'all or nothing'],
        ['Revenue', 'hard to bend', 'the buyer pays for unprofitable sales'],
        ['Gross profit', 'closer to value', 'needs a definition of direct cost'],
        ['EBITDA', 'what the buyer values', 'the buyer controls every expense in it'],
      ),
      h('Terms that protect the seller'),
      list(
        'The accounting: same methods as before, no new overhead or management fees of the buyer’s group.',
        'A worked example in the contract, with numbers.',
        'Steps or a sliding scale instead of one cliff, and catch-up if a weak year is followed by a strong one.',
        'Reports each quarter, a right to inspect the books, and an accountant who decides disputes.',
        'Immediate payment if the business is sold, the site is closed, or you are dismissed without cause.',
      ),
      h('What the buyer will ask for'),
      p(
        'Buyers ask for a cap on the earn-out, and for the right to run the business as they see fit, without acting in bad faith to avoid the payment. They want to set off claims against the earn-out: agree that only claims decided or admitted can be set off. Often they want you to work in the business during the period, too; if payment depends on your employment, the IRS may see it as pay and not as price. With an SBA loan, ask the lender first: an earn-out is generally not allowed with a 7(a) loan.',
      ),
      h('Taxes'),
      p(
        'An earn-out is usually a contingent payment sale: the gain can be spread with special rules if the maximum or the period is fixed, and part of later payments counts as interest. Ask a CPA how the contract wording changes that.',
      ),
      noAdvice,
    ],
    related: [
      'earn-outs-and-seller-notes',
      'seller-notes-and-standby',
      'what-an-loi-is-not',
      'partial-sales-and-rollover',
    ],
    sources: [installmentSales, marketPulse2021, loanHandbook, practice],
    updated,
    reviewer,
  },
  {
    slug: 'seller-notes-and-standby',
    title: 'Seller notes: terms, security and standby',
    question: 'Should I carry a note and finance part of the price for the buyer?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'A seller note widens the circle of buyers and can raise the price, but you become a lender behind a bank. Check the buyer, take security, and know what standby means.',
    body: [
      h('Carrying a note: what it means'),
      p(
        'You lend the buyer part of the price. The buyer signs a promissory note with an amount, an interest rate, a term and monthly payments. It shows that you believe in the business, and it closes the gap between what a bank lends and what the buyer has. It also means that your money stays in a company that someone else runs. Lend only what you could lose without regret, and look at the buyer as a bank would: tax returns, credit, experience, and how much of their own cash is at risk.',
      ),
      h('Security for your note'),
      list(
        'A personal guarantee of the buyer, and of a spouse where it matters.',
        'A lien on the assets (UCC-1), second to the bank if there is one.',
        'A pledge of the shares, so that you can take the company back.',
        'Default terms: late fees, acceleration, cure periods, figures every month or quarter.',
        'Life insurance on the buyer, assigned to you; due on sale if the buyer sells.',
      ),
      h('Standby and subordination'),
      p(
        'A bank that lends for the same purchase wants to be first. You sign a subordination: if things go wrong, the bank is paid before you. Standby goes further: you receive no payment for a time. For an SBA loan, a seller note counts toward the buyer’s 10% equity only on full standby, without principal or interest, for the whole term of the loan, and for at most half of that equity. A note that does not count as equity can be paid monthly if the bank agrees and the cash flow covers it.',
      ),
      h('Interest and taxes'),
      p(
        'Charge at least the applicable federal rate that the IRS publishes each month, or part of your principal is taxed as interest. Interest is ordinary income. The gain can usually be reported as the principal arrives (an installment sale), except recapture, which is taxed in the year of the sale. See [how the price is taxed](/help/how-the-price-is-taxed).',
      ),
      h('If the buyer stops paying'),
      p(
        'Your rights are in the note, the security agreement and the subordination, which may forbid you to act until the bank has been paid. Taking the business back means taking it as it then is, with its new debts. So watch the early signs: late figures, unpaid suppliers, lost managers. A call in the second month solves more than an attorney in the tenth.',
      ),
      noAdvice,
    ],
    related: ['earn-outs-and-seller-notes', 'sba-loan-steps', 'how-buyers-pay', 'how-the-price-is-taxed'],
    sources: [sbaChanges, installmentSales, statedInterest, practice],
    updated,
    reviewer,
  },
  {
    slug: 'representations-and-indemnity',
    title: 'Representations, indemnity and escrow',
    question: 'What am I liable for after the sale?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'For what you state in the purchase agreement. Baskets, caps, survival periods and an escrow limit how much, for how long, and from which money. Disclose everything in the schedules.',
    body: [
      h('Representations and warranties'),
      p(
        'In the purchase agreement you state facts: the company exists and you own it, the financial statements are right, taxes are filed, there are no lawsuits, the contracts are in force. If a statement was wrong, the buyer can claim the damage. Two words matter. Knowledge (“to the seller’s knowledge”) limits a statement to what you knew or should have known. Materiality (“material”) leaves out small things. Ask for both where you cannot check everything, such as employees’ conduct or the software of others.',
      ),
      h('Disclosure schedules'),
      p(
        'The schedules list the exceptions: this lawsuit, that late filing, the machine that leaks. What is disclosed cannot be claimed later, so the schedules protect the seller more than any other page. Start them during diligence, not in the last night. Buyers read them closely, because the truth of a business is in its exceptions.',
      ),
      h('Basket, cap and survival'),
      list(
        'Basket: claims below a total do not count. A deductible basket pays only the excess; a tipping basket pays from the first dollar.',
        'Cap: the most that you can owe, often a part of the price.',
        'Survival: how long claims can be made. Ownership, taxes and fraud usually last longer than the rest.',
        'Exclusive remedy: the buyer has these claims and no others, except for fraud.',
      ),
      h('Escrow, holdback and set-off'),
      p(
        'So that there is money for claims, part of the price waits: in escrow with a third party, or as a holdback with the buyer. Agree on the amount, the date of release, and that only claimed amounts stay longer. A seller note or an earn-out can serve the same purpose through a right of set-off: limit it to claims that are agreed or decided. In an asset sale to a small buyer, a modest escrow and a note are common; ask your attorney what fits the size.',
      ),
      h('R&W insurance'),
      p(
        'Representations and warranties (R&W) insurance pays the buyer for breaches, so that the seller can leave with less in escrow. The insurer reviews the diligence, excludes what is already known, and asks for a retention before it pays. Minimum premiums and underwriting fees make it rare in the smallest deals. If your buyer is a private equity fund, ask for it. If not, put the effort into the schedules.',
      ),
      noAdvice,
    ],
    related: ['due-diligence', 'asset-or-stock-sale', 'what-an-loi-is-not', 'what-you-keep'],
    sources: [practice],
    updated,
    reviewer,
  },
  {
    slug: 'what-an-loi-is-not',
    title: 'What an LOI is, and what it is not',
    question: 'Is a letter of intent binding, and can the buyer walk away?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'An LOI is an agreement to try. The price is not owed and the business is not sold; exclusivity, confidentiality and costs usually do bind. A deposit is only as good as its terms.',
    body: [
      h('What it is not'),
      list(
        'Not a sale: until the purchase agreement is signed, either side can usually stop.',
        'Not proof of money: ask for a bank statement or a lender’s letter.',
        'Not an appraisal: the price rests on figures that the buyer has not checked yet.',
        'Not a promise that the bank, the landlord or the licensing agency will agree.',
        'Not a reason to tell your employees.',
      ),
      h('Which parts are binding'),
      p(
        'Usually exclusivity, confidentiality, who pays which costs, governing law and how the letter ends. Everything else should say that it is not binding. Courts in some states look at what the parties did: if both act as if the deal were done, or the letter promises to negotiate in good faith, more of it can bind than you thought. Have an attorney read it before you sign, not after. Our [article on the letter of intent](/help/letter-of-intent) lists what belongs in it.',
      ),
      h('Exclusivity, and how to limit it'),
      p(
        'Exclusivity, or a no-shop, is what you give: you stop talking with everyone else while one buyer looks. Other buyers cool off and rarely return at the same price. Ask for a period that fits the work, milestones inside it (diligence list by one date, draft agreement by another, lender’s commitment by a third), and an automatic end if one is missed or the buyer asks for a lower price without a reason in the figures.',
      ),
      h('Deposits and earnest money'),
      p(
        'A deposit shows that the buyer is serious. Say who holds it (an escrow agent or an attorney, not the other party), when it becomes nonrefundable, and when it comes back: for example if the landlord or the franchisor refuses. Many small-business buyers offer a deposit only with the purchase agreement. This site holds no deposits.',
      ),
      h('The difference between an IOI and an LOI, a term sheet and an APA'),
      p(
        'An indication of interest (IOI) comes first: a range of price and an idea of terms, before the buyer has seen much, and it binds no one. A letter of intent (LOI) comes after the figures and a meeting: one price, its parts, dates and usually exclusivity. A term sheet is an LOI in the form of a list. The asset purchase agreement (APA) or stock purchase agreement (SPA) is the contract that binds. In the smallest sales a broker’s form called an offer to purchase replaces the LOI and may bind at once when both have signed: read which one you have.',
      ),
      noAdvice,
    ],
    related: ['letter-of-intent', 'due-diligence', 'why-deals-die', 'timeline-by-phase'],
    sources: [lettersOfIntent, practice],
    updated,
    reviewer,
  },
];
