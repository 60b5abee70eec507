import { useQuery } from '@tanstack/react-query';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import type { ObjectChoice } from './object-picker.tsx';
import { tokensQuery } from './queries.ts';
import { TokensPanel } from './tokens-panel.tsx';

export function OwnTokens({ choices }: { choices: readonly ObjectChoice[] | undefined }) {
  const tokens = useQuery(tokensQuery());
  return (
    <QueryPage
      query={tokens}
      words={{
        loading: 'Loading your access tokens',
        failed: 'Your access tokens could not be loaded.',
      }}
    >
      {({ items, most }) => (
        <TokensPanel
          kind="personal"
          tokens={items}
          most={most}
          choices={choices}
          empty={{
            title: 'No access tokens yet',
            words: 'Create one for a spreadsheet, a CRM or a script that should use your account.',
          }}
        />
      )}
    </QueryPage>
  );
}
