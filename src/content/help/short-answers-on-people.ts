import type { HelpArticle } from './article.ts';
import { h, noAdvice, p } from './blocks.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { practice } from './sources.ts';
import { basisAtDeath, cobraRules, laborSuccessors, wageReports } from './trade-law-sources.ts';

const updated = '2026-11-28';

/** Questions that need a few sentences each, on partners, families and employees; each heading is found on its own. */
export const shortPeopleArticles: readonly HelpArticle[] = [
  {
    slug: 'partners-and-shares',
    title: 'Partners, shares and buyouts',
    question: 'What do co-owners ask when one wants in, out, or the whole business?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Short answers on partners: a silent one, a buyout and its price, a share that goes to a stranger, sweat equity, an investor’s offer, and buying half of a business.',
    body: [
      h('How is a partner’s share priced in a buyout?'),
      p(
        'First by the agreement: many set a formula, a yearly agreed value or an appraiser. Without one, value the whole business as for a sale, take off its debts, and multiply by the share. A minority share is often discounted unless the agreement or state law forbids it. Begin with a range on [the valuation page](/analysis/valuation), then agree on one appraiser for both.',
      ),
      h('My partner does nothing: can I sell or push them out?'),
      p(
        'Not on your own if the agreement or your share does not allow it. A partner who only collects still owns the share, and a buyer of the whole needs that signature or a drag-along clause. Offer a buyout at an appraised price, sell only your share if you may, or go to mediation; a court is the last and slowest way. Bring the agreement to an attorney before you list.',
      ),
      h('What is a drag-along, and who can block a sale?'),
      p(
        'A drag-along lets a stated majority make the others sell on the same terms; a tag-along lets the small owner join a sale. Without such clauses a sale of all shares needs every owner, while a sale of the assets usually needs the vote that the agreement or state law names. Owners who lose that vote may have a right to be paid an appraised value. Look in the operating or shareholder agreement first.',
      ),
      h('We have no partnership agreement: what applies?'),
      p(
        'Then your state’s default law does, and it is rarely what either of you expects: in many states profits of a partnership are shared equally, and one partner can end it. Write down now who owns what, who decides on a sale, how a share is priced, and what happens on death, divorce or a quarrel. It is cheap while you get along. Buyers ask for it in the first week.',
      ),
      h('Can a partner sell their share to a stranger?'),
      p(
        'Usually not freely. Most agreements give the others the first right to buy, or ask for their consent; without consent a buyer of an LLC interest often gets only the payments, not a vote. If you are the buyer, read the agreement before you price the share. If you are the partner left behind, answer within the days that it names, or the right is lost.',
      ),
      h('A former partner or relative claims a share: can I still sell?'),
      p(
        'Not well until it is cleared, because no buyer wants to buy a quarrel, and you promise in the contract that the shares are yours. Look for what was written: agreement, tax returns, payments, emails. An attorney can get a release, mostly for a sum, or a court’s decision; sometimes the price of the disputed share is held in escrow. Tell the buyer before the letter of intent. A buyout that was paid but never signed is fixed best while everyone still remembers it.',
      ),
      h('What do I settle before I buy half of a business?'),
      p(
        'Who decides, who works, and how it ends. Put in writing: pay for work apart from profit, which decisions need both, how much is distributed and at least the tax, who guarantees debts, and a buy-sell with a way to set the price. Look at the books as if you bought all of it. Half without these rules is a job with someone who can outwait you.',
      ),
      h('An investor offers money for a share: how do I judge it?'),
      p(
        'Work out what the offer says the whole is worth: money divided by share, before or after the money goes in. Then read what comes with it: a veto, a preferred return, a right to be bought out, who stays in control. Money that goes into the company is not money in your pocket. If you want to leave in a few years, ask how the investor wants to get out.',
      ),
      h('A partner brings the money and I do the work: what is fair?'),
      p(
        'Pay the two apart. The one who works gets a market wage first; the one who paid gets a preferred return, or their money back first; profit after that is shared by what you agreed, and the working partner’s share can grow over years. Write down who decides, who guarantees the loan (SBA lenders ask each owner of 20% or more), what happens when one wants out, and a price formula. Half and half without a way out of a tie is the usual mistake.',
      ),
      h('Can a manager earn a share instead of paying for it?'),
      p(
        'Yes, in steps: a bonus plan that pays as if they owned a part (phantom equity), shares that vest over years, or a buy-in paid from profit distributions. Shares given for work are taxed as pay, so plan them with a CPA. Write down what happens if the person leaves. If you promised a share by word, settle it in writing before you list: a buyer will find it.',
      ),
      noAdvice,
    ],
    related: [
      'co-owners-who-disagree',
      'partial-sales-and-rollover',
      'how-businesses-are-valued',
      'selling-to-employees',
    ],
    sources: [practice],
    updated,
    reviewer,
    manyQuestions: true,
  },
  {
    slug: 'family-and-life-events',
    title: 'Death, divorce, illness, burnout, retirement',
    question: 'What happens to the business when life comes in between?',
    audience: ['sellers', 'brokers'],
    summary:
      'Short answers for hard times: the owner has died or is ill, a divorce, burnout, no successor, parents who sell to a child, and what comes after the sale.',
    body: [
      h('The owner has died: what does the family do first?'),
      p(
        'Keep it open and find out who may sign. Until a court appoints an executor, or a trustee takes over, no one can sell or draw money; ask the probate attorney for quick authority. Then payroll, insurance, key employees, the landlord, the bank. Get a valuation as of the day of death: it usually becomes the tax basis. Do not sell to the first caller in the first month.',
      ),
      h('I am ill: how do I sell without losing the value?'),
      p(
        'Name someone who can act for you now: a durable power of attorney and a manager with bank access. Write down where everything is. Price for a sale in weeks, and call competitors, suppliers and employees under an NDA first. You need not tell buyers a diagnosis, but do not lie about why you sell, and do not promise training that you may not be able to give.',
      ),
      h('I am burned out: sell, hire a manager, or close?'),
      p(
        'Compare three numbers: what a sale would leave you now, what the business earns with a manager’s pay taken off, and what a closing sale of the equipment brings. A manager helps only if the earnings carry the pay and you can let go. If sales already fall because you are tired, sell while last year still looks good. Take two weeks off first; what breaks then is your list.',
      ),
      h('How do I know that it is time to sell, or to retire?'),
      p(
        'When the business is doing well, you have a reason that a buyer believes, and the money is enough. Work out what you keep after debt, fees and tax, then what you need each year and what the business pays you today. Many find that the price does not replace their pay, and keep it longer or sell a part. A [health check](/analysis/health-check) shows where you are.',
      ),
      h('My children do not want the business: who else?'),
      p(
        'Look in this order: people who work there, competitors and neighbors in the trade, suppliers or large customers, then the open market. An employee or a manager can pay with a seller note over years. A listing that names no one brings buyers from outside. If none of them fits, an orderly closing is a plan too. Begin three years ahead if you can; a successor needs time.',
      ),
      h('We are divorcing and own a business: what now?'),
      p(
        'Do not sell, move money or change owners before you have asked a family attorney: a court can undo it. The business is valued as of a date that state law or the judge sets, usually by an appraiser for each side or one for both. One spouse keeps it and pays the other over time, or it is sold. A buyer will want both signatures or a court order.',
      ),
      h('My parents want me to take over: how do we do it fairly?'),
      p(
        'As strangers would, with love on the side. Get a valuation, separate the gift from the sale, and write the price, the note and who decides from which day. The business must carry their payments and your pay. An SBA loan can finance a sale within the family, with an independent valuation. Siblings who are not in it should hear the price from your parents.',
      ),
      h('What comes after the sale, for me?'),
      p(
        'For many owners a hole: the phone stops. Plan the first year before you sign, what you do on Monday and with whom. Settle health insurance, because the company’s plan usually ends for you; COBRA, a spouse’s plan or the marketplace follow. Put money for the tax aside first, and decide about the rest after some months. A noncompete tells you what you may not start.',
      ),
      noAdvice,
    ],
    related: [
      'co-owners-who-disagree',
      'selling-at-a-loss',
      'short-answers-for-sellers',
      'selling-to-family-or-competitor',
    ],
    sources: [practice, basisAtDeath],
    updated,
    reviewer,
    manyQuestions: true,
  },
  {
    slug: 'staff-short-answers',
    title: 'Employees in a sale: short answers',
    question: 'What do owners and buyers ask about employees, pay and benefits?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Short answers on staff: a key person who wants more, day one with the new owner, W-2s, contractors on a 1099, people paid in cash, unions, COBRA, family on the payroll.',
    body: [
      h('What do I tell the employees on my first day as owner?'),
      p(
        'Short and true: who you are, that jobs, pay, hours and vacation stay as they are today, that the seller helps for some weeks, and when you will talk with each of them. Say nothing about changes that you have not decided. Have the seller introduce you. Then spend the week listening, the longest-serving first, and keep the first small promise that you make.',
      ),
      h('A key employee wants more money or threatens to leave'),
      p(
        'Talk alone and soon, and do not pay out of fear. Ask what they want: money, a title, security, or to be told the truth. A stay bonus, half at closing and half some months later, costs less than a lost sale, and is better than a raise that the buyer inherits. Have a second person learn the job. Tell the buyer before the purchase agreement is signed, not after.',
      ),
      h('Must the buyer keep pay, contracts and promises?'),
      p(
        'In a stock sale yes, the company goes on with all its contracts. In an asset sale only what the buyer takes over or offers; employment is mostly at will, so a buyer may set new terms with notice. What you promised by word binds you, not the buyer. List every raise, bonus and promise for diligence, and have the agreement name the offers.',
      ),
      h('Who sends the W-2s in the year of the sale?'),
      p(
        'In an asset sale each employer sends its own for the wages that it paid, or the buyer may take over the whole year if both agree on the alternate procedure of the IRS. A buyer who takes over the staff can often count wages already paid toward the social security wage base. In a stock sale nothing changes. Put it into the purchase agreement and tell the payroll provider.',
      ),
      h('Are my 1099 contractors a problem for a sale?'),
      p(
        'Yes if they work like employees: your hours, your tools, only for you. A buyer counts the payroll tax, overtime and insurance that you should have paid, takes it off the earnings, and asks for an indemnity, because in a stock sale the past comes along. Ask an employment attorney about fixing it before you list. Real subcontractors with their own business and insurance are fine.',
      ),
      h('Some people are paid in cash: what does a buyer do?'),
      p(
        'A buyer adds their real cost, with payroll tax and workers’ compensation, before any multiple, and wonders what else is off the books. A lender sees only what was reported. Stop now, because twelve clean months help more than an explanation. If you buy such a business, price it with everyone on payroll, buy assets rather than shares, and expect some people to leave.',
      ),
      h('My family is on the payroll: how does that count?'),
      p(
        'At what the work would cost. If your spouse runs the office for little, a buyer has to hire a replacement, and that cost comes off the earnings. If a child is paid and hardly works, the pay is an add-back, with the payroll tax, if you can show that no one replaces them. Write down hours and tasks of each relative. Say who of them stays.',
      ),
      h('What if the employees are in a union?'),
      p(
        'A stock buyer steps into the contract. An asset buyer who hires mostly the same people usually has to recognize the union and bargain, though not always keep the old contract. A union pension plan can present a large bill when contributions stop, and a sale of assets avoids it only if conditions of the law are met. Ask a labor attorney before the letter of intent.',
      ),
      h('Who owes COBRA coverage after the sale?'),
      p(
        'As long as the seller’s group keeps any health plan, that plan covers people who lost coverage in the sale. If the seller ends all plans, in an asset sale a buyer who goes on with the business usually takes it over, and in a stock sale the buyer’s group does. The parties may agree on who pays, but the law decides who is liable. Ask your benefits advisor before you cancel a plan.',
      ),
      h('Should I hire a manager before I sell?'),
      p(
        'Often, if you have a year. A manager who stays turns your job into a business: the price is then on earnings after their pay, but on more buyers and a higher multiple. In a very small business it does not pay, because the pay eats the earnings. Test it: take three weeks off. Hire at least six months before you list, or buyers do not count it.',
      ),
      noAdvice,
    ],
    related: ['telling-employees', 'employees-at-closing', 'transition-and-training', 'add-backs'],
    sources: [practice, cobraRules, wageReports, laborSuccessors],
    updated,
    reviewer,
    manyQuestions: true,
  },
];
