import { z } from 'zod'
import { sortCells } from '../berths.ts'
import type { Ship } from '../types.ts'
import { printShip, ship } from '../wire.ts'

/**
 * Between two hosts neither sees the other's fleet, so each sends a commitment before the first shot: a digest of its
 * placement and a salt, which tells nothing and binds. At the end both are opened and judged (S-INSPECT).
 */
export interface Opening {
  /** At least `SHORTEST_SALT` characters that nobody can guess: without it a fleet could be found by trying. */
  readonly salt: string
  readonly ships: readonly Ship[]
}

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits in lower case; the engine has none of its own. */
export type Digest = (text: string) => string

/** 128 bits as hexadecimal digits. */
const SHORTEST_SALT = 32

/** What a side sends before the first shot. Throws where the salt is too short to hide anything. */
export function commitmentTo(opening: Opening, digest: Digest): string {
  if (opening.salt.length < SHORTEST_SALT) throw new RangeError(`a salt has at least ${SHORTEST_SALT} characters`)
  return digest(canonicalText(opening))
}

/** One text for one placement, in whatever order its ships and cells are given. */
export function canonicalText({ salt, ships }: Opening): string {
  const names = ships.map((one) => printShip(sortCells(one)).join(' '))
  return JSON.stringify(['captains-table/sea-battle/1', salt, names.sort()])
}

const openingSchema = z.strictObject({ salt: z.string().min(SHORTEST_SALT).max(256), ships: z.array(ship).max(100) })

/** Reads an opening that the other host sent; null where it is none. */
export function parseOpening(input: unknown): Opening | null {
  return openingSchema.safeParse(input).data ?? null
}

/** An opening with its cells as players name them. */
export function printOpening({ salt, ships }: Opening): object {
  return { salt, ships: ships.map(printShip) }
}
