import { expect, it } from 'vitest'
import { jackal } from '../../../engine/jackal/rules.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import { JackalBoard } from '../../gallery/jackalBoard.ts'
import { comparedShots } from '../../testkit/shotLaw.ts'
import { cellSpot } from './anchors.ts'
import { findJackalShot, jackalShots } from './shots.ts'

const { options } = new JackalBoard().state()
const dealt = jackal.setup(options, openStream(21, 'deal'))

it.each(['white', 'red'])('a hidden thing never moves the camera of %s', (viewer) => {
  const compared = comparedShots(jackal, dealt, { seed: 21, moves: 500, viewer }, findJackalShot)
  expect(compared.filter(({ shown }) => shown).length).toBeGreaterThan(5)
  for (const { shown, toSpectator } of compared) expect(shown).toEqual(toSpectator)
})

it('what only the seat on the lighthouse sees moves nothing', () => {
  expect([jackalShots.tilePeeked, jackalShots.tilesArranged]).toEqual([null, null])
})

it('shows a chest, and the treasure above all, but no plain tile', () => {
  const cell = dealt.tiles.findIndex((tile) => tile !== null)
  const tile = dealt.tiles[cell]
  if (!tile) throw new Error('an island without tiles')
  const opened = (change: object) => {
    const event = { kind: 'tileRevealed', cell, by: 'white-1', reveals: true, tile: { ...tile, ...change } } as const
    return findJackalShot(dealt, event)
  }
  expect(opened({ kind: 'chest-3', coins: 3, treasure: false })?.weight).toBe('telling')
  expect(opened({ kind: 'galleon', coins: 0, treasure: true })).toMatchObject({
    weight: 'great',
    points: [cellSpot(dealt.board, cell)],
  })
  expect(opened({ kind: 'empty', coins: 0, treasure: false })).toBeNull()
})
