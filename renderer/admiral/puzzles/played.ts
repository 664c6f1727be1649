import { evolve } from '../../../engine/admiral/evolve.ts'
import { puzzlesOf } from '../../school/puzzle.ts'
import { isAdmiralView, readEvents } from '../view.ts'
import { PUZZLES, turnsUsed } from './puzzles.ts'
import { ToldDice } from './ToldDice.tsx'

/** The puzzles of Admiral, ready to be played. */
export const ADMIRAL_PUZZLES = puzzlesOf({
  game: 'admiral',
  seat: 'red',
  others: ['blue'],
  unit: 'turn',
  Forecast: ToldDice,
  puzzles: PUZZLES,
  used: turnsUsed,
  isView: isAdmiralView,
  readEvents,
  evolve,
})
