import { type RefObject, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useServerErrors } from '#kit/forms/use-server-errors.ts';
import { fingerprint, formFrom, type ListingForm, listingResolver, meaning } from './listing-form.ts';
import type { OwnListing } from './queries.ts';
import { clearUnsaved, keepUnsaved, readUnsaved } from './unsaved-listing.ts';

/** The form, and the stored version that it stands on. */
export function useEditedListing(latest: OwnListing, personId: string) {
  const [unsaved] = useState(() => readUnsaved({ personId, listingId: latest.id }));
  const [opened] = useState(() => formFrom(latest.draft));
  const [base, setBase] = useState(latest);
  const standing = useRef(latest);
  const form = useForm<ListingForm>({
    resolver: listingResolver,
    mode: 'onTouched',
    defaultValues: unsaved?.form ?? opened,
  });
  const server = useServerErrors(form);
  const values = form.watch();
  const typed = fingerprint(values);
  const dirty = meaning(values) !== meaning(formFrom(base.draft));

  const standOn = (on: OwnListing) => {
    standing.current = on;
    setBase(on);
  };
  const stand = (on: OwnListing, fields: ListingForm) => {
    standOn(on);
    form.reset(fields);
  };

  // Reason: session storage is outside of React. Edits must outlast a reload or the end of the session.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `typed` stands for the values
  useEffect(() => {
    if (dirty) keepUnsaved({ personId, listingId: base.id }, base.version, values);
    else clearUnsaved();
  }, [dirty, typed, base.id, base.version, personId]);

  const hadUnsaved = unsaved !== null;
  return { form, server, values, typed, dirty, opened, hadUnsaved, base, standing, standOn, stand };
}

export type EditedListing = ReturnType<typeof useEditedListing>;

export function useFollow(
  { base, dirty, stand }: EditedListing,
  latest: OwnListing,
  running: RefObject<unknown>,
): void {
  // Reason: the cache changed independently (another page, a move). An unchanged form follows; a changed one asks.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new version is the event
  useEffect(() => {
    if (latest.version > base.version && !dirty && !running.current) stand(latest, formFrom(latest.draft));
  }, [latest.version, base.version, dirty]);
}
