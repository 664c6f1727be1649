/** So many samples, each made in turn; a plain loop, since there are hundreds of thousands of them. */
export function samples(length: number, make: (index: number) => number): Float32Array<ArrayBuffer> {
  const made = new Float32Array(length)
  for (let i = 0; i < length; i++) made[i] = make(i)
  return made
}
