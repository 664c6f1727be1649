/** Fills a buffer sample by sample. Uses a plain loop because there are hundreds of thousands of samples. */
export function samples(length: number, make: (index: number) => number): Float32Array<ArrayBuffer> {
  const made = new Float32Array(length)
  for (let i = 0; i < length; i++) made[i] = make(i)
  return made
}
