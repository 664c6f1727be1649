import type { Cell, JackalState } from '../../../engine/jackal/types.ts'
import { lessonPosition } from '../drawnPosition.ts'
import { cellsNamed, type JackalLesson, movedBy, ownShip } from './lesson.ts'

/**
 * The lesson about tiles that act at once: arrow, ice, crocodile, cannon, horse (J-ARROW, J-ICE, J-CROCODILE, J-CANNON,
 * J-HORSE).
 */
export const TILES_THAT_ACT: JackalLesson = {
  id: 'tiles',
  title: 'lesson.tiles',
  about: 'lesson.tiles.about',
  learnt: 'lesson.tiles.learnt',
  position: lessonPosition({
    drawing: `
      ~ ~ ~ ~          ~         ~      ~ ~ ~
      ~ ~ ? ?          ?         ?      ? ~ ~
      ~ ? ? ?          ?cannon/S ?      ? ? ~
      ~ ? ? ?crocodile ?         ?      ? ? ~
      ~ ? ? ?chest-1   ?ice      ?      ? ? ~
      ~ ~ ? ?arrow-1/E ?         ?horse ? ~ ~
      ~ ~ ~ ~          ~         ~      ~ ~ ~`,
    ships: { white: { side: 'S', at: 'd1' } },
    pieces: { 'white-1': 'd1', 'white-2': 'd1' },
  }),
  steps: [
    {
      title: 'lesson.tiles.arrow',
      text: 'lesson.tiles.arrow.text',
      short: true,
      done: (deed) => movedBy(deed, 'arrow'),
      next: (view) => cellsNamed(view, 'd2'),
    },
    {
      title: 'lesson.tiles.ice',
      text: 'lesson.tiles.ice.text',
      short: true,
      done: (deed) => movedBy(deed, 'ice'),
      next: (view) => cellsNamed(view, 'e3'),
    },
    {
      title: 'lesson.tiles.crocodile',
      text: 'lesson.tiles.crocodile.text',
      short: true,
      done: (deed) => movedBy(deed, 'crocodile'),
      next: (view) => cellsNamed(view, 'd4'),
    },
    {
      title: 'lesson.tiles.cannon',
      text: 'lesson.tiles.cannon.text',
      short: true,
      done: (deed) => movedBy(deed, 'cannon'),
      next: (view) => cellsNamed(view, 'e5'),
    },
    {
      title: 'lesson.tiles.swim',
      text: 'lesson.tiles.swim.text',
      // the ship may also sail onto the swimmer, or may already have been where the cannon shot the swimmer
      done: ({ after }) => swimmers(after).length === 0,
      next: ownShip,
    },
    {
      title: 'lesson.tiles.horse',
      text: 'lesson.tiles.horse.text',
      done: (deed) => movedBy(deed, 'horse'),
      next: wayToHorse,
    },
  ],
}

/** Returns the cells with swimmers. */
function swimmers(view: JackalState): readonly Cell[] {
  const at = view.pieces.map((piece) => piece.at).filter((cell) => typeof cell === 'number')
  return at.filter((cell) => cell >= 0 && view.tiles[cell] === null && !ownShip(view).includes(cell))
}

/** Returns the way onto the horse from beside it, else first to the arrow that leads there. */
function wayToHorse(view: JackalState): readonly Cell[] {
  if (view.decision) return []
  const ashore = view.pieces.some(({ at }) => typeof at === 'number' && view.tiles[at] !== null)
  return cellsNamed(view, ashore ? 'f2' : 'd2')
}
