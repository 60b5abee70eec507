import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useServerErrors } from '#kit/forms/use-server-errors.ts';
import { mayEdit } from '../domain/life-cycle.ts';
import { fingerprint, formFrom, type ListingForm, listingResolver, meaning } from './listing-form.ts';
import { type Conflict, mergeForms, withTheirs } from './merge-forms.ts';
import { type Leak, type OwnListing, ownListing } from './queries.ts';
import type { SaveOptions, SaveState } from './saving.ts';
import { forgetOthers, sendListing } from './send-listing.ts';
import { clearUnsaved, keepUnsaved, readUnsaved } from './unsaved-listing.ts';
import { savesItself, useAutosave } from './use-autosave.ts';

export type ListingEditor = {
  form: UseFormReturn<ListingForm>;
  values: ListingForm;
  base: OwnListing;
  /** A version saved elsewhere while this form had edits and does not save automatically. */
  newer: OwnListing | null;
  /** Fields changed in both places; nothing is saved automatically until they are settled. */
  conflicts: readonly Conflict[];
  dirty: boolean;
  saveState: SaveState;
  error: Error | null;
  refused: readonly Leak[];
  restored: boolean;
  save(options?: SaveOptions): Promise<OwnListing | null>;
  dismissRefused(): void;
  discard(): void;
  merge(): void;
  choose(conflict: Conflict, whose: 'mine' | 'theirs'): void;
  /** Restores what was stored when the page was opened; `null` if that is unchanged. */
  revert: (() => void) | null;
  reload(): Promise<void>;
};

export function useListingEditor(latest: OwnListing, personId: string): ListingEditor {
  const [unsaved] = useState(() => readUnsaved({ personId, listingId: latest.id }));
  const [opened] = useState(() => formFrom(latest.draft));
  const [base, setBase] = useState(latest);
  const [restored, setRestored] = useState(unsaved !== null);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [refused, setRefused] = useState<readonly Leak[]>([]);
  const [saving, setSaving] = useState(false);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const standing = useRef(latest);
  const running = useRef<Promise<OwnListing | null> | null>(null);
  const queries = useQueryClient();
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
  const calm = () => {
    server.clear();
    autosave.calm();
    setConflicts([]);
  };

  // Reason: session storage is outside of React. Edits must outlast a reload or the end of the session.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `typed` stands for the values
  useEffect(() => {
    if (dirty) keepUnsaved({ personId, listingId: base.id }, base.version, values);
    else clearUnsaved();
  }, [dirty, typed, base.id, base.version, personId]);

  // Reason: the cache changed independently (another page, a move). An unchanged form follows; a changed one asks.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new version is the event
  useEffect(() => {
    if (latest.version > base.version && !dirty && !running.current) stand(latest, formFrom(latest.draft));
  }, [latest.version, base.version, dirty]);

  const bringIn = (theirs: OwnListing) => {
    const from = formFrom(standing.current.draft);
    const result = mergeForms(from, form.getValues(), formFrom(theirs.draft));
    calm();
    setConflicts(result.conflicts);
    stand(theirs, result.merged);
  };

  const attempt = async ({ acknowledgeWarnings = false, quiet = false, keepalive = false }: SaveOptions) => {
    server.clear();
    if (!(await form.trigger(undefined, { shouldFocus: !quiet }))) {
      autosave.stuck('A field needs another look.');
      return null;
    }
    setSaving(true);
    const sent = await sendListing(standing.current, form.getValues(), { acknowledgeWarnings, keepalive });
    setSaving(false);
    if (sent.kind === 'saved') {
      queries.setQueryData(ownListing(base.id).queryKey, sent.view);
      forgetOthers(queries);
      standOn(sent.view);
      setSavedAt(Date.now());
      calm();
      setRefused([]);
      setRestored(false);
      return sent.view;
    }
    setRefused(sent.kind === 'leaks' ? sent.leaks : []);
    if (sent.kind === 'stale') {
      const theirs = await queries.fetchQuery(ownListing(base.id)).catch(() => null);
      if (theirs && quiet) bringIn(theirs);
    } else if (sent.kind === 'failed') {
      if (!quiet || !sent.transient) server.show(sent.error);
      autosave.failed(sent);
    }
    return null;
  };

  const save: ListingEditor['save'] = async (options = {}) => {
    // One after the other: the second builds on the version that the first creates.
    while (running.current) await running.current;
    const now = meaning(form.getValues());
    if (now === meaning(formFrom(standing.current.draft))) return standing.current;
    running.current = attempt(options);
    try {
      return await running.current;
    } finally {
      running.current = null;
    }
  };

  const newer = latest.version > base.version && dirty && !saving;
  const on = savesItself(base.status) && dirty && conflicts.length === 0;
  const autosave = useAutosave({ on, typed, version: base.version, save });

  return {
    form,
    values,
    base,
    newer: newer && !savesItself(base.status) ? latest : null,
    conflicts,
    dirty,
    saveState: saving ? { kind: 'saving' } : dirty ? autosave.state : { kind: 'saved', at: savedAt },
    error: server.error,
    refused,
    restored: restored && dirty,
    save,
    dismissRefused: () => setRefused([]),
    discard() {
      calm();
      setRestored(false);
      stand(latest, formFrom(latest.draft));
    },
    merge: () => bringIn(latest),
    choose(conflict, whose) {
      if (whose === 'theirs') form.reset(withTheirs(form.getValues(), conflict), { keepDefaultValues: true });
      setConflicts((open) => open.filter((one) => one !== conflict));
    },
    revert:
      mayEdit(base.status) && meaning(values) !== meaning(opened)
        ? () => form.reset(opened, { keepDefaultValues: true })
        : null,
    async reload() {
      forgetOthers(queries);
      const view = await queries.fetchQuery(ownListing(base.id));
      stand(view, formFrom(view.draft));
    },
  };
}
