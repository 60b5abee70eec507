import { countText } from '#features/inbox/notifications/domain/counts.ts';
import type { Home } from '#site/dashboard/web/queries.ts';
import type { Need } from './need.ts';

export type AdminQueues = Pick<NonNullable<Home['queues']>, 'requests' | 'reviews' | 'photos' | 'brokers'>;

export function forAdmins({ requests, reviews, photos, brokers }: AdminQueues): Need[] {
  const needs: (Need & { count: number })[] = [
    {
      count: requests,
      key: 'requests',
      kind: 'route',
      title: `Route ${numbered(requests, 'access request')}`,
      detail: 'Send the NDA, or send the request to the broker.',
    },
    {
      count: reviews,
      key: 'reviews',
      kind: 'review',
      title: `Review ${numbered(reviews, 'listing')}`,
      detail:
        reviews === 1
          ? 'Its owner asked you to check the public text.'
          : 'Their owners asked you to check the public text.',
    },
    {
      count: photos,
      key: 'photos',
      kind: 'photos',
      title: `Review ${numbered(photos, 'photo')}`,
      detail:
        photos === 1
          ? 'It is shown in public only after you check it.'
          : 'They are shown in public only after you check them.',
    },
    {
      count: brokers,
      key: 'brokers',
      kind: 'brokers',
      title: `Review ${numbered(brokers, 'broker account request')}`,
      detail: 'Sellers can invite a broker only after you approve the account.',
    },
  ];
  return needs.filter(({ count }) => count > 0).map(({ count: _, ...need }) => need);
}

function numbered(count: number, one: string): string {
  return `${countText(count)} ${count === 1 ? one : `${one}s`}`;
}
