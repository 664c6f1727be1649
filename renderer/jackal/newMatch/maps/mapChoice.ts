import type { MapLabel } from '../../../../electron/contract/ipc.ts'
import { deckFor, landIn } from '../../../../engine/jackal/data/boards.ts'
import { CLASSIC_MAPS, MAP_NAMES, MAPS, type MapName } from '../../../../engine/jackal/data/maps.ts'
import { type LengthTable, MAP_TURNS, type TurnRange } from '../../../../engine/jackal/data/mapTurns.ts'
import { generatedMap, SMALLEST } from '../../../../engine/jackal/maps/generatedMap.ts'
import type { Board, Deck, Variant } from '../../../../engine/jackal/types.ts'
import { seedOfDeal } from '../../../../engine/kernel/dealName.ts'
import type { PlayableMap } from '../../workshop/ownMaps.ts'

/** A map drawn by its seed, in place of a name. */
export const DRAWN = 'drawn'

/** The form's choice of the map: a name, `drawn`, or the id of one of the player's own. */
export interface MapDraft {
  readonly variant: Variant
  readonly map: string
  /** Draws the map if the deal has no name. */
  readonly mapSeed: number
  /** The name of the deal, as typed: it draws the map too. */
  readonly dealName: string
  /** Files and ranks of a drawn map, as typed. */
  readonly mapSize: string
}

/** The map, and whether the lifeboat lies on it. */
type PlayDraft = MapDraft & { readonly lifeboat: boolean }

export const FIRST_MAP: MapDraft = { variant: 'classic', map: 'island', mapSeed: 1, mapSize: '15', dealName: '' }

/** Sizes of drawn maps, in cells. */
export const SIZES = { least: SMALLEST, most: 25 } as const

/** Returns the typed size of a drawn map; null if it is invalid. */
export function parseSize(typed: string): number | null {
  const size = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : Number.NaN
  return size >= SIZES.least && size <= SIZES.most ? size : null
}

export const isMapName = (map: string): map is MapName => MAP_NAMES.some((name) => name === map)

/**
 * Returns whether a map that comes with the game can be played in this way: in the base game ships must reach every
 * island.
 */
export const isSuited = (map: string, variant: Variant): boolean =>
  variant === 'archipelago' || !isMapName(map) || CLASSIC_MAPS.some((one) => one === map)

/** Returns the player's own map that is chosen, and drawn for this way of play. */
const ownOf = ({ map, variant }: MapDraft, own: readonly PlayableMap[]): PlayableMap | undefined =>
  own.find((one) => one.id === map && one.variant === variant)

/** Returns the chosen map in the form of a match's options: by name if it has one, else whole. */
export function chosenMap(draft: MapDraft, own: readonly PlayableMap[]): MapName | Board {
  const { map, variant } = draft
  if (isMapName(map)) return isSuited(map, variant) ? map : 'island'
  const mine = ownOf(draft, own)
  if (mine) return { map: mine.map, deck: mine.deck ?? deckFor(landIn(mine.map), variant) }
  return map === DRAWN ? drawnMap(draft) : 'island'
}

/** Returns whether the name of the deal draws the map. */
export const isDrawnByName = ({ dealName }: MapDraft): boolean => dealName.trim() !== ''

/** Returns the map that the name of the deal draws, else that of a seed; of the usual size while none is typed. */
export function drawnMap(draft: MapDraft): Board {
  const { mapSeed, mapSize, variant, dealName } = draft
  const seed = (isDrawnByName(draft) ? seedOfDeal(dealName) : null) ?? mapSeed
  return generatedMap(seed, { variant, size: parseSize(mapSize) ?? Number(FIRST_MAP.mapSize) })
}

/** Returns the label of the chosen map with its way of play; null for the base game on its island. */
export function labelOf(draft: PlayDraft, own: readonly PlayableMap[]): MapLabel | null {
  const { map, variant } = draft
  const { lifeboat } = mapOptions(draft, own)
  const play = { variant, ...(lifeboat && { extra: 'lifeboat' }) }
  const mine = ownOf(draft, own)
  if (mine) return { kind: 'drawn', name: mine.name, ...play }
  const word = (isMapName(map) && isSuited(map, variant)) || map === DRAWN ? map : 'island'
  return word === 'island' && variant === 'classic' && !lifeboat ? null : { kind: 'known', word, ...play }
}

/** Returns the rows of a chosen map. */
export const rowsOf = (map: MapName | Board): readonly string[] => (typeof map === 'string' ? MAPS[map] : map.map)

/** Returns a deck with the lifeboat in place of an empty tile, or of the commonest if there is none (J-BOAT). */
export function withBoat(deck: Deck): Deck {
  if (deck.lifeboat) return deck
  const kinds = Object.keys(deck) as (keyof Deck)[] // keys of a deck
  const commonest = kinds.toSorted((a, b) => (deck[b] ?? 0) - (deck[a] ?? 0))[0]
  const kind = deck.empty ? 'empty' : commonest
  return kind ? { ...deck, [kind]: (deck[kind] ?? 0) - 1, lifeboat: 1 } : deck
}

/** The options that the host accepts. */
type MapOptions = {
  readonly variant?: Variant
  readonly map?: string | { readonly map: readonly string[]; readonly deck: Readonly<Record<string, number>> }
  readonly lifeboat: boolean
}

/** Returns the options of a match on the chosen map; those of the plain island are left out. */
export function mapOptions(draft: PlayDraft, own: readonly PlayableMap[]): MapOptions {
  const map = chosenMap(draft, own)
  const variant = draft.variant === 'classic' ? {} : { variant: draft.variant }
  if (typeof map === 'string') return { ...variant, ...(map !== 'island' && { map }), lifeboat: draft.lifeboat }
  const lifeboat = draft.lifeboat || map.deck.lifeboat === 1
  const deck = lifeboat ? withBoat(map.deck) : map.deck
  return { ...variant, map: { map: map.map, deck: { ...deck } }, lifeboat }
}

/** The pace of people, in seconds per turn. */
const PACE = 4

/** The step of the shown minutes. */
const STEP = 5

/** The shortest and the longest time of most matches, in minutes. */
interface Minutes {
  readonly low: number
  readonly high: number
}

/**
 * Returns the length of most matches: as measured on a map that comes with the game, by the number of tiles on others.
 */
export function minutesOf(map: MapName | readonly string[], variant: Variant, table: LengthTable): Minutes {
  const [low, high] = turnsOn(map, variant, table)
  const shortest = Math.max(STEP, inSteps(low))
  return { low: shortest, high: Math.max(shortest + STEP, inSteps(high)) }
}

const inSteps = (turns: number): number => STEP * Math.round((turns * PACE) / 60 / STEP)

function turnsOn(map: MapName | readonly string[], variant: Variant, table: LengthTable): TurnRange {
  const measured: Partial<Record<MapName, Record<LengthTable, TurnRange>>> = MAP_TURNS[variant]
  const known = typeof map === 'string' && measured[map]
  if (known) return known[table]
  const land = landIn(typeof map === 'string' ? MAPS[map] : map)
  const names = MAP_NAMES.filter((name) => measured[name])
  const meanOf = (end: 0 | 1) =>
    names.reduce((sum, name) => sum + (measured[name]?.[table][end] ?? 0) / landIn(MAPS[name]), 0) / names.length
  return [land * meanOf(0), land * meanOf(1)]
}

/** Tiles from which a map is better played by three or four than by two, and by four. */
const ROOM = { three: 85, four: 150 } as const

/** The word joiners keep it from being broken at the end of a line. */
const FEW = '3\u2060–\u20604'

/** Returns the best number of players for a map. */
export function bestFor(map: readonly string[]): '2' | typeof FEW | '4' {
  const land = landIn(map)
  if (land >= ROOM.four) return '4'
  return land >= ROOM.three ? FEW : '2'
}
