import { cellsNamed, type JackalLesson, ownShip, pieceNamed } from './lesson.ts'
import { lessonPosition } from './position.ts'

const SWIMMER = 'white-2'

/** Ships, swimmers, blows and friends (J-SHIP, J-SWIM, J-HIT, J-TRAP). */
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
    pieces: { 'white-1': 'e1', [SWIMMER]: 'g1', 'white-3': 'e1', 'black-1': { at: 'g4', trapped: true } },
  }),
  steps: [
    {
      title: 'lesson.crews.sail',
      text: 'lesson.crews.sail.text',
      done: ({ event }) => event.kind === 'shipSailed' && event.team === 'white',
      next: (view) => cellsNamed(view, 'f1'),
    },
    {
      title: 'lesson.crews.rescue',
      text: 'lesson.crews.rescue.text',
      // he may as well swim to the ship himself
      done: ({ after }) => ownShip(after).includes(Number(pieceNamed(after, SWIMMER)?.at)),
      next: (view) => cellsNamed(view, 'g1'),
    },
    {
      title: 'lesson.crews.strike',
      text: 'lesson.crews.strike.text',
      done: ({ event }) => event.kind === 'pieceStruck' && event.by.startsWith('white-'),
      next: (view) => cellsNamed(view, 'g4'),
    },
    {
      title: 'lesson.crews.free',
      text: 'lesson.crews.free.text',
      done: ({ event }) => event.kind === 'pieceFreed' && event.piece.startsWith('white-'),
      next: (view) => cellsNamed(view, 'g4'),
    },
  ],
}
