const attempts = 4;
/** Serialization failure and deadlock: the database undid everything, and a retry is safe. */
const undone = new Set(['40001', '40P01']);

export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && undone.has(String(error.code));
}

/** For one statement outside of a transaction. Throws the error of the fourth attempt, and any other error at once. */
export async function retriedAfterDeadlock<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === attempts || !isDeadlock(error)) throw error;
    }
  }
}
