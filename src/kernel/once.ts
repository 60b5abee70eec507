/**
 * The value that `make` gives, made at the first call and kept. For what is slow to make (a number format takes
 * milliseconds), so that importing a module costs nothing.
 */
export function once<T>(make: () => T): () => T {
  let kept: { value: T } | null = null;
  return () => {
    kept ??= { value: make() };
    return kept.value;
  };
}
