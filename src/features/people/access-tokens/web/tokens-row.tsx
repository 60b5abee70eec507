import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';

export function TokensRow() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="font-medium font-sans text-body">Access tokens</h3>
        <p className="text-muted">
          Keys that let your own programs use your account, within the limits you set.
        </p>
      </div>
      <LinkButton variant="secondary" to={paths.accessTokens()}>
        Access tokens
      </LinkButton>
    </div>
  );
}
