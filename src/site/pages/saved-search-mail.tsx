import { useMutation } from '@tanstack/react-query';
import { stopSavedSearchMails } from '#features/marketplace/saved-searches/contract.ts';
import { call } from '#kit/api.ts';
import { tokenIn, useTokenInHash } from '#kit/auth/use-token-in-hash.ts';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { pageMeta } from '../page-meta.ts';
import { AuthCard } from './AuthCard.tsx';
import { BrokenLink } from './BrokenLink.tsx';

const title = 'Stop these emails';

export const meta = () => pageMeta(title, { hidden: true });
export const handle = { calm: true };

/** Requires a click, because mail scanners open links. Works without signing in. */
export default function SavedSearchMailPage() {
  const token = useTokenInHash();
  const stop = useMutation({
    mutationFn: (mailed: string) => call(stopSavedSearchMails, { body: { token: mailed } }),
  });
  const press = () => {
    const mailed = tokenIn(location.hash);
    if (mailed) stop.mutate(mailed);
  };
  if (token === null) return <BrokenLink title={title} again={paths.savedSearches()} />;
  if (stop.isSuccess)
    return (
      <AuthCard
        title="The emails have stopped"
        lead="The search is still saved. You can turn its emails on again at any time."
      >
        <LinkButton variant="secondary" to={paths.savedSearches()} className="w-fit">
          Saved searches
        </LinkButton>
      </AuthCard>
    );
  return (
    <AuthCard title={title} lead="Click to stop emails for this saved search.">
      <FailureAlert title="Error" error={stop.error} />
      <Button busy={stop.isPending} onClick={press} className="w-fit">
        Stop the emails
      </Button>
    </AuthCard>
  );
}
