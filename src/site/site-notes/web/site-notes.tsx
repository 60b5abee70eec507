import { useQuery } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { listSiteNotes } from '../contract.ts';

/** For operators. Renders nothing if there are no notes or they cannot be loaded. */
export function SiteNotes() {
  const { data } = useQuery({
    queryKey: ['site-notes'],
    queryFn: ({ signal }) => call(listSiteNotes, {}, { signal }),
  });
  return data?.items.map(({ title, text }) => (
    <Alert key={title} tone="warning" title={title}>
      {text}
    </Alert>
  ));
}
