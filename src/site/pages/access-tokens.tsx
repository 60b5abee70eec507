import { OwnTokens } from '#features/people/access-tokens/web/own-tokens.tsx';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { pageMeta } from '../page-meta.ts';
import { useDealChoices } from './use-deal-choices.ts';

export const meta = () => pageMeta('Access tokens', { hidden: true });

export default function AccessTokensPage() {
  const choices = useDealChoices();
  return (
    <>
      <PageHeader
        title="Access tokens"
        lead="With an access token, a program of yours uses your account through the API, no further than you allow. Give each program its own, and revoke it when you no longer need it."
        actions={
          <>
            <LinkButton variant="secondary" to={paths.helpArticle('access-tokens')}>
              How it works
            </LinkButton>
            <LinkButton variant="secondary" to={paths.profile()}>
              Profile
            </LinkButton>
          </>
        }
      />
      <OwnTokens choices={choices} />
    </>
  );
}
