/** The chain after which the next part begins, from the first line of an export; `null` if it is the last. */
export function nextPartOf(bytes: ArrayBuffer): string | null {
  const file = new Uint8Array(bytes);
  const end = file.indexOf(0x0a);
  try {
    const { ledger }: { ledger?: { next?: unknown } } = JSON.parse(
      new TextDecoder().decode(file.subarray(0, end < 0 ? file.length : end)),
    );
    return typeof ledger?.next === 'string' ? ledger.next : null;
  } catch {
    return null;
  }
}
