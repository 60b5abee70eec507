/** Reads an ISO or US date (2026-03-31, 3/31/2026 or 3/31/26) as ISO; `null` if there is no such day. */
export function typedDay(text: string): string | null {
  const us = /^(\d{1,2})\/(\d{1,2})\/((?:20)?\d{2})$/.exec(text);
  const iso = us ? `${us[3]?.padStart(4, '20')}-${us[1]?.padStart(2, '0')}-${us[2]?.padStart(2, '0')}` : text;
  if (!/^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(iso)) return null;
  const at = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : null;
}
