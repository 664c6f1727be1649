import { MAP_NAMES } from '../../../engine/jackal/data/maps.ts'

/** The maps that have a scene: those of the game, one drawn by chance and one drawn by hand, both of the largest size. */
export const MAP_SHEET = [...MAP_NAMES, 'drawn', 'nine-isles'] as const
export type SheetMap = (typeof MAP_SHEET)[number]
