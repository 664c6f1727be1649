import { sortCells } from '../berths.ts'
import { parseCell, printCell } from '../cells.ts'
import type { Cell, Ship } from '../types.ts'

/**
 * Between two hosts neither sees the other's fleet, so each commits to its fleet before the first shot: a digest of its
 * placement and a salt, which reveals nothing but cannot be changed later. At the end both are opened and judged
 * (S-INSPECT).
 */
export interface Opening {
  /** At least `SHORTEST_SALT` characters that cannot be guessed: without them a fleet could be found by trying. */
  readonly salt: string
  readonly ships: readonly Ship[]
}

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits in lower case; the engine has none of its own. */
export type Digest = (text: string) => string

/** The minimum length of a salt: 128 bits as hexadecimal digits. */
const SHORTEST_SALT = 32
const LONGEST_SALT = 256
/** The maximum number of ships that are read, and of cells of a ship. */
const MOST = 100

/** Returns the commitment that a side sends before the first shot. Throws if the salt is too short to hide anything. */
export function commitmentTo(opening: Opening, digest: Digest): string {
  if (opening.salt.length < SHORTEST_SALT) throw new RangeError(`a salt has at least ${SHORTEST_SALT} characters`)
  return digest(canonicalText(opening))
}

/** Returns one text for one placement, for any order of its ships and cells. */
export function canonicalText({ salt, ships }: Opening): string {
  const names = ships.map((one) => printShip(sortCells(one)).join(' '))
  return JSON.stringify(['captains-table/sea-battle/1', salt, names.sort()])
}

/** Reads an opening from the other host; returns null if it is none. A page can load it: it needs no schema. */
export function parseOpening(input: unknown): Opening | null {
  if (typeof input !== 'object' || input === null) return null
  const { salt, ships, ...more }: { salt?: unknown; ships?: unknown } = input
  const isSalt = typeof salt === 'string' && salt.length >= SHORTEST_SALT && salt.length <= LONGEST_SALT
  if (!isSalt || Object.keys(more).length > 0 || !Array.isArray(ships) || ships.length > MOST) return null
  const read = ships.map(parseShip)
  return read.every((one) => one !== null) ? { salt, ships: read } : null
}

function parseShip(input: unknown): Ship | null {
  if (!Array.isArray(input) || input.length > MOST) return null
  const cells = input.map((name: unknown): Cell | null => (typeof name === 'string' ? parseCell(name) : null))
  return cells.every((cell) => cell !== null) ? sortCells(cells) : null
}

/** Returns an opening with its cells in the players' notation. */
export function printOpening({ salt, ships }: Opening): { readonly salt: string; readonly ships: readonly string[][] } {
  return { salt, ships: ships.map(printShip) }
}

const printShip = (ship: Ship): string[] => ship.map(printCell)
