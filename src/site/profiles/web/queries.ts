import { queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getAbout, getPicture } from '../contract.ts';

export type About = ReplyOf<typeof getAbout>;

const profilesKey = ['profiles'] as const;

export function aboutQuery(id: string) {
  return queryOptions({
    queryKey: [...profilesKey, 'about', id],
    queryFn: ({ signal }) => call(getAbout, { params: { id } }, { signal }),
  });
}

/** A data URL: permission was checked when it was fetched. */
export function pictureQuery(personId: string, pictureId: string | null) {
  return queryOptions({
    queryKey: [...profilesKey, 'picture', personId, pictureId],
    enabled: pictureId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const { bytes } = await call(getPicture, { params: { id: personId } }, { signal });
      const letters = [...new Uint8Array(bytes)].map((byte) => String.fromCharCode(byte));
      return `data:image/webp;base64,${btoa(letters.join(''))}`;
    },
  });
}
