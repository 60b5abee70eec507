import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { reviewsKey } from './queries.ts';

/** `reading`: how many files are being read. When one is done, everything that is shown of reviews is loaded again. */
export function useNewsOfReading(reading: number): void {
  const queries = useQueryClient();
  const before = useRef(reading);
  // Reason: the job that reads ends without a request of this page.
  useEffect(() => {
    if (reading < before.current) void queries.invalidateQueries({ queryKey: reviewsKey });
    before.current = reading;
  }, [reading, queries]);
}
