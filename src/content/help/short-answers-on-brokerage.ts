import type { HelpArticle } from './article.ts';
import { h, noAdvice, p } from './blocks.ts';
import { licensedSellers, sellerExemption } from './law-sources.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { practice } from './sources.ts';

const updated = '2026-11-28';

/** Questions that need a few sentences each, on a broker’s fees, duties and days; each heading is found on its own. */
export const shortBrokerageArticles: readonly HelpArticle[] = [
  {
    slug: 'broker-law-and-fees',
    title: 'Fees, license, deposits and law: short answers for brokers',
    question: 'What do brokers ask about fees, law and risk?',
    audience: ['brokers', 'sellers'],
    summary:
      'Short answers on a broker’s rights and risks: unpaid fees, commission on notes, upfront fees, deposits, drafting documents, E&O, false figures, advertising, stock deals, joint listings.',
    body: [
      h('Is the commission paid on a seller note and an earn-out, too?'),
      p(
        'As your agreement says. Common is the full fee at closing on the whole price including the note, assumed debt and rollover, and on an earn-out as it is paid. Sellers with little cash at closing ask to pay on the note as it comes; then get a share at once and security for the rest. Define the price in the agreement with an example. Without words you may get nothing on later payments.',
      ),
      h('The seller does not want to pay my commission'),
      p(
        'Read the agreement: what earned the fee, when it is due, and whether you need a license for it, since a broker without one can often not sue. Collect introductions, emails, NDAs and the settlement statement. Write once, with the clause and a date; mediation is cheaper than court. Best is before: have the fee in the closing instructions, so that the closing agent pays you.',
      ),
      h('Someone asks for money upfront to find a buyer: is that legal?'),
      p(
        'It can be: retainers and valuation fees exist, and are mostly small, named in a contract, and taken off the success fee. Be careful with a stranger who has “a buyer ready” and wants thousands for packaging, a data room or an appraisal first: that is a known trick, and the buyer never appears. Ask for the license, three owners who sold, and the buyer’s proof of funds. Pay by success.',
      ),
      h('May I hold the buyer’s deposit?'),
      p(
        'Only if your state and license allow it, in a trust account with its records, never in your operating account. Most business brokers are better off with an escrow company or an attorney. Write who holds it, when it is refundable, and what happens in a dispute: a holder does not decide, it waits for both signatures or a court. Give a receipt on the same day.',
      ),
      h('May I draft the LOI, the NDA or the purchase agreement?'),
      p(
        'Filling in standard forms is usual in many states; writing clauses or explaining what they mean for a client can be the practice of law without a license. Use forms made by an attorney for your state, let the parties’ attorneys draft the purchase agreement, and write “reviewed by your own attorney” into your emails. An LOI on business terms is mostly fine. Ask your association for forms.',
      ),
      h('Am I liable if the seller’s figures are false?'),
      p(
        'If you knew, should have seen it, or vouched for it: yes. Say in the CIM that figures come from the seller and were not audited, correct what you learn is wrong, pass documents rather than claims, and keep what you sent. Have the seller sign the CIM. Never polish add-backs that you do not believe. E&O insurance pays for the defense.',
      ),
      h('What may I say in ads and about past deals?'),
      p(
        'What is true, without giving a client away. Check that your state wants the license or broker’s name in each ad. Write no figure that identifies the business, no “sold” price without both parties’ consent, no multiple as a promise, and no buyer who does not exist. Take ads down everywhere on the day the listing ends. Testimonials need real people who agreed.',
      ),
      h('A client wants to cancel the listing agreement'),
      p(
        'Listen first: it is often silence or a buyer who annoyed them. Offer a report, a new price or a pause. If it is over, end it in writing with the list of buyers for the tail, a release of ads and documents, and any costs that the agreement names. Forcing an owner to sell brings nothing. Here the engagement is ended on its page by either of you.',
      ),
      noAdvice,
    ],
    related: ['broker-agreements', 'broker-commissions', 'broker-licenses', 'short-answers-for-brokers'],
    sources: [practice, sellerExemption, licensedSellers],
    updated,
    reviewer,
    manyQuestions: true,
  },
  {
    slug: 'broker-daily-work',
    title: 'A broker’s daily work: short answers',
    question: 'What do brokers ask about listings, buyers and their own office?',
    audience: ['brokers'],
    summary:
      'Short answers for brokers: becoming one, pricing a listing, first meetings, many inquiries, buyers’ agents, co-brokers, reports to clients, leaving an office, working in several states.',
    body: [
      h('How do I become a business broker?'),
      p(
        'Check your state’s license first, then learn: the courses of the IBBA or a state association, a mentor in an office, and time in one trade that you know. Expect months without income, since sales take the better part of a year and pay at closing. Begin with CPAs and owners who know you. Ask an office about split, training, leads, and who owns the listings if you leave.',
      ),
      h('What do I ask an owner at the first meeting?'),
      p(
        'Why and by when, what they need after tax, who else owns or decides, what they do each week, sales and earnings of three years, the largest customers, lease, license, debt, and what they told others. Look at the place. Give no price; promise a range after the returns. Leave with a signed confidentiality agreement and three documents. The reason tells you whether they will sell.',
      ),
      h('How do I price a listing that I take?'),
      p(
        'Recast three years to SDE or EBITDA, choose the multiple from sold businesses of the trade and size, adjust for customers, lease, staff and trend, then test it: does a loan at today’s rate carry it with the buyer’s pay? Add inventory, building and cash separately. Show the owner the range and what a bank would lend. [The health check](/analysis/health-check) does these steps with the sources.',
      ),
      h('Too many inquiries: how do I handle them?'),
      p(
        'Let a form do the first step: name, phone, money, trade, by when. Answer all within a day, with one text, and call only those who sent an NDA and proof. Refuse vague email addresses politely. Sort into now, later, never; keep the later ones for the next listing. Here the request shows what is confirmed and verified of each buyer, and you can decide on several at once.',
      ),
      h('A buyer’s broker calls: how do we work together?'),
      p(
        'Ask whether the buyer has signed with them and who pays: the seller’s side shares its fee, or the buyer pays theirs. Put the split, who talks to whom, NDA and proof of funds on one page before a name is given. You work for your seller, they for the buyer. Sharing brings buyers you would not reach; refusing it may break your duty to the client.',
      ),
      h('How do I represent a buyer and get paid?'),
      p(
        'With a written engagement: what they look for, how long, a monthly fee or retainer that is taken off, and a success fee from the buyer if the seller pays none. Tell every owner whom you represent. Search owners directly, write short letters, and never promise exclusivity that you cannot keep. A buyer who will not pay a small retainer will not close either.',
      ),
      h('I leave my office: what happens to my listings?'),
      p(
        'Mostly they belong to the office that signed the agreement, not to you. Read your contract: pending deals, tails, splits after leaving, nonsolicit of clients. Ask the office in writing to release the listings that want to come; owners decide at the end of the term. Move your license first, and take no files or buyer lists. On this site the owner ends one engagement and invites you again with your new address.',
      ),
      h('What do I report to my client, and how often?'),
      p(
        'Every one or two weeks, on one page: views, requests, signed NDAs, talks, reasons for no, and what you need from them. Bad news on the same day. An owner who hears nothing thinks that nothing is done, and stops answering. Here the page of a listing has views, requests and readers, and the owner sees them, too. End with one decision that they have to take.',
      ),
      h('May I work on deals in other states?'),
      p(
        'For the business, where it is decides; a license of your state does not reach into another. Co-broke with someone licensed there, or be paid as a referral if both states allow it. For stock deals federal law exempts certain M&A brokers, while states differ. Tax, liquor and contractor rules are local as well. Write down who acts where before you take a fee.',
      ),
      noAdvice,
    ],
    related: ['winning-clients', 'client-expectations', 'qualifying-buyers', 'broker-agreements'],
    sources: [practice],
    updated,
    reviewer,
    manyQuestions: true,
  },
];
