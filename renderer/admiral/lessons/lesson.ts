import { cellAt, stepFrom } from '../../../engine/admiral/cells.ts'
import { shipNamed } from '../../../engine/admiral/fleet.ts'
import type { AdmiralEvent, AdmiralState, Cell, UnitId } from '../../../engine/admiral/types.ts'
import type { PlainTextKey } from '../../i18n/t.ts'
import type { Lesson, LessonDeed } from '../../school/lesson.ts'

/** A deed of a lesson of Admiral. */
export type AdmiralDeed = LessonDeed<AdmiralState, AdmiralEvent>

/** What a lesson or a puzzle shows on the sea. */
export interface Scene {
  /** Where a buoy floats; null without one. */
  readonly buoy: Cell | null
  /** The cell that it is about, which no panel covers; null once there is none. */
  goal(view: AdmiralState): Cell | null
  /** It is about sailing alone: what guns could reach is not shown. */
  readonly isWithoutGuns?: true
}

/** A lesson of Admiral; the pupil has the red ships. */
export interface AdmiralLesson extends Lesson<AdmiralState, AdmiralEvent>, Scene {}

/** The cell of a ship that is afloat; none once she is sunk. */
export function cellOf(view: AdmiralState, ship: UnitId): readonly Cell[] {
  const at = shipNamed(view, ship)?.at ?? null
  return at === null ? [] : [at]
}

/** The cell before the bow of a ship that is afloat. */
export function cellAheadOf(view: AdmiralState, id: UnitId): readonly Cell[] {
  const ship = shipNamed(view, id)
  return ship && ship.at !== null ? [stepFrom(ship.at, ship.heading)] : []
}

/** A step that needs a ship cannot be done once she is sunk. */
export const needs =
  (...ships: readonly UnitId[]) =>
  (view: AdmiralState): PlainTextKey | null =>
    ships.every((ship) => isAfloat(view, ship)) ? null : 'lesson.missed.ship'

/** A cell that she sails on from in the same move is only passed: what is true there does no step. */
export const isPassing = ({ event, next }: Pick<AdmiralDeed, 'event' | 'next'>): boolean =>
  event.kind === 'shipMoved' && next?.kind === 'shipMoved' && next.ship === event.ship

export const isAfloat = (view: AdmiralState, ship: UnitId): boolean => (shipNamed(view, ship)?.at ?? null) !== null

/** Cells of a drawn sea that bear a mark, north above. */
export function marked(sea: readonly string[], mark: string): readonly Cell[] {
  return sea.flatMap((row, i) =>
    [...row].flatMap((one, file) => (one === mark ? [cellAt(file, sea.length - 1 - i)] : [])),
  )
}
