import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { PageSource } from '#features/agreements/ndas/web/page-source.ts';
import { call } from '#kit/api.ts';
import type { CallOf, ReplyOf } from '#wire/endpoint.ts';
import {
  getListingNda,
  getNdaTemplate,
  getOwnNdaPage,
  getOwnNdaPageText,
  listNdaTemplates,
  type previewNdaTemplate,
} from '../contract.ts';

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

/** For every act on one listing’s NDA: each reply is the whole of it. */
export function listingNdaScope(listingId: string) {
  return { id: `listing-nda ${listingId}` };
}

export function ownPageSource(pdfId: string): PageSource {
  const key = [...templatesKey, 'own-page', pdfId];
  const params = { id: pdfId };
  return {
    picture: (page, width) => ({
      queryKey: [...key, page, width],
      queryFn: async ({ signal }) => {
        const query = { number: page, width };
        const { bytes, type } = await call(getOwnNdaPage, { params, query }, { signal });
        return new Blob([bytes], { type });
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
    words: (page) => ({
      queryKey: [...key, page, 'words'],
      queryFn: async ({ signal }) =>
        (await call(getOwnNdaPageText, { params, query: { number: page } }, { signal })).text,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  };
}
