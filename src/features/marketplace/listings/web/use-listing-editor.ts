import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { mayEdit } from '../domain/life-cycle.ts';
import { formFrom, type ListingForm, meaning } from './listing-form.ts';
import { type Conflict, mergeForms, withTheirs } from './merge-forms.ts';
import { type Leak, type OwnListing, ownListing } from './queries.ts';
import type { SaveOptions, SaveState } from './saving.ts';
import { forgetOthers } from './send-listing.ts';
import { savesItself, useAutosave } from './use-autosave.ts';
import { type EditedListing, useEditedListing, useFollow } from './use-edited-listing.ts';
import { useAttempt, useInTurn } from './use-listing-save.ts';

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
  const edited = useEditedListing(latest, personId);
  const { form, server, values, base, opened, dirty, stand } = edited;
  const saves = useSaves(edited, latest);
  const { saving, conflicts } = saves;
  const queries = useQueryClient();
  const newer = latest.version > base.version && dirty && !saving;
  return {
    form,
    values,
    base,
    newer: newer && !savesItself(base) ? latest : null,
    conflicts,
    dirty,
    saveState: saves.state,
    error: server.error,
    refused: saves.refused,
    restored: saves.restored && dirty,
    save: saves.save,
    dismissRefused: saves.dismissRefused,
    discard() {
      saves.forget();
      stand(latest, formFrom(latest.draft));
    },
    merge: () => saves.bringIn(latest),
    choose: saves.choose,
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

function useSaves(edited: EditedListing, latest: OwnListing) {
  const { base, dirty, typed, server } = edited;
  const [restored, setRestored] = useState(edited.hadUnsaved);
  const [refused, setRefused] = useState<readonly Leak[]>([]);
  const { conflicts, setConflicts, merge, choose } = useConflicts(edited);
  const calm = () => {
    server.clear();
    autosave.calm();
    setConflicts([]);
  };
  const forget = () => {
    calm();
    setRestored(false);
  };
  const bringIn = (theirs: OwnListing) => {
    calm();
    merge(theirs);
  };
  const { saving, savedAt, attempt } = useAttempt(edited, {
    saved: () => {
      forget();
      setRefused([]);
    },
    stuck: (why) => autosave.stuck(why),
    refused: setRefused,
    stale: bringIn,
    failed: (sent) => autosave.failed(sent),
  });
  const { running, save } = useInTurn(edited, attempt);
  useFollow(edited, latest, running);
  const on = savesItself(base) && dirty && conflicts.length === 0;
  const autosave = useAutosave({ on, typed, version: base.version, save });
  const settled: SaveState = dirty ? autosave.state : { kind: 'saved', at: savedAt };
  const state: SaveState = saving ? { kind: 'saving' } : settled;
  const dismissRefused = () => setRefused([]);
  return { save, saving, state, restored, refused, dismissRefused, conflicts, choose, forget, bringIn };
}

function useConflicts({ form, standing, stand }: EditedListing) {
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const merge = (theirs: OwnListing) => {
    const from = formFrom(standing.current.draft);
    const result = mergeForms(from, form.getValues(), formFrom(theirs.draft));
    setConflicts(result.conflicts);
    stand(theirs, result.merged);
  };
  const choose: ListingEditor['choose'] = (conflict, whose) => {
    if (whose === 'theirs') form.reset(withTheirs(form.getValues(), conflict), { keepDefaultValues: true });
    setConflicts((open) => open.filter((one) => one !== conflict));
  };
  return { conflicts, setConflicts, merge, choose };
}
