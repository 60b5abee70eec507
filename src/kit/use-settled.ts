import { useEffect, useState } from 'react';

/** The value after it has not changed for `milliseconds`. */
export function useSettled<T>(value: T, key: string, milliseconds: number): { value: T; settled: boolean } {
  const [calm, setCalm] = useState({ value, key });
  // Reason: a timer. `key` tells whether the value changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `value` goes with `key`
  useEffect(() => {
    if (calm.key === key) return;
    const timer = setTimeout(() => setCalm({ value, key }), milliseconds);
    return () => clearTimeout(timer);
  }, [key, calm.key, milliseconds]);
  return { value: calm.value, settled: calm.key === key };
}
