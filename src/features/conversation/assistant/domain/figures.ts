const written = /\d[\d,]*(?:\.\d+)?(?:\s?(?:k|m|mm|b|thousand|million|billion)\b)?/gi;
const scales: Readonly<Record<string, number>> = {
  k: 1_000,
  thousand: 1_000,
  m: 1_000_000,
  mm: 1_000_000,
  million: 1_000_000,
  b: 1_000_000_000,
  billion: 1_000_000_000,
};

/** The figures in a text, normalized: `$1.2M`, `1,200,000` and `1.2 million` are `1200000`. Without `[1]`. */
export function figuresIn(text: string): string[] {
  const plain = text.replace(/\[\d+\]/g, ' ');
  return [...new Set([...plain.matchAll(written)].map(([found]) => oneForm(found)))];
}

function oneForm(found: string): string {
  const [, digits = '', scale] = /^([\d,.]+)\s?([a-z]+)?$/i.exec(found) ?? [];
  const value = Number(digits.replaceAll(',', ''));
  return String(Math.round(value * (scales[scale?.toLowerCase() ?? ''] ?? 1) * 1e6) / 1e6);
}
