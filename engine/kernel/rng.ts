import { avalanche, textHash } from './textHash.ts'

/** Generator name, stored with every seed so that old records keep their generator. */
export const GENERATOR = 'sfc32/1'

/** Four unsigned 32-bit integers. */
export type RngState = readonly [number, number, number, number]

/** A seeded random number generator. Only the host holds one. */
export interface Rng {
  /** A whole number from 0 to `below` − 1, each equally likely. */
  int(below: number): number
  /** A number from 0 (included) to 1 (excluded). */
  unit(): number
  /** How many numbers have been drawn; zero means that a move used no luck. */
  readonly drawn: number
}

/** Opens the named stream of a seed: streams are independent, so a bot's thinking never shifts a die. */
export function openStream(seed: number, stream: string): Rng {
  const state = scatter(`${seed}/${stream}`)
  const rng = new Sfc32(state)
  rng.warmUp()
  return rng
}

/** A copy of the list in random order (Fisher–Yates). */
export function shuffled<T>(list: readonly T[], rng: Rng): T[] {
  const out = [...list]
  for (let i = out.length - 1; i > 0; i--) {
    const j = rng.int(i + 1)
    const kept = out[i] as T // in range by the loop
    out[i] = out[j] as T
    out[j] = kept
  }
  return out
}

/** Four words from a text, by hashes of different offsets. */
function scatter(text: string): RngState {
  const words = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35].map((offset) => avalanche(textHash(text, offset)))
  return words as unknown as RngState // four offsets, four words
}

/** The sfc32 generator: four words, period about 2^127 on average. */
class Sfc32 implements Rng {
  drawn = 0
  private a: number
  private b: number
  private c: number
  private counter: number

  constructor(state: RngState) {
    ;[this.a, this.b, this.c, this.counter] = state
  }

  warmUp(): void {
    for (let i = 0; i < 16; i++) this.word()
    this.drawn = 0
  }

  unit(): number {
    return this.word() / 0x1_0000_0000
  }

  int(below: number): number {
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % below)
    let word = this.word()
    while (word >= limit) word = this.word()
    return word % below
  }

  private word(): number {
    this.drawn++
    const sum = (this.a + this.b + this.counter) | 0
    this.counter = (this.counter + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = ((this.c << 21) | (this.c >>> 11)) + sum
    return sum >>> 0
  }
}
