/** Keeps many short texts in one buffer: a million strings of their own would take several times the memory. */
export function packedTexts() {
  let bytes = Buffer.allocUnsafe(1 << 20);
  let used = 0;
  let starts = new Uint32Array(1 << 16);
  let count = 0;
  return {
    push: (text: string): void => {
      const most = text.length * 3;
      if (used + most > bytes.length) {
        const more = Buffer.allocUnsafe(Math.max(bytes.length * 2, used + most));
        bytes.copy(more, 0, 0, used);
        bytes = more;
      }
      if (count + 2 > starts.length) {
        const more = new Uint32Array(starts.length * 2);
        more.set(starts);
        starts = more;
      }
      starts[count] = used;
      used += bytes.write(text, used);
      count += 1;
      starts[count] = used;
    },
    at: (index: number): string =>
      index >= 0 && index < count ? bytes.toString('utf8', starts[index], starts[index + 1]) : '',
    bytes: () => used,
  };
}
