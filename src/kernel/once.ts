/** Computes a value at its first use, so that importing a module stays cheap (a number format takes milliseconds). */
export function once<T>(make: () => T): () => T {
  let kept: { value: T } | null = null;
  return () => {
    kept ??= { value: make() };
    return kept.value;
  };
}
