import { expect, it } from 'vitest'
import type { JackalEvent } from '../../../engine/jackal/types.ts'
import { cellNamed } from '../../../engine/testkit/drawnIsland.ts'
import { island } from '../../../engine/testkit/island.ts'
import { positionsIn } from '../positions.ts'
import { visitsIn } from './visits.ts'

const pieces = { 'white-1': 'e5', 'red-1': 'g5', friday: { team: 'red', at: 'h5' } }
const { state: start } = island('. . jungle .', { pieces })
const at = (name: string) => cellNamed(start.board, name)
const walked = (piece: string, from: string, to: string, step = 0): JackalEvent => ({
  kind: 'pieceMoved',
  piece,
  from: at(from),
  to: at(to),
  step,
  cause: 'walk',
  load: null,
})

/** Returns how often each crew came to a tile, after these moves. */
function visits(...moves: readonly (readonly JackalEvent[])[]) {
  const steps = moves.map((events) => ({ by: 'white', events: JSON.parse(JSON.stringify(events)) }))
  const found = visitsIn({ positions: positionsIn({ start, steps }), steps })
  return Object.fromEntries(found.map(({ team, cell, times }) => [`${team} ${cell}`, times]))
}

it('a crew visits each tile that its pieces come to, as often as they come', () => {
  const there = walked('white-1', 'e5', 'f5')
  const back = walked('white-1', 'f5', 'e5')
  expect(visits([there], [back], [there], [walked('red-1', 'g5', 'f5')])).toEqual({
    [`white ${at('f5')}`]: 2,
    [`white ${at('e5')}`]: 1,
    [`red ${at('f5')}`]: 1,
  })
})

it('steps on one turntable are one visit', () => {
  expect(visits([walked('white-1', 'f5', 'g5', 1)], [walked('white-1', 'g5', 'g5', 2)])).toEqual({
    [`white ${at('g5')}`]: 1,
  })
})

it('a step aboard is no visit', () => {
  const ship = start.teams.find(({ id }) => id === 'white')?.ship ?? 0
  expect(visits([{ ...walked('white-1', 'e5', 'f5'), to: ship } as JackalEvent])).toEqual({})
})

it('Friday walks for the crew that has him then, also within one move', () => {
  const turned: JackalEvent = { kind: 'fridayTurned', piece: 'friday', by: 'white-1', from: 'red', to: 'white' }
  expect(visits([walked('friday', 'h5', 'g5'), turned, walked('friday', 'g5', 'f5')])).toEqual({
    [`red ${at('g5')}`]: 1,
    [`white ${at('f5')}`]: 1,
  })
})
