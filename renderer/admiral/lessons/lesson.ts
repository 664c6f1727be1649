import type { AdmiralEvent, AdmiralState, Cell, UnitId } from '../../../engine/admiral/types.ts'
import type { PlainTextKey } from '../../i18n/t.ts'
import type { Lesson, LessonDeed } from '../../school/lesson.ts'
import { isAfloat } from '../shipCells.ts'

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

/** Returns a check that a ship is still afloat: a step that needs a sunk ship is impossible. */
export const needs =
  (...ships: readonly UnitId[]) =>
  (view: AdmiralState): PlainTextKey | null =>
    ships.every((ship) => isAfloat(view, ship)) ? null : 'lesson.missed.ship'

/** Returns true if the ship sails on in the same move: a cell that it only passes completes no step. */
export const isPassing = ({ event, next }: Pick<AdmiralDeed, 'event' | 'next'>): boolean =>
  event.kind === 'shipMoved' && next?.kind === 'shipMoved' && next.ship === event.ship
