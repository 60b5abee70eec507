import { accessTokenArticles } from './access-tokens.ts';
import { accountArticles } from './account.ts';
import { agreementArticles } from './agreements.ts';
import { anonymityArticles } from './anonymity.ts';
import { appaArticles } from './appa.ts';
import type { HelpArticle } from './article.ts';
import { brokerFeeArticles } from './broker-fees.ts';
import { buyerQuestionArticles } from './buyers-questions.ts';
import { closingQuestionArticles } from './closing-questions.ts';
import { dealQuestionArticles } from './deal-questions.ts';
import { dealRoomArticles } from './deal-rooms.ts';
import { dealTermArticles } from './deal-terms.ts';
import { debtArticles } from './debts.ts';
import { earningsArticles } from './earnings.ts';
import { financingArticles } from './financing.ts';
import { glossaryArticles } from './glossary.ts';
import { ownAgreementArticles } from './own-agreements.ts';
import { ownerQuestionArticles } from './owners-questions.ts';
import { peopleArticles } from './people.ts';
import { phaseArticles } from './phases.ts';
import { practiceArticles } from './practice-questions.ts';
import { propertyArticles } from './property.ts';
import { partialSaleArticles } from './selling-a-part.ts';
import { sellingWellArticles } from './selling-well.ts';
import { shortAnswerArticles } from './short-answers.ts';
import { shortAfterwardArticles } from './short-answers-on-afterward.ts';
import { shortAssetsArticles } from './short-answers-on-assets.ts';
import { shortBrokerageArticles } from './short-answers-on-brokerage.ts';
import { shortBuyingArticles } from './short-answers-on-buying.ts';
import { shortCheckingArticles } from './short-answers-on-checking.ts';
import { shortDecidingArticles } from './short-answers-on-deciding.ts';
import { shortHardArticles } from './short-answers-on-hard-questions.ts';
import { shortLicensedTradesArticles } from './short-answers-on-licensed.ts';
import { shortMoneyArticles } from './short-answers-on-money.ts';
import { shortPeopleArticles } from './short-answers-on-people.ts';
import { shortStructureArticles } from './short-answers-on-structure.ts';
import { shortTaxesArticles } from './short-answers-on-taxes.ts';
import { shortOnTheWayArticles } from './short-answers-on-the-way.ts';
import { shortTradesArticles } from './short-answers-on-trades.ts';
import { shortValueArticles } from './short-answers-on-value.ts';
import { taxArticles } from './taxes.ts';
import { dealArticles } from './the-deal.ts';
import { siteArticles } from './this-site.ts';
import { twoFactorArticles } from './two-factor.ts';
import { valueArticles } from './value.ts';
import { webhookArticles } from './webhooks.ts';

/** `topics.ts` has them in the order of the page. */
export const helpArticles: readonly HelpArticle[] = [
  ...anonymityArticles,
  ...siteArticles,
  ...appaArticles,
  ...agreementArticles,
  ...ownAgreementArticles,
  ...dealRoomArticles,
  ...earningsArticles,
  ...valueArticles,
  ...dealArticles,
  ...taxArticles,
  ...debtArticles,
  ...brokerFeeArticles,
  ...partialSaleArticles,
  ...propertyArticles,
  ...peopleArticles,
  ...dealTermArticles,
  ...financingArticles,
  ...phaseArticles,
  ...sellingWellArticles,
  ...practiceArticles,
  ...ownerQuestionArticles,
  ...buyerQuestionArticles,
  ...dealQuestionArticles,
  ...closingQuestionArticles,
  ...shortAnswerArticles,
  ...shortPeopleArticles,
  ...shortAssetsArticles,
  ...shortTaxesArticles,
  ...shortMoneyArticles,
  ...shortBuyingArticles,
  ...shortAfterwardArticles,
  ...shortValueArticles,
  ...shortTradesArticles,
  ...shortLicensedTradesArticles,
  ...shortBrokerageArticles,
  ...shortDecidingArticles,
  ...shortStructureArticles,
  ...shortCheckingArticles,
  ...shortOnTheWayArticles,
  ...shortHardArticles,
  ...glossaryArticles,
  ...accountArticles,
  ...twoFactorArticles,
  ...webhookArticles,
  ...accessTokenArticles,
];

export function helpArticle(slug: string): HelpArticle | undefined {
  return helpArticles.find((article) => article.slug === slug);
}
