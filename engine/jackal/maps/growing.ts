import { type Rng, shuffled } from '../../kernel/rng.ts'
import { insideOf, type MapSquare, placesAbout, type Symmetry, stepsBetween } from './symmetry.ts'

/** The parameters by which land grows on a square map. */
export interface Growth {
  readonly size: number
  readonly symmetry: Symmetry
  /** The maximum number of islands; one grows from the middle. */
  readonly islands: number
  /** The share of the places inside the edge that becomes land. */
  readonly share: number
  /** The smoothness of coasts, a whole number from 1 (ragged) to 3 (smooth). */
  readonly smoothness: number
  /** True if all islands grow to about the same size; otherwise large islands grow faster. */
  readonly even: boolean
  /** Places towards which land grows faster, each with its images. */
  readonly capes: number
}

/** The number of the island that a place belongs to, by place; 0 is sea. */
export type Land = number[]

/** Data that do not change while land grows; every list has one entry per place. */
interface Ground {
  readonly inside: readonly MapSquare[]
  readonly about: readonly (readonly MapSquare[])[]
  readonly orbits: readonly (readonly MapSquare[])[]
  /** The number of steps to the nearest cape; 0 if there is none. */
  readonly toCape: readonly number[]
}

/** The number of sea cells between the starts of two islands, plus one. */
const APART = 3

/**
 * Grows islands from single places, all images of a place at once. They never touch, so ships can pass between them.
 */
export function grownLand(growth: Growth, rng: Rng): Land {
  const land = sown(growth, rng)
  const ground = groundOf(growth, rng)
  const goal = growth.share * ground.inside.length
  for (let grown = sizesOf(land).land; grown < goal; ) {
    const shoots = shootsOf(growth, ground, land)
    if (shoots.length === 0) break
    const { orbit, islands } = drawnFrom(shoots, rng)
    for (const [i, place] of orbit.entries()) land[place] = islands[i] ?? 0
    grown += orbit.length
  }
  return land
}

function groundOf({ size, symmetry, capes }: Growth, rng: Rng): Ground {
  const inside = insideOf(size)
  const headlands = Array.from({ length: capes }, () => symmetry[inside[rng.int(inside.length)] ?? 0] ?? []).flat()
  const all = symmetry.map((_, place) => place)
  return {
    inside,
    about: all.map((place) => placesAbout(size, place)),
    orbits: symmetry.map((images) => [...new Set(images)]),
    toCape: all.map((place) => Math.min(size, ...headlands.map((cape) => stepsBetween(size, cape, place)))),
  }
}

/** Returns the places where islands begin: one at the edge first, so that every side has a shore for its ship. */
function sown({ size, symmetry, islands }: Growth, rng: Rng): Land {
  const land = new Array<number>(size * size).fill(0)
  const middle = (size >> 1) * size + (size >> 1)
  const edge = (size - 2) * size + 1 + rng.int(size - 2)
  let begun = 0
  for (const place of islands === 1 ? [middle] : [edge, ...shuffled(insideOf(size), rng)]) {
    const seeds = partsOf(size, symmetry[place] ?? [])
    if (begun + seeds.length > islands || !areApart(size, seeds, land)) continue
    for (const seed of seeds) {
      begun++
      for (const one of seed) land[one] = begun
    }
  }
  return land
}

/** Returns whether seeds are apart from each other and from all land. */
function areApart(size: number, seeds: readonly (readonly MapSquare[])[], land: Land): boolean {
  const grown = land.flatMap((island, place) => (island > 0 ? [place] : []))
  const isApart = (a: readonly MapSquare[], b: readonly MapSquare[]) =>
    a.every((one) => b.every((other) => stepsBetween(size, one, other) >= APART))
  return seeds.every((seed, i) => [grown, ...seeds.slice(i + 1)].every((other) => isApart(seed, other)))
}

/** Groups places that touch each other. */
function partsOf(size: number, places: readonly MapSquare[]): readonly (readonly MapSquare[])[] {
  let parts: readonly (readonly MapSquare[])[] = []
  for (const place of new Set(places)) {
    const touches = (part: readonly MapSquare[]) => part.some((one) => stepsBetween(size, one, place) <= 1)
    parts = [...parts.filter((part) => !touches(part)), [place, ...parts.filter(touches).flat()]]
  }
  return parts
}

/** A place that may become land, with its images, the islands that they join, and its likelihood. */
interface Shoot {
  readonly orbit: readonly MapSquare[]
  readonly islands: readonly number[]
  readonly weight: number
}

function shootsOf({ size, smoothness, even }: Growth, ground: Ground, land: Land): readonly Shoot[] {
  const { sizes } = sizesOf(land)
  const shoots: Shoot[] = []
  for (const place of ground.inside) {
    const orbit = ground.orbits[place] ?? []
    if (land[place] !== 0 || orbit.some((image) => image < place)) continue
    const islands = islandsJoined(size, orbit, ground, land)
    if (islands === null) continue
    const near = (ground.about[place] ?? []).reduce((sum, next) => sum + (land[next] ? 1 : 0), 0)
    const own = even ? (sizes[islands[0] ?? 0] ?? 1) : 1
    shoots.push({ orbit, islands, weight: power(near, smoothness) / (own * power(1 + (ground.toCape[place] ?? 0), 2)) })
  }
  return shoots
}

/** Returns the number of cells of all land, and of each island by its number. */
function sizesOf(land: Land): { readonly land: number; readonly sizes: readonly number[] } {
  const sizes: number[] = []
  for (const island of land) sizes[island] = (sizes[island] ?? 0) + 1
  return { land: land.length - (sizes[0] ?? 0), sizes }
}

/** Returns a whole power, by products: they are the same on every machine. */
const power = (base: number, exponent: number): number => (exponent === 0 ? 1 : base * power(base, exponent - 1))

/** Returns the island that each place of an orbit would join; null if one joins none, or two islands would touch. */
function islandsJoined(
  size: number,
  orbit: readonly MapSquare[],
  { about }: Ground,
  land: Land,
): readonly number[] | null {
  const joined = orbit.map((place) => islandAt(about[place] ?? [], land))
  if (joined.includes(0)) return null
  const meet = orbit.some((a, i) =>
    orbit.some((b, j) => j > i && joined[i] !== joined[j] && stepsBetween(size, a, b) <= 1),
  )
  return meet ? null : joined
}

/** Returns the only island among some places; 0 if there is none, or several. */
function islandAt(places: readonly MapSquare[], land: Land): number {
  let found = 0
  for (const place of places) {
    const island = land[place] ?? 0
    if (island !== 0 && found !== 0 && island !== found) return 0
    found = found || island
  }
  return found
}

function drawnFrom(shoots: readonly Shoot[], rng: Rng): Shoot {
  let left = rng.unit() * shoots.reduce((sum, { weight }) => sum + weight, 0)
  const drawn = shoots.find(({ weight }) => {
    left -= weight
    return left < 0
  })
  return drawn ?? (shoots.at(-1) as Shoot) // the list is not empty, and rounding may leave a small rest
}
