import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api.ts';
import type { CallOf, ReplyOf } from '#wire/endpoint.ts';
import { getListingNda, getNdaTemplate, listNdaTemplates, type previewNdaTemplate } from '../contract.ts';

export type TemplateView = ReplyOf<typeof getNdaTemplate>;
export type TemplateLine = ReplyOf<typeof listNdaTemplates>['items'][number];
export type ListingNdaView = ReplyOf<typeof getListingNda>;
export type PreviewText = CallOf<typeof previewNdaTemplate>['body'];
export type TemplateText = Omit<PreviewText, 'kind'>;

export const templatesKey = ['nda-templates'] as const;
const onPage = 20;

export function templatesQuery() {
  return infiniteQueryOptions({
    queryKey: [...templatesKey, 'list'],
    queryFn: ({ signal, pageParam }) =>
      call(
        listNdaTemplates,
        { query: { size: onPage, ...(pageParam ? { after: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });
}

export function templateQuery(id: string) {
  return queryOptions({
    queryKey: [...templatesKey, id],
    queryFn: ({ signal }) => call(getNdaTemplate, { params: { id } }, { signal }),
  });
}

export function listingNdaQuery(listingId: string) {
  return queryOptions({
    queryKey: [...templatesKey, 'listing', listingId],
    queryFn: ({ signal }) => call(getListingNda, { params: { id: listingId } }, { signal }),
  });
}
