import type { MetaDescriptor } from 'react-router';
import { brand } from '#content/brand.ts';

/** Title and description of a page; `hidden` keeps it out of search engines. */
export function pageMeta(
  title: string,
  options: { description?: string; hidden?: boolean } = {},
): MetaDescriptor[] {
  const full = title === brand.name ? title : `${title} · ${brand.name}`;
  return [
    { title: full },
    { name: 'description', content: options.description ?? brand.description },
    { property: 'og:title', content: full },
    ...(options.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
