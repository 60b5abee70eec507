import type { HelpArticle } from './article.ts';
import { h, list, noAdvice, p } from './blocks.ts';
import {
  eligibilityForms,
  loanHandbook,
  noncompeteRule,
  stateRules,
  takenOverForms,
  warnAct,
} from './law-sources.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { practice } from './sources.ts';

const updated = '2026-11-26';

export const peopleArticles: readonly HelpArticle[] = [
  {
    slug: 'telling-employees',
    title: 'When to tell your employees',
    question: 'When should I tell my employees that I am selling?',
    audience: ['sellers', 'brokers'],
    summary:
      'Usually late: key people under an agreement when a buyer needs to meet them, everyone else at or just before closing. Large layoffs can require 60 days’ notice.',
    body: [
      h('Should I tell my employees early?'),
      p(
        'Most owners tell key employees when a buyer needs to meet them, and all other employees at or just before closing. A sale can take most of a year and may not happen, and people who hear of it early worry, talk, and look for other jobs, and competitors call them and your customers. A bookkeeper or manager whom you need for the figures may have to know first. On this site a listing names no one, and a buyer learns the name only after a signed NDA and an approval. Waiting is not lying. If someone asks, decide beforehand on one honest sentence, such as that you look at all options for the future, as every owner does',
      ),
      h('Key people and stay bonuses'),
      p(
        'If one manager carries the business, a buyer will want to talk to that person before closing and may make the sale depend on it. Tell them before the buyer does, ask them to sign a confidentiality agreement, and give them a reason to stay: a stay bonus paid partly at closing and partly some months after. Write down who pays it. It is a cost of your sale, so buyers usually take it off the price if the company owes it.',
      ),
      h('The day you tell your staff'),
      list(
        'Do it in person, in one meeting, with the buyer there if possible, on the day of closing or shortly before.',
        'Answer the questions they have: Do I keep my job, my pay, my vacation, my insurance, and who is my boss?',
        'Only promise what the purchase agreement says.',
        'Call your largest customers and suppliers the same day, before the news does.',
      ),
      h('WARN: notice of layoffs'),
      p(
        'The federal WARN Act applies to employers with 100 or more employees, not counting most part-timers. Before a plant closing or a mass layoff as the law defines them, 60 days’ written notice is due. In a sale, the seller is responsible for notice up to and including the day of the sale, and the buyer after it. A change of employer alone is not a loss of employment if the buyer keeps the people. Several states have laws for smaller employers and longer notice, so ask an employment attorney.',
      ),
      noAdvice,
    ],
    related: ['employees-at-closing', 'keeping-a-sale-confidential', 'transition-and-training'],
    sources: [warnAct, practice],
    updated,
    reviewer,
  },
  {
    slug: 'employees-at-closing',
    title: 'Employees at closing: PTO, I-9s, noncompetes',
    question: 'What happens to my employees, their vacation and their contracts?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'In a stock sale their employer stays the same. In an asset sale you end their employment and the buyer hires them: vacation, I-9s, benefits and noncompetes each need a decision.',
    body: [
      h('Asset sale or stock sale'),
      p(
        'In a stock sale, employment, accrued vacation and benefit plans go with the company, and so do past mistakes such as unpaid overtime or contractors who should have been employees. In an asset sale your company ends the employment and the buyer makes offers, usually to nearly everyone. The purchase agreement says whom the buyer has to offer a job, at what pay, and who pays for those who are not hired. Final paychecks are due when state law says, which can be the same day.',
      ),
      h('Accrued vacation and PTO'),
      p(
        'Vacation that people have earned but not taken is a debt. Some states treat it as wages that must be paid when employment ends: California does, for example. Others leave it to your written policy. Either you pay it out at closing, or the buyer takes it over and the price is reduced by the amount, with the employees’ consent where the state requires it. The same question arises for bonuses, commissions and sick leave. Put a list with hours and dollars into the deal room.',
      ),
      h('I-9 forms in an asset sale'),
      p(
        'A buyer who continues to employ your people may treat them as new hires and complete a new Form I-9 for each, or treat them as continuing and keep your forms. Keeping them means accepting responsibility for their errors, so buyers ask to see them during diligence. Whatever is chosen should be done for everyone alike. Check your own forms, with an attorney, before a buyer does.',
      ),
      h('Noncompetes of employees, and yours'),
      list(
        'An employee’s noncompete does not always pass to a buyer in an asset sale. Ask whether it can be assigned.',
        'States decide: California, for example, does not enforce most of them. The FTC’s national ban was set aside in court, and the FTC gave up its appeal in September 2025.',
        'A seller’s own noncompete in the sale of a business is treated more favorably, also in California. It must be reasonable in area and years.',
        'Agreements on confidentiality and not soliciting customers often matter more.',
      ),
      h('Payroll, benefits and insurance'),
      p(
        'The buyer needs payroll accounts, a new workers’ compensation policy and health coverage from the first day. Decide who offers continuation coverage to people who leave, what happens to the 401(k) plan, and when: a stock buyer often wants the plan ended before the closing. If you will stay on, with an SBA loan there is a limit to how long and in which role; see [transition and training](/help/transition-and-training).',
      ),
      noAdvice,
    ],
    related: ['telling-employees', 'asset-or-stock-sale', 'due-diligence', 'licenses-and-permits'],
    sources: [takenOverForms, eligibilityForms, noncompeteRule, stateRules, practice],
    updated,
    reviewer,
  },
  {
    slug: 'transition-and-training',
    title: 'Transition, training and consulting',
    question: 'How long do I have to stay after the sale?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'As long as the contract says: commonly some weeks of training included in the price, then paid consulting. With an SBA loan the seller’s role after a full sale is limited.',
    body: [
      h('What is included, and what is paid'),
      p(
        'Separate three things. Training: you show the buyer how the business runs, for a stated number of weeks and hours, included in the price. Consulting: you answer calls or visit customers after that, for an hourly or monthly fee. Employment: you stay in a job with a boss, pay and a term. Say how many hours, where, until when, and what happens if you are ill. A promise of reasonable assistance is what people argue about later.',
      ),
      h('A plan for the handover'),
      list(
        'Before closing: a list of what only you do, who will do it, and when you show them.',
        'First week: employees, bank, payroll, keys, passwords, alarm codes, suppliers.',
        'First month: introduce the buyer to the largest customers, in person.',
        'First season: one busy period together, if the business has one.',
        'Then: questions at fixed times, so that the buyer learns to decide alone.',
      ),
      h('With an SBA loan: can the seller keep working there?'),
      p(
        'When an SBA loan pays for the whole business, the SBA’s rules have not let the seller stay as an owner, officer or key employee; a transition as a consultant for up to twelve months has been allowed. If only part is sold, other rules apply, and the seller who remains has to guarantee the loan for a time. Rules change by notice, so ask the lender before you promise a buyer that you will stay, or ask for a job.',
      ),
      h('How it is taxed, and how it counts in the price'),
      p(
        'Pay for consulting and employment is ordinary income to you and a deduction for the buyer; the price of the business is mostly not. A buyer may therefore offer less price and more consulting. Compare what you keep after tax, and remember that pay for work stops if you cannot work. If the training is worth something to the buyer, a longer one can also be what brings a cautious buyer or lender to yes.',
      ),
      h('After you have left'),
      p(
        'You will usually agree not to compete for some years and within an area, and not to hire your former people. You may also hold a [seller note](/help/seller-notes-and-standby) or an [earn-out](/help/earn-out-terms): then ask for monthly figures. Tell the post office, the bank and the state that the owner changed, and keep your records for taxes and claims.',
      ),
      noAdvice,
    ],
    related: ['seller-notes-and-standby', 'employees-at-closing', 'sba-loan-steps', 'earn-out-terms'],
    sources: [loanHandbook, practice],
    updated,
    reviewer,
  },
];
