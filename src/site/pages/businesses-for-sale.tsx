import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { businessesForSale } from '#content/businesses-for-sale.ts';
import { browseListings } from '#features/marketplace/listings/contract.ts';
import { boundsOfPrice } from '#features/marketplace/listings/domain/bands.ts';
import { excerptLength, excerptOf } from '#features/marketplace/listings/domain/teaser-words.ts';
import { isFiltered } from '#features/marketplace/listings/web/marketplace-filters.ts';
import {
  publicListTitle,
  publicQuery,
  publicSearchIn,
} from '#features/marketplace/listings/web/public-address.ts';
import { PublicList, type PublicListing } from '#features/marketplace/listings/web/public-list.tsx';
import { callInLoader } from '#kit/api.ts';
import { paths } from '#kit/paths.ts';
import { type MetaPage, pageMeta, publicMeta, publicUrlOf } from '../page-meta.ts';
import { breadcrumbData, businessListData } from '../structured-data.ts';
import { MarketingTitle } from './MarketingTitle.tsx';

const pageSize = 12;
const { title: heading, lead } = businessesForSale;

/** Always the public view: page requests carry no token. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<PublicListing> {
  const { filters, page: asked, unknown } = publicSearchIn(new URL(request.url).searchParams);
  const { price, ...shared } = filters;
  const query = { ...shared, ...boundsOfPrice(price), page: asked, size: pageSize };
  const { items, page, ...counts } = await callInLoader(context, browseListings, { query });
  return {
    ...counts,
    items: items.map(({ description, ...teaser }) => ({
      ...teaser,
      excerpt: excerptOf(description, excerptLength),
    })),
    page,
    filters,
    unknown,
    beyond: page < asked ? asked : null,
  };
}

export const meta = ({ loaderData, ...page }: MetaPage & { loaderData?: PublicListing | undefined }) => {
  if (!loaderData) return pageMeta(heading, { hidden: true });
  const { filters, items, page: n, pages, unknown, beyond } = loaderData;
  const origin = publicUrlOf(page);
  const title = publicListTitle(filters);
  const addressOf = (of: number) => paths.businessesForSale(publicQuery(filters, of));
  return publicMeta(page, {
    title: n > 1 ? `${title}, page ${n}` : title,
    description: isFiltered(filters)
      ? `${title}. Anonymous listings with ranges instead of figures; who it is opens after an NDA.`
      : lead,
    path: addressOf(n),
    previous: n > 1 ? addressOf(n - 1) : null,
    next: n < pages ? addressOf(n + 1) : null,
    feed: paths.businessesFeed(publicQuery(filters, 1)),
    unlisted: items.length === 0 || unknown.length > 0 || beyond !== null,
    data: [
      breadcrumbData(origin, [{ name: heading, path: paths.businessesForSale() }]),
      businessListData(origin, items, (n - 1) * pageSize + 1),
    ],
  });
};

export default function BusinessesForSalePage() {
  const list = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-page px-5 md:px-8">
      <MarketingTitle title={publicListTitle(list.filters)} lead={lead} />
      <PublicList {...list} />
    </div>
  );
}
