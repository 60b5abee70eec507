/** First, last and those around the current one; `null` is a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = Array.from({ length: pages }, (_, i) => i + 1).filter(
    (n) => n === 1 || n === pages || Math.abs(n - page) <= 1,
  );
  return shown.flatMap((n, i) => {
    const before = shown[i - 1] ?? n - 1;
    if (n - before === 2) return [n - 1, n];
    return n - before > 2 ? [null, n] : [n];
  });
}
