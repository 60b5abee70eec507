import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#kit/api.ts';
import { find } from '../contract.ts';
import { longestQuestion } from '../domain/question.ts';
import { foundGroups, matching, type PaletteGroup } from './palette-item.ts';

const restBeforeAsking = 150;

/** What the server finds for what is typed, a moment after the last key. Each answer belongs to its own question. */
export function useFind(typed: string) {
  const question = useRested(typed.trim().slice(0, longestQuestion));
  const asked = useQuery({
    queryKey: ['find', question],
    queryFn: ({ signal }) => call(find, { query: { q: question } }, { signal }),
    enabled: question !== '',
    staleTime: 30_000,
    // Without a connection it says so, and does not wait for one.
    networkMode: 'always',
    retry: 1,
    placeholderData: keepPreviousData,
  });
  const current = question === typed.trim() && !asked.isPlaceholderData;
  const groups = asked.data && question !== '' ? foundGroups(asked.data) : [];
  return {
    groups: current ? groups : stillFitting(groups, typed),
    waiting: typed.trim() !== '' && (!current || asked.isPending) && !asked.error,
    error: typed.trim() === '' ? null : asked.error,
    retry: () => void asked.refetch(),
  };
}

/** Of an earlier answer what the new words name as well: Enter must never open what was not asked for. */
function stillFitting(groups: readonly PaletteGroup[], typed: string): PaletteGroup[] {
  return groups.map((group) => ({ ...group, items: matching(group.items, typed) }));
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  // Reason: time passes outside of React.
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restBeforeAsking);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
