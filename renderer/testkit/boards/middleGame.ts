import { printCell } from '../../../engine/jackal/cells.ts'
import { CLASSIC_ISLAND } from '../../../engine/jackal/data/boards.ts'
import { cardsOf } from '../../../engine/jackal/deck.ts'
import { landOf } from '../../../engine/jackal/geometry/terrain.ts'
import type { JackalState } from '../../../engine/jackal/types.ts'
import { JackalBoard } from './jackalBoard.ts'

/** Returns a middle game laid out by hand: half of the island is open, and all crews are under way. */
export function middleGame(): JackalState {
  return dressed()
    .pirate('white', 'g4')
    .pirate('white', 'h4')
    .pirate('white', 'aboard')
    .pirate('red', 'd7')
    .pirate('red', 'c6', { load: 'coin' })
    .pirate('red', 'e7', { step: 1 })
    .pirate('black', 'g11', { step: 1 })
    .pirate('black', 'f10')
    .pirate('black', 'aboard')
    .pirate('yellow', 'j7')
    .pirate('yellow', 'i8')
    .pirate('yellow', 'l6')
    .bottles('white', 2)
    .bottles('red', 1)
    .state()
}

/** White has pieces everywhere: by the ship with a coin, before forks and enemies, aboard, on a turntable. */
export const shore = () =>
  dressed()
    .pirate('white', 'f2')
    .pirate('white', 'aboard')
    .pirate('white', 'd4')
    .resident('ben', 'white', 'aboard')
    .pirate('red', 'e4')
    .pirate('red', 'c3')
    .pirate('red', 'c5', { step: 1 })
    .pirate('black', 'd7', { step: 2 })
    .pirate('yellow', 'h3', { step: 3 })
    .pirate('yellow', 'i8')
    .coins('f2', 1)
    .tile('g4', { coins: 0 })
    .tile('h8', { treasure: false })
    .tile('f6', { used: true })
    .stepCoins('h3', 2, 3)
    .state()

/** The tiles and the gold of that middle game, without pieces. */
export function dressed(): JackalBoard {
  return new JackalBoard()
    .row(12, '. . cave chest-2 arrow-4 empty1 . . .')
    .row(11, '. . ice crocodile empty3 jungle balloon arrow-1 . . .')
    .row(10, '. arrow-3 mountain . empty2 chest-1 rum . friday . .')
    .row(9, '. . empty4 trap . arrow-4d . empty1 cannon . .')
    .row(8, 'horse bottle-2 . empty1 . . galleon ice . chest-3 .')
    .row(7, 'arrow-2 empty2 fort desert . caramba . grove empty3 swamp arrow-1')
    .row(6, 'empty3 chest-4 ben . airplane . . . aborigine empty1 cave')
    .row(5, '. jungle . arrow-2d empty4 crocodile empty2 . . bottle-1 .')
    .row(4, '. . cannibal chest-5 . arrow-1d chest-2 missionary . . .')
    .row(3, '. . rum empty1 fort arrow-4 swamp cannon earthquake . .')
    .row(2, '. ice desert empty2 horse thicket . . .')
    .facing('i11', 1)
    .facing('l7', 3)
    .facing('b7', 1)
    .facing('i3', 2)
    .coins('h4', 1)
    .coins('e4', 5)
    .coins('k8', 2)
    .coins('c6', 3)
    .coins('g10', 1)
    .coins('e12', 2)
    .treasure('h8')
    .seen('h6', 'chest-4', 'white')
    .seen('i6', 'cannibal', 'white')
}

/** Returns the fullest possible board: every tile open, all gold on it, every figure ashore. */
export function fullBoard(): JackalState {
  const board = new JackalBoard()
  const deck = cardsOf(CLASSIC_ISLAND.deck).map(({ kind, picture }) => (kind === 'empty' ? `empty${picture}` : kind))
  for (const [index, cell] of landOf(CLASSIC_ISLAND).entries()) {
    // 59 has no divisor in common with the number of cards, so that every card comes once and kinds are spread
    const name = deck[(index * 59) % deck.length] ?? 'empty1'
    board.open(printCell(CLASSIC_ISLAND, cell), name)
  }
  for (const [index, team] of (['white', 'red', 'black', 'yellow'] as const).entries()) {
    for (const file of ['d', 'g', 'j']) board.pirate(team, `${file}${3 + 2 * index}`)
  }
  return board
    .resident('ben', 'white', 'f6')
    .resident('missionary', 'red', 'h6')
    .resident('friday', 'black', 'e8')
    .bottles('white', 4)
    .bottles('yellow', 6)
    .state()
}
