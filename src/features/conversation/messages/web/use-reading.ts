import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { countsKey } from '#features/inbox/notifications/web/counts-query.ts';
import { call } from '#kit/api.ts';
import { readMessages } from '../contract.ts';
import { messagesKey, type ThreadView, threadQuery } from './queries.ts';

/** Reports the read position: messages on screen in a visible tab. */
export function useReading(thread: ThreadView, newest: number): void {
  const queries = useQueryClient();
  const inSight = useSyncExternalStore(onSight, isInSight, () => true);
  const { id, readSeq, unread } = thread;
  // Reason: reading has no event.
  useEffect(() => {
    if (!inSight || newest === 0 || (newest <= readSeq && unread === 0)) return;
    call(readMessages, { params: { id }, body: { upTo: newest } })
      .then(() => {
        queries.setQueryData(
          threadQuery(id).queryKey,
          (old) => old && { ...old, readSeq: newest, unread: 0 },
        );
        return Promise.all([
          queries.invalidateQueries({ queryKey: [...messagesKey, 'list'] }),
          queries.invalidateQueries({ queryKey: countsKey }),
        ]);
      })
      .catch(console.error);
  }, [id, inSight, newest, readSeq, unread, queries]);
}

function isInSight(): boolean {
  return document.visibilityState === 'visible';
}

function onSight(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}
