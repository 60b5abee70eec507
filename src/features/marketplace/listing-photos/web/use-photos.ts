import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { listingsKey } from '#features/marketplace/listings/web/listings-key.ts';
import { call } from '#kit/api.ts';
import { reasonFromError } from '#kit/api-error.ts';
import { sendFile } from '#kit/send-file.ts';
import { pictureUpload } from '#wire/upload.ts';
import { addPhoto, describePhoto, movePhoto, orderPhotos, removePhoto } from '../contract.ts';
import { mostPhotos, type PhotoStatus } from '../domain/photo-review.ts';
import { type OwnPhoto, ownPhotosQuery, photosKey } from './queries.ts';

type Refusal = { name: string; why: string };

export function usePhotos(listingId: string) {
  const photos = useQuery(ownPhotosQuery(listingId));
  const refresh = useRefresh(listingId);
  const { failure, setFailure, change } = usePhotoChange(refresh);
  const { sending, refusals, add } = useSending(listingId, refresh);

  return {
    photos,
    sending,
    refusals,
    /** What failed last, unless it was a description, which is shown at its photo. */
    error: failure?.described === null ? failure.error : null,
    descriptionErrorOf: ({ id }: OwnPhoto) => (failure?.described === id ? failure.error : null),
    add,
    describe: ({ id, version }: OwnPhoto, alt: string, acknowledgeWarnings: boolean) =>
      change(() => call(describePhoto, { params: { id }, body: { alt, version, acknowledgeWarnings } }), id),
    order: (ids: string[]) => change(() => call(orderPhotos, { params: { id: listingId }, body: { ids } })),
    remove: ({ id }: OwnPhoto) => change(() => call(removePhoto, { params: { id } })),
    move: ({ id, version }: OwnPhoto, to: PhotoStatus) =>
      change(() =>
        call(movePhoto, {
          params: { id },
          body: { to, version, ...(to === 'awaiting' ? { confirmed: true, acknowledgeWarnings: true } : {}) },
        }),
      ),
    clearError: () => setFailure(null),
  };
}

function useRefresh(listingId: string) {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: [...photosKey, 'own', listingId] });
    void queries.invalidateQueries({ queryKey: [...photosKey, 'seen', listingId] });
    void queries.invalidateQueries({ queryKey: listingsKey });
  };
}

function useSending(listingId: string, refresh: () => Promise<void>) {
  const [sending, setSending] = useState<{ done: number; of: number } | null>(null);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  /** One at a time: a phone's connection and the decoder handle no more. */
  const add = async (files: readonly File[]) => {
    setRefusals([]);
    const refused: Refusal[] = [];
    for (const [done, file] of files.entries()) {
      setSending({ done, of: files.length });
      const why = problemHere(file) ?? (await sendOne(listingId, file));
      if (why !== null) refused.push({ name: file.name, why });
      else await refresh();
    }
    setSending(null);
    setRefusals(refused);
  };
  return { sending, refusals, add };
}

type Failure = { error: Error; described: string | null };

/** One change at a time; what it threw is kept. */
function usePhotoChange(refresh: () => Promise<void>) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const busy = useRef(false);
  const change = async (run: () => Promise<unknown>, described: string | null = null): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setFailure(null);
    try {
      await run();
      return true;
    } catch (thrown) {
      console.error(thrown);
      setFailure({ error: thrown instanceof Error ? thrown : new Error(String(thrown)), described });
      return false;
    } finally {
      busy.current = false;
      await refresh();
    }
  };
  return { failure, setFailure, change };
}

function problemHere(file: File): string | null {
  if (!pictureUpload.types.some((type) => type === file.type))
    return 'It is not a JPEG, PNG or WebP picture.';
  return file.size > pictureUpload.limit ? 'It is larger than 15 MB.' : null;
}

async function sendOne(listingId: string, file: File): Promise<string | null> {
  try {
    await sendFile(addPhoto, { params: { id: listingId }, upload: file });
    return null;
  } catch (failure) {
    console.error(failure);
    return reasonFromError(failure);
  }
}

export const roomFor = (photos: readonly OwnPhoto[]) => mostPhotos - photos.length;
