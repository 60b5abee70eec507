import FFT from 'fft.js';

/** Complex numbers in rows of `side`, real and imaginary parts in turn. */
export type Plane = { side: number; values: Float32Array };

export function plane(side: number): Plane {
  return { side, values: new Float32Array(side * side * 2) };
}

const known = new Map<number, FFT>();

function fftOf(side: number): FFT {
  const fft = known.get(side) ?? new FFT(side);
  known.set(side, fft);
  return fft;
}

/** The two-dimensional Fourier transform in place; `back` inverts it. `side` must be a power of two. */
export function transform({ side, values }: Plane, back = false): void {
  const fft = fftOf(side);
  const from = new Float64Array(side * 2);
  const to = new Float64Array(side * 2);
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
