import { parseCell } from '../../../engine/jackal/cells.ts'
import { hint } from '../../../engine/jackal/foresight.ts'
import { legalMoves } from '../../../engine/jackal/moves.ts'
import type { Decision, JackalMove, JackalState, TeamId } from '../../../engine/jackal/types.ts'
import { useIntent } from '../../../renderer/jackal/intent/intent.ts'
import { archipelagoMatch, nineIsles } from '../../../renderer/testkit/boards/archipelagoBoard.ts'
import { cellNamed as at } from '../../../renderer/testkit/boards/jackalBoard.ts'
import { dressed, middleGame, shore } from '../../../renderer/testkit/boards/middleGame.ts'
import type { GalleryScene } from '../scenes.tsx'
import { FlatScene, type Moment } from './FlatScene.tsx'

const NAMES = { white: 'Anne Bonny', red: 'Francis Drake', black: 'Edward Teach', yellow: 'Mary Read' }

function moment(
  view: JackalState,
  begin: (intent: ReturnType<typeof useIntent.getState>) => void,
  seat: TeamId = 'white',
): Moment {
  return {
    game: 'jackal',
    view,
    seat,
    names: NAMES,
    moves: legalMoves(view, seat),
    hintOf: (move) => hint(view, move as JackalMove), // legal moves of Jackal
    begin: () => begin(useIntent.getState()),
  }
}

const chain = { piece: 'white-1', origin: at('f2'), originStep: 0, steps: [] }
const deciding = (decision: Decision): JackalState => ({ ...shore(), decision })

const afloat = (): JackalState =>
  dressed().afloat('d1', 'white', 'S').pirate('white', 'd1').pirate('white', 'aboard').pirate('red', 'b3').state()

/** White is the last to choose a place. */
const placing = archipelagoMatch('atoll', { ships: { red: 'a6', black: 'h15', yellow: 'o10' } })

const sailing = archipelagoMatch('atoll', {
  ships: { white: 'h1', red: 'a6', black: 'h15', yellow: 'o10' },
  pirates: { white: ['h1', 'h1', 'g2'], red: ['f2', 'a6', 'e3'] },
  open: { g2: 'chest-3', f2: 'trampoline', e3: 'jungle', h2: 'empty2', d4: 'bear', d5: 'fort' },
  bear: 'd5',
})

const large = archipelagoMatch(nineIsles(), {
  ships: { white: 'i8', red: 'a6', black: 'h25', yellow: 'y13' },
  pirates: { white: ['i8', 'i8', 'h7'], red: ['g7', 'a6', 'f7'] },
  open: { h7: 'chest-3', g7: 'trampoline', f7: 'jungle', j8: 'horse' },
  bear: 'd5',
})

const cellIn = (view: JackalState, name: string) => parseCell(view.board, name) ?? 0

const MOMENTS: Readonly<Record<string, Moment>> = {
  'flat-jackal': moment(middleGame(), (intent) => {
    intent.touch(at('h4'))
    intent.aimAt(at('h3'))
  }),
  'flat-jackal-west': moment({ ...middleGame(), turn: 'red' }, () => {}, 'red'),
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
  'flat-jackal-placing': moment(placing, (intent) => intent.aimAt(cellIn(placing, 'h1'))),
  'flat-jackal-sailing': moment(sailing, (intent) => {
    intent.touch(cellIn(sailing, 'h1'))
    intent.choosePortrait({ kind: 'ship', team: 'white' })
    intent.aimAt(cellIn(sailing, 'j1'))
  }),
  'flat-jackal-bear': moment(sailing, (intent) => {
    intent.touch(cellIn(sailing, 'g2'))
    intent.aimAt(cellIn(sailing, 'h2'))
  }),
  'flat-jackal-large': moment(large, (intent) => {
    intent.touch(cellIn(large, 'i8'))
    intent.choosePortrait({ kind: 'ship', team: 'white' })
    intent.aimAt(cellIn(large, 'i7'))
  }),
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
