import type { HelpArticle } from './article.ts';
import { h, noAdvice, p } from './blocks.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { practice, product } from './sources.ts';
import { recordedCalls, taxLiens } from './trade-law-sources.ts';

const updated = '2026-11-29';

/** Questions that need a few sentences each, on what comes up while a deal is on; each heading is found on its own. */
export const shortOnTheWayArticles: readonly HelpArticle[] = [
  {
    slug: 'during-the-deal',
    title: 'While a deal is on: short answers',
    question: 'What else comes up between the first talks and the closing?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Short answers while a deal is on: bank statements, a tax audit, projections, redlines, which offer to take, whether the buyer can run it, whether customers stay, a young business.',
    body: [
      h('May I black out bank statements before the buyer sees them?'),
      p(
        'Account numbers, card numbers and private lines of a mixed account, yes; deposits, dates and balances no, or they prove nothing. Before a letter of intent give totals by month instead. After it, the buyer’s accountant compares deposits with sales, so give complete PDF files from the bank, all pages, for 12 to 24 months. In the deal room here you can black out parts of a document and see who read it. Payments to employees and customers’ names can stay hidden until late.',
      ),
      h('A tax audit letter came in the middle of the sale'),
      p(
        'Answer it in time, through your CPA, and tell the buyer before they find it: an open sales, payroll or income tax audit belongs in the disclosures. Ask the CPA for the likely sum, and have it held back or paid at closing. In an asset sale some taxes can follow the buyer all the same, so expect a tax clearance or an escrow. An audit of one year delays few deals; one that was hidden ends them.',
      ),
      h('Do I have to give projections?'),
      p(
        'No, but a bank may ask for two years, and the buyer makes them for the loan. If you give any, show the assumptions, stay below what you hope for, and say that they are an opinion and no promise; your attorney keeps them out of the representations. A budget that was met for two years is worth more than five years of growth on paper. Never let a price rest on them: buyers pay for what has happened.',
      ),
      h('The other attorney marked up everything: is that normal?'),
      p(
        'Yes, a first draft comes back red, and each side asks for more than it needs. Let your attorney sort it: what is law, what is money, what is style. Talk with the other side yourself about the three or four points of money, such as indemnity, escrow, noncompete and working capital, and leave words to the attorneys. Give each round a date. If a point that was settled in the letter of intent is opened again, say so at once.',
      ),
      h('The highest offer is not from the best buyer: how do I choose?'),
      p(
        'Weigh price by the odds that it is paid. Look at cash at closing, proof of funds or a lender’s letter, conditions, time, and who has done it before. A rival often pays more and learns your secrets; an employee keeps people and needs your note. Ask the best buyer to come closer to the best price: most do when asked once. Then think of your people and name, since a failed deal costs months, and the second offer is seldom as good again.',
      ),
      h('How do I judge whether a buyer can run my business?'),
      p(
        'Ask what they ran before: people, payroll, a budget, a trade like yours, and whom you may call about it. Ask for the first hundred days in their words, who does what you do today, and what they would change. A lender asks for the same, so its approval says something. It matters most if you carry a note or an earn-out, or the name is yours. Against doubts help training, a manager who stays, more cash down, and a personal guarantee.',
      ),
      h('Will the customers stay when the owner leaves?'),
      p(
        'Look at why they come. Many small ones who call a number, a place, a contract or an app stay; a few large ones who call the owner’s cell phone may not. Ask for sales by customer over three years, who in the firm speaks with each, and how many came without the owner. Late in the deal talk with the largest, with the seller. Then tie price to it: a note that shrinks with lost customers, an earn-out, months of introduction, and a noncompete.',
      ),
      h('There are only one or two years of tax returns: is it too young?'),
      p(
        'Riskier, and harder to finance: lenders mostly want two or three years of returns, so a younger business is bought with cash, a larger note or collateral. Read month by month what there is, and ask how much of it came with the opening, one contract or the founder’s friends. Pay less than the multiples of the trade, which are from established businesses, or pay as it proves itself. A company that changed its form may have older returns under another name: ask.',
      ),
      h('May I record a call with the other side?'),
      p(
        'Ask first. Federal law allows it if one person on the call agrees, but states such as California, Florida and Pennsylvania want the consent of everyone, and the stricter rule is the safe one across state lines. A secret recording also ends trust, and can break the NDA. Write a summary by message after the call instead, and ask the other side to correct it: that is dated, and both have it. An attorney in your state knows its rule.',
      ),
      noAdvice,
    ],
    related: ['due-diligence', 'negotiating-the-price', 'qualifying-buyers', 'why-deals-die'],
    sources: [practice, product, taxLiens, recordedCalls],
    updated,
    reviewer,
    manyQuestions: true,
  },
];
