/** Reads a stored word back as the type it was written from. Throws, and names `what`, for any other. */
export function storedWord<T extends string>(allowed: readonly T[], what: string): (stored: string) => T {
  return (stored) => {
    const found = allowed.find((word) => word === stored);
    if (found === undefined) throw new Error(`unknown ${what} stored`);
    return found;
  };
}

/** The same for a column that can be empty. */
export function orNull<T>(read: (stored: string) => T): (stored: string | null) => T | null {
  return (stored) => (stored === null ? null : read(stored));
}
