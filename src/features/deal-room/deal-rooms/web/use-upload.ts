import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonFromError } from '#kit/api-error.ts';
import { roomsKey } from './queries.ts';
import { type Chosen, type Progress, uploadAll } from './uploader.ts';

/** One batch at a time. `again` retries the chosen files; each resumes where it stopped. */
export function useUpload(to: { roomId: string; folderId: string }) {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [running, setRunning] = useState<AbortController | null>(null);
  const [chosenLast, setChosenLast] = useState<readonly Chosen[]>([]);
  const start = async (chosen: readonly Chosen[]) => {
    if (chosen.length === 0 || running) return;
    const run = new AbortController();
    setChosenLast(chosen);
    setRunning(run);
    setFailure(null);
    try {
      await uploadAll(to, chosen, { onProgress: setProgress, signal: run.signal });
    } catch (error) {
      if (!run.signal.aborted) setFailure(reasonFromError(error));
    } finally {
      setRunning(null);
      await queries.invalidateQueries({ queryKey: roomsKey });
    }
  };
  return {
    progress,
    failure,
    running: running !== null,
    start: (chosen: readonly Chosen[]) => void start(chosen),
    chosen: chosenLast,
    again: () => void start(chosenLast),
    /** Browsers refuse to read some dropped folders. */
    unread: () =>
      setFailure('What you dropped could not be read. Choose it with one of the buttons instead.'),
    stop: () => running?.abort(),
  };
}
