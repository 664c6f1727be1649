import { LONGEST_TITLE, writtenFault } from './plainText.ts'

/** The variants for which a map is drawn. */
export const MAP_VARIANTS = ['classic', 'archipelago'] as const

/** A map of Jackal that the player has drawn, finished or not. */
export interface OwnMap {
  /** Does not change when the map is renamed or edited. */
  readonly id: string
  readonly name: string
  readonly variant: (typeof MAP_VARIANTS)[number]
  /** Rows from north to south in the signs of the engine's maps, all of one length. */
  readonly rows: readonly string[]
  /** The number of tiles of each kind; null for those that follow from the land. */
  readonly deck: Readonly<Record<string, number>> | null
}

/** The most maps that are kept. */
export const MOST_OWN_MAPS = 24
const ROWS = { least: 3, most: 25 } as const
const ROW = /^[#~=SWNE]{3,25}$/
const ID = /^[a-z0-9-]{1,40}$/
const KIND = /^[a-z0-9-]{1,24}$/
const MOST_KINDS = 100
const MOST_TILES = 999

/** Returns whether a value is a list of maps as kept in the settings; the page checks whether they can be played on. */
export function isOwnMaps(value: unknown): value is readonly OwnMap[] {
  if (!Array.isArray(value) || value.length > MOST_OWN_MAPS || !value.every(isOwnMap)) return false
  return new Set(value.map(({ id }) => id)).size === value.length
}

const FIELDS = ['deck', 'id', 'name', 'rows', 'variant']

function isOwnMap(value: unknown): value is OwnMap {
  if (!isTable(value) || Object.keys(value).toSorted().join() !== FIELDS.join()) return false
  const { id, name, variant, rows, deck } = value
  if (typeof id !== 'string' || !ID.test(id)) return false
  if (typeof name !== 'string' || writtenFault(name, LONGEST_TITLE) !== null) return false
  return MAP_VARIANTS.some((one) => one === variant) && areRows(rows) && (deck === null || isDeck(deck))
}

function areRows(rows: unknown): boolean {
  if (!Array.isArray(rows) || rows.length < ROWS.least || rows.length > ROWS.most) return false
  return rows.every((row) => typeof row === 'string' && ROW.test(row) && row.length === rows[0].length)
}

function isDeck(deck: unknown): boolean {
  if (!isTable(deck)) return false
  const counts = Object.entries(deck)
  return counts.length <= MOST_KINDS && counts.every(([kind, count]) => KIND.test(kind) && isCount(count))
}

const isCount = (count: unknown): boolean =>
  Number.isInteger(count) && (count as number) >= 0 && (count as number) <= MOST_TILES // an integer is a number

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
