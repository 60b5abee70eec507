import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageFromError } from '#kit/api-error.ts';
import { roomsKey } from './queries.ts';
import { type Chosen, type Progress, uploadAll } from './uploader.ts';

/** One row of files on its way at a time. `again` sends what was chosen once more: each goes on where it stands. */
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
      if (!run.signal.aborted) setFailure(messageFromError(error));
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
    /** What was dropped could not be read: the browser keeps some folders to itself. */
    unread: () =>
      setFailure('What you dropped could not be read. Choose it with one of the buttons instead.'),
    stop: () => running?.abort(),
  };
}
