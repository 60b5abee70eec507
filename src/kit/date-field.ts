/** In the reader's time zone. */
export function endOfDay(day: string): string | null {
  const end = day === '' ? null : new Date(`${day}T23:59:59`);
  return end && !Number.isNaN(end.getTime()) ? end.toISOString() : null;
}

/** In the reader's time zone, as the value of a date field. */
export function dayOf(at: string | null): string {
  if (at === null) return '';
  const day = new Date(at);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
