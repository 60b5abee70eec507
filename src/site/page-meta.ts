import type { MetaArgs, MetaDescriptor } from 'react-router';
import { brand } from '#content/brand.ts';
import { paths } from '#kit/paths.ts';
import { unknownPublicUrl } from '#wire/public-url.ts';
import type { StructuredData } from './structured-data.ts';

/** For a page that is not public; `hidden` keeps it out of search engines. */
export function pageMeta(
  title: string,
  options: { description?: string; hidden?: boolean } = {},
): MetaDescriptor[] {
  return [
    { title: withBrand(title) },
    { name: 'description', content: options.description ?? brand.description },
    { property: 'og:title', content: title },
    ...(options.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

export type MetaPage = Pick<MetaArgs, 'location'> & {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
};

export type PublicMeta = {
  title: string;
  description: string;
  /** The canonical path, if it is not the requested one. */
  path?: string;
  imageAlt?: string;
  /** Neighbors in a paged list. */
  previous?: string | null;
  next?: string | null;
  /** An RSS feed of what the page lists. */
  feed?: string;
  /** Keeps an unusual address out of search engines. */
  unlisted?: boolean;
  data?: readonly StructuredData[];
};

/** Metadata of a public page for search engines and link previews, with absolute URLs. */
export function publicMeta(page: MetaPage, given: PublicMeta): MetaDescriptor[] {
  const { title, description } = given;
  const origin = publicUrlOf(page);
  const own = page.location.pathname.replace(/(.)\/$/, '$1');
  const address = `${origin}${given.path ?? own}`;
  const image = `${origin}${paths.preview(own)}`;
  return [
    { title: withBrand(title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(given.previous ? [{ tagName: 'link' as const, rel: 'prev', href: origin + given.previous }] : []),
    ...(given.next ? [{ tagName: 'link' as const, rel: 'next', href: origin + given.next }] : []),
    ...(given.feed
      ? [
          {
            tagName: 'link' as const,
            rel: 'alternate',
            href: origin + given.feed,
            type: 'application/rss+xml',
            title,
          },
        ]
      : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: given.imageAlt ?? `${brand.name}: ${title}` },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
    ...(given.unlisted ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(given.data ?? []).map((data) => ({ 'script:ld+json': data })),
  ];
}

export function publicUrlOf({ matches }: Pick<MetaPage, 'matches'>): string {
  const data = matches.find((match) => match?.id === 'root')?.loaderData;
  const told = typeof data === 'object' && data !== null && 'publicUrl' in data ? data.publicUrl : null;
  return typeof told === 'string' ? told : unknownPublicUrl;
}

function withBrand(title: string): string {
  return title === brand.name || title.startsWith(`${brand.name}:`) ? title : `${title} · ${brand.name}`;
}
