/** Brightness in rows, 0 to 255. */
export type Grey = { width: number; height: number; values: Float32Array };

/** In pixels to each side: where the eye of the code looks for text, and for the color of the paper. */
const [near, far] = [3, 12];
/** Variance of the code itself and of a good JPEG; places that vary more weigh less. */
const quiet = 6;
const loudest = 3;

/**
 * What is left of a picture when paper, text and shapes are taken away: each pixel's distance from what surrounds
 * it, divided by how much its neighborhood varies (the weights of a matched filter in noise that is not the same
 * everywhere). In standard deviations, cut at 3.
 */
export function flatten(grey: Grey): Grey {
  const { width, height, values } = grey;
  const mean = blurred(grey, near);
  const squares = blurred({ width, height, values: values.map((value) => value * value) }, near);
  const weights = { width, height, values: new Float32Array(values.length) };
  const weighted = { width, height, values: new Float32Array(values.length) };
  for (let at = 0; at < values.length; at += 1) {
    const around = mean.values[at] ?? 0;
    const variance = Math.max(0, (squares.values[at] ?? 0) - around * around);
    const weight = 1 / (quiet + variance);
    weights.values[at] = weight;
    weighted.values[at] = weight * (values[at] ?? 0);
  }
  const paper = blurred(weighted, far);
  const total = blurred(weights, far);
  const left = new Float32Array(values.length);
  for (let at = 0; at < left.length; at += 1) {
    const away = (values[at] ?? 0) - (paper.values[at] ?? 0) / (total.values[at] ?? 1);
    const weight = weights.values[at] ?? 0;
    const scaled = away * Math.sqrt(weight);
    left[at] = Math.min(Math.max(scaled, -loudest), loudest) * Math.sqrt(weight * quiet);
  }
  return { width, height, values: left };
}

/** The mean over a square of `2 × radius + 1` pixels a side, smaller at the edges. */
export function blurred(grey: Grey, radius: number): Grey {
  return { ...grey, values: blurredDown(blurredAcross(grey, radius), radius) };
}

function blurredAcross({ width, height, values }: Grey, radius: number): Grey {
  const out = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1) {
    const begin = y * width;
    let [sum, held] = [0, 0];
    for (let x = -radius; x < width; x += 1) {
      if (x + radius < width) {
        sum += values[begin + x + radius] ?? 0;
        held += 1;
      }
      if (x - radius > 0) {
        sum -= values[begin + x - radius - 1] ?? 0;
        held -= 1;
      }
      if (x >= 0) out[begin + x] = sum / held;
    }
  }
  return { width, height, values: out };
}

/** Row by row, with a sum for each column, because memory is read in rows. */
function blurredDown({ width, height, values }: Grey, radius: number): Float32Array {
  const out = new Float32Array(values.length);
  const sums = new Float64Array(width);
  let held = 0;
  const count = (y: number, sign: 1 | -1) => {
    if (y < 0 || y >= height) return;
    held += sign;
    for (let x = 0, at = y * width; x < width; x += 1, at += 1)
      sums[x] = (sums[x] ?? 0) + sign * (values[at] ?? 0);
  };
  for (let y = -radius; y < height; y += 1) {
    count(y + radius, 1);
    count(y - radius - 1, -1);
    if (y < 0) continue;
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) out[at] = (sums[x] ?? 0) / held;
  }
  return out;
}

/** Half as wide and high, each pixel the mean of four. */
export function halved({ width, height, values }: Grey): Grey {
  const [wide, high] = [width >> 1, height >> 1];
  const half = new Float32Array(wide * high);
  for (let y = 0; y < high; y += 1)
    for (let x = 0; x < wide; x += 1) {
      const at = 2 * y * width + 2 * x;
      half[y * wide + x] =
        ((values[at] ?? 0) +
          (values[at + 1] ?? 0) +
          (values[at + width] ?? 0) +
          (values[at + width + 1] ?? 0)) /
        4;
    }
  return { width: wide, height: high, values: half };
}
