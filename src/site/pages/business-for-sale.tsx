import { data, isRouteErrorResponse, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { businessesForSale } from '#content/businesses-for-sale.ts';
import { industryLabel } from '#features/marketplace/businesses/domain/industries.ts';
import { getListing } from '#features/marketplace/listings/contract.ts';
import { isPublic } from '#features/marketplace/listings/domain/life-cycle.ts';
import { placeLabel } from '#features/marketplace/listings/domain/places.ts';
import { priceWords, type Teaser } from '#features/marketplace/listings/domain/teaser.ts';
import { excerptOf, teaserTitle } from '#features/marketplace/listings/domain/teaser-words.ts';
import { PublicListingView } from '#features/marketplace/listings/web/public-listing.tsx';
import { callInLoader } from '#kit/api.ts';
import { ApiError } from '#kit/api-error.ts';
import { errorWords } from '#kit/error-words.ts';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { type MetaPage, pageMeta, publicMeta, publicUrlOf } from '../page-meta.ts';
import { breadcrumbData, offerData } from '../structured-data.ts';

/** Always the public view: page requests carry no token. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<{ teaser: Teaser }> {
  const { teaser } = await callInLoader(context, getListing, { params: { id: params.id ?? '' } }).catch(
    (error: unknown) => {
      const none = error instanceof ApiError && (error.status === 404 || error.status === 400);
      throw none ? data(null, { status: 404 }) : error;
    },
  );
  if (!isPublic(teaser.status)) throw data(null, { status: 404 });
  return { teaser };
}

export const meta = ({ loaderData, ...page }: MetaPage & { loaderData?: { teaser: Teaser } | undefined }) => {
  if (!loaderData) return pageMeta('No such business for sale', { hidden: true });
  const { teaser } = loaderData;
  const origin = publicUrlOf(page);
  const path = paths.businessForSale(teaser.id);
  const title = teaserTitle(teaser);
  const category = industryLabel(teaser.industry);
  const place = teaser.place && placeLabel(teaser.place);
  const where = place ? `${category}, ${place}` : category;
  const description = excerptOf(
    `${where}. Asking price: ${priceWords(teaser.price)}. ${teaser.description}`,
    160,
  );
  return publicMeta(page, {
    title,
    description,
    path,
    imageAlt: `${title}. ${where}. Asking price: ${priceWords(teaser.price)}.`,
    data: [
      breadcrumbData(origin, [
        { name: businessesForSale.title, path: paths.businessesForSale() },
        { name: title, path },
      ]),
      offerData(origin, {
        id: teaser.id,
        title,
        description: excerptOf(teaser.description, 500),
        category,
        place,
        underOffer: teaser.status === 'under_offer',
        price: teaser.price,
      }),
    ],
  });
};

export default function BusinessForSalePage() {
  const { teaser } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-page px-5 md:px-8">
      <PublicListingView teaser={teaser} />
    </div>
  );
}

/** Sold, withdrawn, unpublished and nonexistent must look the same. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const gone = isRouteErrorResponse(error) && error.status === 404;
  const { heading, advice } = errorWords(error, null);
  return (
    <div className="mx-auto flex max-w-page flex-col items-start gap-5 px-5 pt-16 md:px-8">
      <h1 className="text-heading">{gone ? 'This business is not for sale here' : heading}</h1>
      <p className="max-w-column text-lead text-muted">
        {gone
          ? 'It may have been sold or withdrawn, or the address is mistyped. Others are for sale.'
          : advice}
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.businessesForSale()}>See businesses for sale</LinkButton>
        <LinkButton to={paths.landing()} variant="secondary">
          Go to the start page
        </LinkButton>
      </div>
    </div>
  );
}
