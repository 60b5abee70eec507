import type { HelpArticle } from './article.ts';
import { h, noAdvice, p } from './blocks.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { practice, product } from './sources.ts';
import { closingBusiness } from './trade-law-sources.ts';

const updated = '2026-11-28';

/** Questions that need a few sentences each, on the time after a closing and after a failed one; each heading is found on its own. */
export const shortAfterwardArticles: readonly HelpArticle[] = [
  {
    slug: 'after-the-closing',
    title: 'After the closing: short answers',
    question: 'What comes up for seller and buyer after the sale?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Short answers for afterward: customers, suppliers, the seller’s old company, records, endless calls, a seller who competes or does not train, sales below plan, a note that is late.',
    body: [
      h('What do I tell the customers, and will they leave?'),
      p(
        'Most stay if the people, the phone number and the quality stay. Large ones get a visit by seller and buyer together in the first days, the others a short letter signed by both: why, who, what stays the same, and the number to call. No new prices in the first months. Do not announce it before closing. The seller’s word is worth most in the first week, so use it.',
      ),
      h('What do I do with my old company after an asset sale?'),
      p(
        'Keep it open until everything is in: notes, receivables, tax refunds, claims, the escrow. Rename it if you sold the name. Then file the final returns, close payroll, sales tax, permits and bank accounts, pay what is owed, and dissolve it with the state; a corporation files Form 966. Before that ask your CPA how money leaves it, as that can be taxed again in a C corporation.',
      ),
      h('How long do I keep the records?'),
      p(
        'Tax records at least three years from filing in the ordinary case, six if much income was left out, payroll tax records four, as the IRS says; what proves your basis and the sale longer, as long as a note or a claim can come plus those years. The purchase agreement may ask for more and give the buyer access. Keep a full copy of the deal room’s archive. Shred personal data when its time is over.',
      ),
      h('The buyer calls me all the time'),
      p(
        'Look at the agreement: hours, days, and until when training is owed. Offer one fixed hour twice a week, answers in writing that become a handbook, and a paid consulting rate after the limit. Be generous in the first month, because a buyer who fails does not pay your note. If it never ends, say kindly which questions are theirs now.',
      ),
      h('The seller does not train me, or works against me'),
      p(
        'Write down what was agreed and what was done, and ask for three dates in the next two weeks. Tie the rest to what you still owe: note, holdback, consulting pay, if the agreement allows it. Ask the employees and suppliers meanwhile, since they know more than you think. If the seller talks badly of you to customers, your attorney’s letter about the noncompete and nonsolicit comes next.',
      ),
      h('The seller opened a new shop or takes my customers'),
      p(
        'Read the noncompete: years, area, trade, and whether relatives or a new company count. Collect dates, ads and customers’ words, and let an attorney write at once, since waiting weakens a court order. Stop payments of a note only if the agreement gives set-off. Call your customers yourself in the meantime. Sellers: ask in writing before you take a job in the trade.',
      ),
      h('Sales are lower than the seller showed'),
      p(
        'First find out why: a season, a lost customer, prices, people, or figures that were never true. Compare month by month with the seller’s own books and bank deposits. Cut cash out, not service; talk to the lender before a payment is missed, as they have tools then. If a promise of the agreement was false, give notice in time. If it is the handover, get the seller into the shop for a week.',
      ),
      h('The buyer is late with the seller note'),
      p(
        'Call before you write. Ask for the figures of three months, and choose: a short deferral with interest, interest only for a time, or a new schedule, in writing and signed by the guarantor. If there is a bank, your standby agreement may forbid collecting without it. Then follow the steps of the note: notice, cure period, acceleration, guarantee, collateral. Taking the business back is the last one.',
      ),
      h('Money and letters still come to the wrong side'),
      p(
        'Normal for some months. The agreement should say that each side passes on within days what belongs to the other, with a list each week. Change bank details with every customer by a letter of both, keep the old account open for deposits only, forward letters, and settle utilities by meter readings. Do not net amounts against a claim unless both agree. Refunds for old years are the seller’s, usually.',
      ),
      noAdvice,
    ],
    related: [
      'first-months-as-owner',
      'transition-and-training',
      'seller-notes-and-standby',
      'handing-over-accounts',
    ],
    sources: [practice, closingBusiness],
    updated,
    reviewer,
    manyQuestions: true,
  },
  {
    slug: 'failed-and-relisted',
    title: 'Failed deals, relisting and leaks',
    question: 'What do I do after a deal failed, or word got out?',
    audience: ['sellers', 'brokers'],
    summary:
      'Short answers for setbacks: relisting, a stale listing, lowering the price, a broken NDA, a rival who posed as a buyer, a buyer who returns, taking it off the market, a failed loan.',
    body: [
      h('A deal failed: when and how do I list again?'),
      p(
        'At once, if the reason was the buyer; after repair, if it was the business. Write down why it failed and change that: the missing document, the lease, the price. Update the figures to the latest month, take the old buyer’s access away, and call the second-best buyer first. Say openly “our buyer’s loan was refused”. Two failed deals for one reason mean that the reason is true.',
      ),
      h('My listing is stale: take it down or lower the price?'),
      p(
        'Look where people stop first. If many look and none asks, rewrite the first lines and the picture; if they ask and leave after the figures, it is price or proof. One clear cut to what a loan carries beats five small ones. Taking it down for some months helps only if you return with something new: better months, a longer lease, a manager, a seller note.',
      ),
      h('A buyer broke the NDA or told someone'),
      p(
        'Write down what was said, by whom and when, and end that access at once. Send a short letter that names the NDA and asks them to stop and to say whom they told; have your attorney send the next one. Then limit the harm: tell key people your prepared sentence. Damages are hard to prove, so speed matters more. The record here shows what the person opened and when.',
      ),
      h('A competitor posed as a buyer'),
      p(
        'Take access back, keep the record, and write to them under the NDA: return or destroy, no use, no contact with staff or customers. Warn no one by name. Next time ask for identity and funds before the name, show customer and price data only after a signed agreement with a deposit, and put known rivals on the block list. What they saw ages quickly; keep working.',
      ),
      h('A buyer who left wants to come back'),
      p(
        'Ask what changed, in one call. If it is money or a partner, see the proof first; if it was nerves, ask for a larger deposit and a shorter time. Update the figures, and do not begin where you ended: a new letter, new date, same or better price. Tell no one else that you are off the market until something is signed.',
      ),
      h('I do not want to sell anymore'),
      p(
        'Before a signed agreement you can stop; say it kindly and in writing to everyone who has access. Read two documents first: exclusivity, and your broker agreement, which may owe a fee for a buyer who was ready, or for a sale within the tail. After a signed purchase agreement you need the buyer’s consent or pay damages. Here you withdraw the listing in its editor, and all access ends.',
      ),
      h('Employees or customers heard of it: what do I say?'),
      p(
        'One sentence that is true, decided beforehand: “like every owner I look at what is best for the future; nothing is decided, and your jobs are part of it.” Talk to the two or three people who matter today, alone. Do not deny what will come out. Find where it leaked, and take the listing down if it gives you away. If a sale is near, tell everyone earlier than planned, with the buyer.',
      ),
      noAdvice,
    ],
    related: ['why-deals-die', 'keeping-a-sale-confidential', 'no-inquiries', 'quiet-buyers'],
    sources: [practice, product],
    updated,
    reviewer,
    manyQuestions: true,
  },
];
