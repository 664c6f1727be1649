import { expect, it } from 'vitest'
import { openStream } from '../../kernel/rng.ts'
import { parsePosition } from '../position.ts'

const problemIn = (json: object) => {
  const read = parsePosition(json, openStream(1, 'deal'))
  return read.ok ? null : read.problem
}
const PIECES = [
  { id: 'white-1', type: 'pirate', team: 'white', at: 'b2' },
  { id: 'red-1', type: 'pirate', team: 'red' },
]

it('accepts no decision of a move before all ships are placed: no piece has moved yet (J-ARCH)', () => {
  const chain = { piece: 'white-1', origin: 'b3', steps: [{ from: 'b3', to: 'b2', manner: 'straight' }] }
  const position = {
    game: 'jackal',
    options: { variant: 'archipelago', lifeboat: true },
    board: { default: { kind: 'empty' }, tiles: { f6: { kind: 'chest-1', coins: 1 } } },
    teams: [
      { id: 'white', ship: 'a2' },
      { id: 'red', ship: null },
    ],
    turn: 'red',
    lifeboat: { at: 'b2', afloat: true, team: 'white' },
    pieces: PIECES,
    decision: { kind: 'arrival', flight: false, boat: true, give: [], chain },
  }
  expect(problemIn(position)).toMatchObject({ where: 'decision', rule: 'J-ARCH' })
})

it('looks at no more than four tiles from a lighthouse (J-LIGHTHOUSE)', () => {
  const closed = ['c3', 'd3', 'e3', 'f3', 'g3']
  const position = (looked: readonly string[]) => ({
    game: 'jackal',
    board: {
      default: { kind: 'empty' },
      tiles: {
        ...Object.fromEntries(closed.map((cell) => [cell, { kind: 'empty', open: false }])),
        e5: { kind: 'lighthouse', used: true },
        k10: { kind: 'chest-1', coins: 1 },
      },
    },
    teams: [{ id: 'white' }],
    pieces: [{ id: 'white-1', type: 'pirate', team: 'white', at: 'e5' }],
    decision: {
      kind: 'arrange',
      looked,
      chain: { piece: 'white-1', origin: 'e4', steps: [{ from: 'e4', to: 'e5', manner: 'straight' }] },
    },
  })
  expect(problemIn(position(closed.slice(0, 4)))).toBeNull()
  expect(problemIn(position(closed))?.where).toMatch(/^decision/)
})
