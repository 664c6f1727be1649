import { cellAt, stepFrom } from '../../../engine/admiral/cells.ts'
import { shipNamed } from '../../../engine/admiral/fleet.ts'
import type { AdmiralEvent, AdmiralState, Cell, UnitId } from '../../../engine/admiral/types.ts'
import type { PlainTextKey } from '../../i18n/t.ts'
import type { Lesson, LessonDeed } from '../../school/lesson.ts'

/** A deed of a lesson of Admiral. */
export type AdmiralDeed = LessonDeed<AdmiralState, AdmiralEvent>

/** The marks of a lesson or a puzzle on the sea. */
export interface Scene {
  /** The cell of a buoy; null without one. */
  readonly buoy: Cell | null
  /** The cell of interest, which no panel covers; null once there is none. */
  goal(view: AdmiralState): Cell | null
  /** Set if the lesson is about sailing alone: the range of guns is hidden. */
  readonly isWithoutGuns?: true
}

/** A lesson of Admiral; the pupil has the red ships. */
export interface AdmiralLesson extends Lesson<AdmiralState, AdmiralEvent>, Scene {}

/** Returns the cell of a ship that is afloat; none once it is sunk. */
export function cellOf(view: AdmiralState, ship: UnitId): readonly Cell[] {
  const at = shipNamed(view, ship)?.at ?? null
  return at === null ? [] : [at]
}

/** Returns the cell before the bow of a ship that is afloat. */
export function cellAheadOf(view: AdmiralState, id: UnitId): readonly Cell[] {
  const ship = shipNamed(view, id)
  return ship && ship.at !== null ? [stepFrom(ship.at, ship.heading)] : []
}

/** Returns a check that a ship is still afloat: a step that needs a sunk ship is impossible. */
export const needs =
  (...ships: readonly UnitId[]) =>
  (view: AdmiralState): PlainTextKey | null =>
    ships.every((ship) => isAfloat(view, ship)) ? null : 'lesson.missed.ship'

/** Returns true if the ship sails on in the same move: a cell that it only passes completes no step. */
export const isPassing = ({ event, next }: Pick<AdmiralDeed, 'event' | 'next'>): boolean =>
  event.kind === 'shipMoved' && next?.kind === 'shipMoved' && next.ship === event.ship

export const isAfloat = (view: AdmiralState, ship: UnitId): boolean => (shipNamed(view, ship)?.at ?? null) !== null

/** Returns the cells of a drawn sea with a mark, north at the top. */
export function marked(sea: readonly string[], mark: string): readonly Cell[] {
  return sea.flatMap((row, i) =>
    [...row].flatMap((one, file) => (one === mark ? [cellAt(file, sea.length - 1 - i)] : [])),
  )
}
