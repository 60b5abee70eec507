import { useQuery } from '@tanstack/react-query';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { serviceTokensQuery } from './queries.ts';
import { TokensPanel } from './tokens-panel.tsx';

export function ServiceTokens() {
  const tokens = useQuery(serviceTokensQuery());
  return (
    <QueryPage
      query={tokens}
      words={{ loading: 'Loading the service tokens', failed: 'The service tokens could not be loaded.' }}
    >
      {({ items, most }) => (
        <TokensPanel
          kind="service"
          tokens={items}
          most={most}
          choices={[]}
          ownerOf={({ owner }) => (owner.own ? 'Yours' : `Of ${owner.name}`)}
          empty={{
            title: 'No service tokens yet',
            words: 'Create one for a program that works for the site, such as your accounting.',
          }}
        />
      )}
    </QueryPage>
  );
}
