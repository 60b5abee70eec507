export type SizeLimitedCache<T> = {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
  has(key: string): boolean;
};

/** `dropped` is called for each evicted value. A value heavier than `limit` is not kept. */
export function sizeLimitedCache<T>(
  limit: number,
  weigh: (value: T) => number,
  dropped: (value: T) => void = () => {},
): SizeLimitedCache<T> {
  const kept = new Map<string, T>();
  let weight = 0;
  const drop = (key: string, value: T) => {
    kept.delete(key);
    weight -= weigh(value);
    dropped(value);
  };
  return {
    has: (key) => kept.has(key),
    get: (key) => {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    set: (key, value) => {
      const before = kept.get(key);
      if (before !== undefined) drop(key, before);
      kept.set(key, value);
      weight += weigh(value);
      for (const [oldest, old] of kept) {
        if (weight <= limit || kept.size === 1) return;
        drop(oldest, old);
      }
    },
  };
}
