import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reviewsKey } from '#features/quality-of-earnings/reviews/web/queries.ts';
import { reasonFromError } from '#kit/api-error.ts';
import { type SendProgress, sendLedger } from './send-ledger.ts';

/** One file at a time. `again` resumes the one that stopped. */
export function useSendLedger(reviewId: string) {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<SendProgress | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [running, setRunning] = useState<AbortController | null>(null);
  const [last, setLast] = useState<{ file: File; replaces: string | null } | null>(null);
  const start = async (file: File, replaces: string | null) => {
    if (running) return;
    const run = new AbortController();
    setLast({ file, replaces });
    setRunning(run);
    setFailure(null);
    try {
      await sendLedger(reviewId, file, replaces, { onProgress: setProgress, signal: run.signal });
    } catch (error) {
      if (!run.signal.aborted) setFailure(reasonFromError(error));
    } finally {
      setRunning(null);
      setProgress(null);
      await queries.invalidateQueries({ queryKey: reviewsKey });
    }
  };
  return {
    progress,
    failure,
    running: running !== null,
    start: (file: File, replaces: string | null) => void start(file, replaces),
    again: () => last && void start(last.file, last.replaces),
    stop: () => running?.abort(),
  };
}
