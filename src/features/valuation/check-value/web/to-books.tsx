import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';

export function ToBooks({ checkId, code }: { checkId: string; code: string }) {
  const search = code === 'accounts-unmatched' ? '?step=accounts' : '';
  return (
    <LinkButton
      variant="secondary"
      size="small"
      to={{ pathname: paths.healthCheck(checkId, 'earnings'), search }}
    >
      {code === 'accounts-unmatched' ? 'Match the accounts' : 'Open the books'}
    </LinkButton>
  );
}
