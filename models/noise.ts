/** Returns a fixed pseudo-random value 0–1 of a lattice point. */
export function lattice(x: number, y: number): number {
  let bits = (Math.imul(x, 374761393) + Math.imul(y, 668265263)) | 0
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177)
  return ((bits ^ (bits >>> 16)) >>> 0) / 4294967296
}

const wrap = (at: number, period: number) => (period > 0 ? ((at % period) + period) % period : at)
const smooth = (t: number) => t * t * (3 - 2 * t)

/** Returns smooth noise 0–1; a period greater than 0 repeats it along x after that many units. */
export function valueNoise(x: number, y: number, periodX = 0): number {
  const [xi, yi] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [smooth(x - xi), smooth(y - yi)]
  const at = (dx: number, dy: number) => lattice(wrap(xi + dx, periodX), yi + dy)
  const [a, b, c, d] = [at(0, 0), at(1, 0), at(0, 1), at(1, 1)]
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v
}

/**
 * Returns noise of several octaves, about 0–1 around 0.47; the period holds for the first octave and doubles with it.
 */
export function fractalNoise(x: number, y: number, octaves = 4, periodX = 0): number {
  let sum = 0
  for (let octave = 0; octave < octaves; octave++) {
    const scale = 2 ** octave
    sum += valueNoise(x * scale, y * scale, periodX * scale) / (2 * scale)
  }
  return sum
}
