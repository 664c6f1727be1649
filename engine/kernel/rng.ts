import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { avalanche, textHash } from './textHash.ts'

/**
 * The source of a match's luck. A number, from 0 to 2^53 − 1, can be named and shared, but it can be found by trial,
 * and it reveals all luck. A secret is 32 random bytes as 64 hexadecimal digits, which cannot be found.
 */
export type Seed = number | string

/** Returns the generator of a seed; it is stored with every seed, so that old records keep theirs. */
export function generatorOf(seed: Seed): 'sfc32/1' | 'sha256/1' {
  return typeof seed === 'number' ? 'sfc32/1' : 'sha256/1'
}

/** Returns whether a text is a secret seed. */
export function isSecret(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

/** Four unsigned 32-bit integers. */
export type RngState = readonly [number, number, number, number]

/** A seeded random number generator. Only the host holds one. */
export interface Rng {
  /** Returns a whole number from 0 to `below` − 1, each equally likely. */
  int(below: number): number
  /** Returns a number from 0 (included) to 1 (excluded). */
  unit(): number
  /** The number of draws so far; zero means that a move used no luck. */
  readonly drawn: number
}

/** Opens the named stream of a seed: streams are independent, so a bot's thinking never shifts a die. */
export function openStream(seed: Seed, stream: string): Rng {
  if (typeof seed === 'string') return new Sha256Stream(seed, stream)
  const rng = new Sfc32(scatter(`${seed}/${stream}`))
  rng.warmUp()
  return rng
}

/** Opens the named stream of a seed for thinking, which draws a million numbers and keeps no secret. */
export function openThinkingStream(seed: Seed, stream: string): Rng {
  if (typeof seed === 'number') return openStream(seed, stream)
  return openStream(openStream(seed, stream).int(2 ** 32), stream)
}

/** Returns a copy of the list in random order (Fisher–Yates). */
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

/** Returns four words from a text, by hashes with different offsets. */
function scatter(text: string): RngState {
  const words = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35].map((offset) => avalanche(textHash(text, offset)))
  return words as unknown as RngState // four offsets, four words
}

abstract class WordStream implements Rng {
  drawn = 0

  /** Returns the next unsigned 32-bit integer and counts the draw. */
  protected abstract word(): number

  unit(): number {
    return this.word() / 0x1_0000_0000
  }

  int(below: number): number {
    let word = this.word()
    // Nearly all words are below any limit; the remainder of 32-bit integers is much faster than that of doubles.
    if (word < 0x1_0000_0000 - below) return word % (below >>> 0)
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % below)
    while (word >= limit) word = this.word()
    return word % below
  }
}

/** The sfc32 generator: four words, period about 2^127 on average. */
class Sfc32 extends WordStream {
  private a: number
  private b: number
  private c: number
  private counter: number

  constructor(state: RngState) {
    super()
    ;[this.a, this.b, this.c, this.counter] = state
  }

  warmUp(): void {
    for (let i = 0; i < 16; i++) this.word()
    this.drawn = 0
  }

  protected word(): number {
    this.drawn++
    const sum = (this.a + this.b + this.counter) | 0
    this.counter = (this.counter + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0
    return sum >>> 0
  }
}

/** The words of SHA-256 over secret, stream and a counter: seen words do not reveal any other word. */
class Sha256Stream extends WordStream {
  private readonly prefix: Uint8Array
  private block: DataView = new DataView(new ArrayBuffer(0))

  /** Throws for anything but a secret seed. */
  constructor(secret: string, stream: string) {
    super()
    if (!isSecret(secret)) throw new RangeError('not a secret seed')
    this.prefix = concatBytes(hexToBytes(secret), utf8ToBytes(stream))
  }

  protected word(): number {
    const at = (this.drawn % 8) * 4
    if (at === 0) this.block = this.hash(this.drawn / 8)
    this.drawn++
    return this.block.getUint32(at)
  }

  private hash(counter: number): DataView {
    const bytes = new Uint8Array(4)
    new DataView(bytes.buffer).setUint32(0, counter)
    const { buffer, byteOffset } = sha256(concatBytes(this.prefix, bytes))
    return new DataView(buffer, byteOffset)
  }
}
