import { brand, ownAddress, ownNetwork } from '#content/brand.ts';
import { branding } from '#content/branding.ts';
import type { ShownPrice } from '#features/marketplace/listings/domain/teaser.ts';
import { currency, locale } from '#kernel/locale.ts';
import mark from '#kit/assets/mark.svg?url';
import { paths } from '#kit/paths.ts';

/** JSON-LD in the vocabulary of schema.org. */
export type StructuredData = { '@context': 'https://schema.org'; '@type': string } & Record<string, Value>;
type Value = string | number | { [name: string]: Value } | readonly Value[];

const context = 'https://schema.org';

export function siteData(publicUrl: string): StructuredData[] {
  const { mark: own } = branding();
  const address = ownAddress();
  const network = ownNetwork();
  return [
    {
      '@context': context,
      '@type': 'Organization',
      '@id': `${publicUrl}/#organization`,
      name: brand.name,
      description: brand.description,
      url: `${publicUrl}${paths.landing()}`,
      logo: `${publicUrl}${own ? paths.brandingMark(own) : mark}`,
      email: brand.supportEmail,
      ...(network ? { sameAs: [network.url] } : {}),
      ...(address
        ? {
            address: {
              '@type': 'PostalAddress',
              streetAddress: address.street,
              addressLocality: address.city,
              addressRegion: address.state,
              postalCode: address.zip,
              addressCountry: address.country,
            },
          }
        : {}),
    },
    {
      '@context': context,
      '@type': 'WebSite',
      '@id': `${publicUrl}/#website`,
      name: brand.name,
      url: `${publicUrl}${paths.landing()}`,
      publisher: { '@id': `${publicUrl}/#organization` },
      inLanguage: locale,
    },
  ];
}

/** The home page comes first. */
export function breadcrumbData(
  publicUrl: string,
  trail: readonly { name: string; path: string }[],
): StructuredData {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: brand.name, path: paths.landing() }, ...trail].map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: `${publicUrl}${path}`,
    })),
  };
}

/** `first`: the 1-based position of the first business in the whole list. */
export function businessListData(
  publicUrl: string,
  listings: readonly { id: string; title: string }[],
  first: number,
): StructuredData {
  return {
    '@context': context,
    '@type': 'ItemList',
    itemListElement: listings.map(({ id, title }, i) => ({
      '@type': 'ListItem',
      position: first + i,
      name: title,
      url: `${publicUrl}${paths.businessForSale(id)}`,
    })),
  };
}

export type OfferedBusiness = {
  id: string;
  title: string;
  description: string;
  category: string;
  place: string | null;
  underOffer: boolean;
  price: ShownPrice;
};

/**
 * Schema.org has no type for a company that is for sale, so this is a product ("any offered product or service").
 * Confidential: it names no seller, and a price only if the card shows an exact one.
 */
export function offerData(publicUrl: string, business: OfferedBusiness): StructuredData {
  const url = `${publicUrl}${paths.businessForSale(business.id)}`;
  const { price, place } = business;
  return {
    '@context': context,
    '@type': 'Offer',
    url,
    businessFunction: 'http://purl.org/goodrelations/v1#Sell',
    availability: `${context}/${business.underOffer ? 'LimitedAvailability' : 'InStock'}`,
    ...(price.shown === 'exact' ? { price: (price.amount / 100).toFixed(2), priceCurrency: currency } : {}),
    ...(place ? { availableAtOrFrom: { '@type': 'Place', name: place } } : {}),
    itemOffered: {
      '@type': 'Product',
      name: business.title,
      description: business.description,
      category: business.category,
      url,
    },
  };
}
