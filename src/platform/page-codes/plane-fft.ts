import FFT from 'fft.js';

/** Complex numbers in rows of `side`, real and imaginary parts in turn. */
export type Plane = { side: number; values: Float32Array };

export function plane(side: number): Plane {
  return { side, values: new Float32Array(side * side * 2) };
}

/**
 * For each side what transforms it, with room for one line. Kept, because each buffer that is made while a page is drawn
 * lets V8 collect its garbage once more, which takes longer than the transform.
 */
const known = new Map<number, { fft: FFT; from: Float64Array; to: Float64Array }>();

function toolsFor(side: number) {
  const kept = known.get(side);
  const tools = kept ?? {
    fft: new FFT(side),
    from: new Float64Array(side * 2),
    to: new Float64Array(side * 2),
  };
  if (!kept) known.set(side, tools);
  return tools;
}

/** The two-dimensional Fourier transform in place; `back` inverts it. `side` must be a power of two. */
export function transform({ side, values }: Plane, back = false): void {
  const { fft, from, to } = toolsFor(side);
  const run = () => (back ? fft.inverseTransform(to, from) : fft.transform(to, from));
  for (let row = 0; row < side; row += 1) {
    const begin = row * side * 2;
    from.set(values.subarray(begin, begin + side * 2));
    run();
    values.set(to, begin);
  }
  for (let column = 0; column < side; column += 1) {
    for (let row = 0, at = column * 2; row < side; row += 1, at += side * 2) {
      from[row * 2] = values[at] ?? 0;
      from[row * 2 + 1] = values[at + 1] ?? 0;
    }
    run();
    for (let row = 0, at = column * 2; row < side; row += 1, at += side * 2) {
      values[at] = to[row * 2] ?? 0;
      values[at + 1] = to[row * 2 + 1] ?? 0;
    }
  }
}
