import { hint } from '../../../engine/jackal/foresight.ts'
import { legalMoves } from '../../../engine/jackal/moves.ts'
import type { Decision, JackalMove, JackalState } from '../../../engine/jackal/types.ts'
import { useIntent } from '../../jackal/intent/intent.ts'
import { cellNamed as at } from '../jackalBoard.ts'
import { dressed, middleGame, shore } from '../middleGame.ts'
import type { GalleryScene } from '../scenes.tsx'
import { FlatScene, type Moment } from './FlatScene.tsx'

const NAMES = { white: 'Anne Bonny', red: 'Francis Drake', black: 'Edward Teach', yellow: 'Mary Read' }

function moment(view: JackalState, begin: (intent: ReturnType<typeof useIntent.getState>) => void): Moment {
  return {
    game: 'jackal',
    view,
    seat: 'white',
    names: NAMES,
    moves: legalMoves(view, 'white'),
    hintOf: (move) => hint(view, move as JackalMove), // legal moves of Jackal
    begin: () => begin(useIntent.getState()),
  }
}

const chain = { piece: 'white-1', origin: at('f2'), originStep: 0, steps: [] }
const deciding = (decision: Decision): JackalState => ({ ...shore(), decision })

const afloat = (): JackalState =>
  dressed().afloat('d1', 'white', 'S').pirate('white', 'd1').pirate('white', 'aboard').pirate('red', 'b3').state()

const MOMENTS: Readonly<Record<string, Moment>> = {
  'flat-jackal': moment(middleGame(), (intent) => {
    intent.touch(at('h4'))
    intent.aimAt(at('h3'))
  }),
  'flat-jackal-ready': moment(shore(), () => {}),
  'flat-jackal-coin': moment(shore(), (intent) => {
    intent.touch(at('f2'))
    intent.aimAt(at('g1'))
  }),
  'flat-jackal-fork': moment(shore(), (intent) => {
    intent.touch(at('f2'))
    intent.aimAt(at('g3'))
  }),
  'flat-jackal-death': moment(shore(), (intent) => {
    intent.touch(at('d4'))
    intent.clickCell(at('d4'))
    intent.aimAt(at('c4'))
  }),
  'flat-jackal-why': moment(middleGame(), (intent) => {
    intent.touch(at('h4'))
    intent.touch(at('b8'))
  }),
  'flat-jackal-ship': moment(shore(), (intent) => intent.touch(at('g1'))),
  'flat-jackal-boat': moment(afloat(), (intent) => intent.touch(at('d1'))),
  'flat-jackal-oath': moment(deciding({ kind: 'oath', chain }), () => {}),
  'flat-jackal-lighthouse': moment(
    deciding({ kind: 'arrange', chain, looked: [at('h6'), at('i6'), at('d3'), at('i2')] }),
    (intent) => intent.pickSeen(1),
  ),
}

/** Jackal on the flat table. */
export const FLAT_JACKAL_SCENES: Readonly<Record<string, GalleryScene>> = Object.fromEntries(
  Object.entries(MOMENTS).map(([name, one]) => [name, { page: () => <FlatScene moment={one} /> }]),
)
