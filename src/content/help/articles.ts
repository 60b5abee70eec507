import { accessTokenArticles } from './access-tokens.ts';
import { accountArticles } from './account.ts';
import { agreementArticles } from './agreements.ts';
import { anonymityArticles } from './anonymity.ts';
import { appaArticles } from './appa.ts';
import type { HelpArticle } from './article.ts';
import { dealRoomArticles } from './deal-rooms.ts';
import { earningsArticles } from './earnings.ts';
import { ownAgreementArticles } from './own-agreements.ts';
import { dealArticles } from './the-deal.ts';
import { siteArticles } from './this-site.ts';
import { twoFactorArticles } from './two-factor.ts';
import { valueArticles } from './value.ts';
import { webhookArticles } from './webhooks.ts';

/** In the order of the page. */
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
  ...accountArticles,
  ...twoFactorArticles,
  ...webhookArticles,
  ...accessTokenArticles,
];

export function helpArticle(slug: string): HelpArticle | undefined {
  return helpArticles.find((article) => article.slug === slug);
}
