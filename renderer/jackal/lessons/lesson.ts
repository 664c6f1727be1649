import { parseCell } from '../../../engine/jackal/cells.ts'
import type { Cell, JackalEvent, JackalState, Piece, PieceId } from '../../../engine/jackal/types.ts'
import type { Lesson, LessonDeed } from '../../school/lesson.ts'

/** A lesson of Jackal; the pupil has the white crew. */
export type JackalLesson = Lesson<JackalState, JackalEvent>

export type JackalDeed = LessonDeed<JackalState, JackalEvent>

/** Returns the cells with the given names on the board of a view. */
export function cellsNamed({ board }: JackalState, ...names: readonly string[]): readonly Cell[] {
  return names.flatMap((name) => parseCell(board, name) ?? [])
}

/** Returns a piece by its id; null if there is none. */
export function pieceNamed({ pieces }: JackalState, id: PieceId): Piece | null {
  return pieces.find((piece) => piece.id === id) ?? null
}

/** Returns the place of the white ship. */
export function ownShip({ teams }: JackalState): readonly Cell[] {
  return teams.flatMap(({ id, ship }) => (id === 'white' && ship !== null ? [ship] : []))
}

/** Returns whether the tile that an event turns over is of a kind. */
export const turnsOver = ({ event }: JackalDeed, kind: string): boolean =>
  event.kind === 'tileRevealed' && event.tile.kind === kind

/** Returns whether a tile of that cause moves a white piece. */
export const movedBy = ({ event }: JackalDeed, cause: string): boolean =>
  event.kind === 'pieceMoved' && event.cause === cause && event.piece.startsWith('white-')
