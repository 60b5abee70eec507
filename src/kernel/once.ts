/** Computes a value at its first use, so that importing a module stays cheap (a number format takes milliseconds). */
export function once<T>(make: () => T): () => T {
  let kept: { value: T } | null = null;
  return () => {
    kept ??= { value: make() };
    return kept.value;
  };
}

/** `once` for what is loaded; after a failure, the next caller tries again. */
export function onceLoaded<T>(load: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null;
  return () => {
    if (kept) return kept;
    const loading = load();
    kept = loading;
    loading.catch(() => {
      kept = null;
    });
    return loading;
  };
}
