/** Scans bytes for malware. Throws Refused('scanner-unavailable') if the scanner does not answer. */
export type Scanner = {
  scan(bytes: AsyncIterable<Uint8Array>): Promise<string | null>;
};

/** The EICAR test string, which every scanner reports; concatenated so that this file is not reported. */
const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS', '-TEST-FILE!$H+H*'].join(''),
);

export function eicarFinder() {
  let rest = Buffer.alloc(0);
  let found = false;
  return {
    feed(bytes: Buffer): void {
      if (found) return;
      const edge = Buffer.concat([rest, bytes.subarray(0, eicar.length - 1)]);
      found = bytes.includes(eicar) || edge.includes(eicar);
      rest = Buffer.concat([rest, bytes.subarray(-(eicar.length - 1))]).subarray(-(eicar.length - 1));
    },
    found: () => found,
  };
}
