import { describe, expect, it } from 'vitest'
import { HIDDEN } from '../../../engine/kernel/game.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import { ALL_CELLS, printCell } from '../../../engine/sea-battle/cells.ts'
import { FLEET } from '../../../engine/sea-battle/data/fleet.ts'
import { parsePosition } from '../../../engine/sea-battle/position.ts'
import type { SeaBattleState } from '../../../engine/sea-battle/types.ts'
import { view } from '../../../engine/sea-battle/view.ts'
import type { Puzzle } from '../../school/puzzle.ts'
import { isSure, PUZZLES, SOLVER } from './puzzles.ts'
import { isSureShot, liesLeft } from './reckoning.ts'

function begun({ position }: Puzzle<SeaBattleState>): SeaBattleState {
  const state = parsePosition(position, openStream(1, 'deal'))
  if (!state.ok) throw new Error(`${state.problem.where}: ${state.problem.what}`)
  return state.value
}

/** Returns the solver's first view of the sea. */
const seen = (puzzle: Puzzle<SeaBattleState>): SeaBattleState => view(begun(puzzle), SOLVER)

/** Returns the possible layouts of the remaining ships, as text. */
const lies = (puzzle: Puzzle<SeaBattleState>): readonly string[] =>
  liesLeft(seen(puzzle), SOLVER).map((lie) =>
    lie
      .map((ship) => ship.map(printCell).join(' '))
      .sort()
      .join(', '),
  )

/** Returns the first shots after which the rest is sure, in every layout. */
function sureShots(puzzle: Puzzle<SeaBattleState>): readonly string[] {
  const fired = new Set(seen(puzzle).shots[SOLVER].map(({ at }) => at))
  const all = liesLeft(seen(puzzle), SOLVER)
  const open = ALL_CELLS.filter((cell) => !fired.has(cell))
  return open.filter((cell) => isSureShot(all, fired, cell, puzzle.moves)).map(printCell)
}

describe.each(PUZZLES)('$id', (puzzle) => {
  it('can be solved surely with its number of shots, and not with fewer', () => {
    expect([isSure(seen(puzzle), puzzle.moves), isSure(seen(puzzle), puzzle.moves - 1)]).toEqual([true, false])
  })

  it('has the fleet of every match, and gives the rival no turn', () => {
    const { fleets, shots, turn } = begun(puzzle)
    const ships = fleets.north?.ships ?? HIDDEN
    const lengths = ships === HIDDEN ? [] : ships.map(({ length }) => length)
    expect(lengths.toSorted((one, other) => other - one)).toEqual(FLEET)
    expect([turn, fleets.south?.ships, shots.north.length]).toEqual([SOLVER, [], ALL_CELLS.length])
  })
})

it.each([
  ['boat', ['d7']],
  ['gap', ['g9 h9 i9']],
  ['line', ['d5 d6 d7 d8']],
  ['which', ['g1 h1 i1, g6 h6']],
  ['apart', ['a8 b8 c8, e4 e5 e6']],
  ['sure', ['b1 c1 d1', 'a5 a6 a7', 'a6 a7 a8', 'a7 a8 a9']],
  ['bent', ['g6 g7 h7 i7']],
])('%s leaves the ships these places', (name, places) => {
  const puzzle = PUZZLES.find(({ id }) => id === `puzzle-${name}`)
  expect(puzzle && lies(puzzle)).toEqual(places)
})

it('requires the one shot that decides the place of the ship', () => {
  const sure = PUZZLES.find(({ id }) => id === 'puzzle-sure')
  expect(sure && sureShots(sure)).toEqual(['a7'])
})
