import { queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { type BrandingContent, getBranding } from '../contract.ts';

export type BrandingView = ReplyOf<typeof getBranding>;
export type { BrandingContent };

export const brandingQuery = queryOptions({
  queryKey: ['branding'],
  staleTime: 0,
  queryFn: ({ signal }) => call(getBranding, {}, { signal }),
});

/** `put`: `null` takes a part from the content files again. */
export type PartProps = {
  content: BrandingContent;
  files: BrandingView['files'];
  put: (part: Partial<BrandingContent>) => void;
};
