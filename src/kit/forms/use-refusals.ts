import { useCallback, useMemo, useState } from 'react';
import { noRefusals, type Refusals, refusalsOf } from '../api-error.ts';

type Placed = { of: Refusals; keys: readonly string[] };

export function useRefusals(error: Error | string | null) {
  const refusals = useMemo(() => refusalsOf(error), [error]);
  const [placed, setPlaced] = useState<Placed>({ of: noRefusals, keys: [] });
  const place = useCallback(
    (key: string) =>
      setPlaced(({ of, keys }) => ({ of: refusals, keys: of === refusals ? [...keys, key] : [key] })),
    [refusals],
  );
  const around = useMemo(() => ({ refusals, place }), [refusals, place]);
  return { around, refusals, placed: placed.of === refusals ? placed.keys : [] };
}
