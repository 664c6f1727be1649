import { useMemo } from 'react'
import { create } from 'zustand'
import { MOST_OWN_MAPS, type OwnMap } from '../../../electron/contract/ipc.ts'
import { TILE_KINDS } from '../../../engine/jackal/data/tiles.ts'
import { isSameDeck } from '../../../engine/jackal/deck.ts'
import type { Deck, JackalOptions } from '../../../engine/jackal/types.ts'
import { changeSettings, useSettings } from '../../ui/settings.ts'
import type { Sketch } from './sketch.ts'
import { sketchFaults } from './sketchFaults.ts'

/** A map that the player has drawn, in the form for a new match. */
export interface PlayableMap {
  readonly id: string
  readonly name: string
  /** The way of play for which the map was drawn without faults. */
  readonly variant: JackalOptions['variant']
  /** Rows in the signs of `Board.map`. */
  readonly map: readonly string[]
  /** Tiles counted by hand; null if `deckFor` computes them from its land. */
  readonly deck: Deck | null
}

/** Returns the player's maps that can be played, without unfinished ones. */
export function useOwnMaps(): readonly PlayableMap[] {
  const maps = useSettings(({ settings }) => settings.ownMaps)
  return useMemo(() => maps.flatMap(playable), [maps])
}

/** Returns the player's maps that can be played, outside components. */
export const ownMapsNow = (): readonly PlayableMap[] => kept().flatMap(playable)

function playable(own: OwnMap): readonly PlayableMap[] {
  const sketch = sketchOfOwn(own)
  if (sketchFaults(sketch).length > 0) return []
  return [{ id: own.id, name: own.name, variant: sketch.variant, map: sketch.rows, deck: sketch.deck }]
}

/** Returns a kept map as a sketch; kinds that this version does not have are left out of its deck. */
export function sketchOfOwn({ id: own, variant, rows, deck }: OwnMap): Sketch {
  if (deck === null) return { variant, rows, deck, own }
  const known = TILE_KINDS.flatMap((kind) => {
    const count = Object.hasOwn(deck, kind) ? deck[kind] : 0
    return count ? [[kind, count] as const] : []
  })
  return { variant, rows, deck: Object.fromEntries(known), own }
}

const kept = (): readonly OwnMap[] => useSettings.getState().settings.ownMaps

/** Returns whether another map can be kept. */
export const hasRoomForMap = (): boolean => kept().length < MOST_OWN_MAPS

/** Returns the kept map of a sketch; undefined if it no longer exists. */
export const ownMapOf = ({ own }: Sketch, maps: readonly OwnMap[] = kept()): OwnMap | undefined =>
  maps.find(({ id }) => id === own)

/** Keeps a sketch under a name: in place of its kept map, else as a new one. Returns its id; null without room. */
export function keepMap(sketch: Sketch, name: string): string | null {
  const maps = kept()
  const before = ownMapOf(sketch)
  if (!before && !hasRoomForMap()) return null
  const { rows, variant, deck } = sketch
  const own: OwnMap = { id: before?.id ?? freshId(maps), name, variant, rows, deck }
  void changeSettings({ ownMaps: before ? maps.map((one) => (one === before ? own : one)) : [...maps, own] })
  return own.id
}

/** Returns whether a sketch is kept unchanged. */
export function isKept(sketch: Sketch, maps: readonly OwnMap[]): boolean {
  const own = ownMapOf(sketch, maps)
  if (!own || own.variant !== sketch.variant) return false
  const { rows, deck } = sketchOfOwn(own)
  return rows.join() === sketch.rows.join() && isAlike(deck, sketch.deck)
}

const isAlike = (a: Deck | null, b: Deck | null): boolean => (a && b ? isSameDeck(a, b) : a === b)

export function renameMap(id: string, name: string): void {
  void changeSettings({ ownMaps: kept().map((one) => (one.id === id ? { ...one, name } : one)) })
}

export function removeMap(id: string): void {
  void changeSettings({ ownMaps: kept().filter((one) => one.id !== id) })
}

/** Returns the first free id. Not `crypto.randomUUID`: pages on the home network have no secure context. */
function freshId(maps: readonly OwnMap[]): string {
  const taken = new Set(maps.map(({ id }) => id))
  for (let number = 1; ; number += 1) if (!taken.has(`map-${number}`)) return `map-${number}`
}

/** The id of the map for the form of a new match: the workshop sets it, the form takes it. */
const useMapToPlay = create<{ readonly id: string | null }>(() => ({ id: null }))

/** Sets the map for the form of the next new match. */
export const playNext = (id: string): void => useMapToPlay.setState({ id })

/** Returns the map for the form, once; null without one. */
export function takeMapToPlay(): string | null {
  const { id } = useMapToPlay.getState()
  useMapToPlay.setState({ id: null })
  return id
}
