import { brand } from '#content/brand.ts';
import { businessesForSale } from '#content/businesses-for-sale.ts';
import { industryLabel } from '#features/marketplace/businesses/domain/industries.ts';
import type { PreviewImages } from '#http/preview-image.ts';
import type { PreviewWords } from '#http/preview-image-svg.ts';
import type { WebRoute } from '#http/web-routes.ts';
import { listingView } from '../contract.ts';
import { bandLabel } from '../domain/bands.ts';
import { isPublic, listingStatusLabels } from '../domain/life-cycle.ts';
import { placeLabel } from '../domain/places.ts';
import { priceWords, type Teaser } from '../domain/teaser.ts';
import { teaserTitle } from '../domain/teaser-words.ts';

export function listingPreviews(images: PreviewImages): WebRoute[] {
  return [
    {
      method: 'GET',
      path: '/preview/businesses-for-sale.png',
      handle: (request) => images.response(listWords(), request),
    },
    {
      method: 'GET',
      path: '/preview/businesses-for-sale/:file',
      handle: async (request, _facts, api) => {
        const id = /\/([^/]+)\.png$/.exec(new URL(request.url).pathname)?.[1];
        const answer = id ? await api(`/api/listing/${id}`, {}) : null;
        const found = answer?.ok ? listingView.safeParse(await answer.json()) : null;
        if (!found?.success || !isPublic(found.data.teaser.status))
          return new Response(null, { status: 404 });
        return images.response(previewWords(found.data.teaser), request);
      },
    },
  ];
}

const listWords = (): PreviewWords => ({
  brand: brand.name,
  kicker: null,
  title: businessesForSale.title,
  text: businessesForSale.lead,
  facts: [],
});

export function previewWords(teaser: Teaser): PreviewWords {
  const { place, price, status, lastYearRevenue, ebitda, employees } = teaser;
  const where = [industryLabel(teaser.industry), ...(place ? [placeLabel(place)] : [])];
  const state = status === 'under_offer' ? [listingStatusLabels.under_offer] : [];
  return {
    brand: brand.name,
    kicker: [...where, ...state].join(' · '),
    title: teaserTitle(teaser),
    text: null,
    facts: [
      { term: 'Asking price', detail: priceWords(price) },
      ...(lastYearRevenue ? [{ term: 'Last year revenue', detail: bandLabel(lastYearRevenue) }] : []),
      ...(ebitda ? [{ term: 'EBITDA', detail: bandLabel(ebitda) }] : []),
      ...(employees ? [{ term: 'Employees', detail: employees }] : []),
    ],
  };
}
