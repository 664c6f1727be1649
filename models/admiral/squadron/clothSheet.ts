import type { Picture } from '../../ship/cloth.ts'
import { SQUADRONS, type SquadronId } from '../../teams.ts'

/** Units along one side of a cell of the squadrons' cloth picture; one row a team. */
export const CELL = 256
export const COLUMNS = ['emblem', 'plain', 'flag'] as const
export type Column = (typeof COLUMNS)[number]
/** The width of the strip of spar wood right of the cells, for yards and booms. */
export const SPAR_STRIP = 32
export const SHEET = { width: CELL * COLUMNS.length + SPAR_STRIP, height: CELL * SQUADRONS.length } as const

const inset = (value: number) => 0.01 + 0.98 * Math.max(0, Math.min(1, value))

/** Returns the place of a team's cloth in the picture; v runs downward from the head of the cloth. */
export function clothPlace(team: SquadronId, column: Column): Picture {
  const [left, top] = [COLUMNS.indexOf(column) * CELL, SQUADRONS.indexOf(team) * CELL]
  return (u, v) => [(left + inset(u) * CELL) / SHEET.width, (top + inset(v) * CELL) / SHEET.height]
}

/** Width of the tarred edge of that strip, for ropes. */
export const TARRED = 7

/** Returns the place of tarred rope in the picture: u along the rope. */
export function ropePlace(u: number): readonly [number, number] {
  return [1 - (TARRED * 0.4) / SHEET.width, 0.05 + 0.9 * u]
}

/** Returns the place of spar wood in the picture: u along the spar, v round it. */
export function sparPlace(u: number, v: number): readonly [number, number] {
  return [1 - (SPAR_STRIP * (0.25 + 0.5 * v)) / SHEET.width, 0.05 + 0.9 * u]
}
