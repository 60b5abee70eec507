import { useCallback, useState } from 'react';
import type { NdaView } from './queries.ts';
import { useReading } from './use-reading.ts';

export function useAgreementReading({ file }: Pick<NdaView, 'file'>) {
  const scrolled = useReading();
  const [pages, setPages] = useState<ReadonlySet<number>>(new Set());
  const onRead = useCallback(
    (page: number) => setPages((before) => (before.has(page) ? before : new Set(before).add(page))),
    [],
  );
  const percent = file ? Math.floor((100 * pages.size) / file.pages.length) : scrolled.percent;
  return { text: scrolled.text, percent, onRead };
}
