import type { JackalState } from '../../../engine/jackal/types.ts'
import type { PlainTextKey } from '../../i18n/t.ts'
import { lessonPosition } from '../drawnPosition.ts'
import { cellsNamed, type JackalLesson, ownShip, pieceNamed } from './lesson.ts'

const SWIMMER = 'white-2'
const RIVAL = 'black-1'

/** Returns the number of living pieces in the pupil's crew. */
const alive = ({ pieces }: JackalState): number =>
  pieces.filter(({ id, at }) => id.startsWith('white-') && typeof at === 'number').length

/** Returns why a step is impossible without enough of them, and without the swimmer if the step needs it. */
const needs =
  (crew: number, swimmer = false) =>
  (view: JackalState): PlainTextKey | null => {
    const isThere = !swimmer || typeof pieceNamed(view, SWIMMER)?.at === 'number'
    return alive(view) >= crew && isThere ? null : 'lesson.crews.missed'
  }

/** The lesson about ships, swimmers, blows and friends (J-SHIP, J-SWIM, J-HIT, J-TRAP). */
export const CREWS: JackalLesson = {
  id: 'crews',
  title: 'lesson.crews',
  about: 'lesson.crews.about',
  learnt: 'lesson.crews.learnt',
  position: lessonPosition({
    drawing: `
      ~ ~ ~ ~ ~ ~ ~        ~ ~
      ~ ~ ? ? ? ? ?        ~ ~
      ~ ? ? ? ? ? ?        ? ~
      ~ ? ? ? ? ? ?        ? ~
      ~ ? ? ? ? ? ?chest-2 ? ~
      ~ . . . . . trap     . ~
      ~ . . . . . .        . ~
      ~ ~ . . . . .        ~ ~
      ~ ~ ~ ~ ~ ~ ~        ~ ~`,
    ships: { white: { side: 'S', at: 'e1' }, black: { side: 'N', at: 'e9' } },
    pieces: { 'white-1': 'e1', [SWIMMER]: 'g1', 'white-3': 'e1', [RIVAL]: { at: 'g4', trapped: true } },
  }),
  steps: [
    {
      title: 'lesson.crews.sail',
      text: 'lesson.crews.sail.text',
      short: true,
      done: ({ event }) => event.kind === 'shipSailed' && event.team === 'white',
      next: (view) => cellsNamed(view, 'f1'),
    },
    {
      title: 'lesson.crews.rescue',
      text: 'lesson.crews.rescue.text',
      short: true,
      // the piece may also swim to the ship
      done: ({ after }) => ownShip(after).includes(Number(pieceNamed(after, SWIMMER)?.at)),
      missed: needs(2, true),
      next: (view) => cellsNamed(view, 'g1'),
    },
    {
      title: 'lesson.crews.strike',
      text: 'lesson.crews.strike.text',
      // only a blow gets it out of the pit, and the blow may come before the step asks for it
      done: ({ after }) => pieceNamed(after, RIVAL)?.trapped === false,
      missed: needs(2),
      next: (view) => cellsNamed(view, 'g4'),
    },
    {
      title: 'lesson.crews.free',
      text: 'lesson.crews.free.text',
      done: ({ event }) => event.kind === 'pieceFreed' && event.piece.startsWith('white-'),
      missed: needs(2),
      next: (view) => cellsNamed(view, 'g4'),
    },
  ],
}
