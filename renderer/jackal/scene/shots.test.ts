import { describe, expect, it } from 'vitest'
import { jackal } from '../../../engine/jackal/rules.ts'
import type { JackalEvent } from '../../../engine/jackal/types.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import { JackalBoard } from '../../testkit/boards/jackalBoard.ts'
import { comparedShots } from '../../testkit/shotLaw.ts'
import { cellSpot } from '../table/cellSpot.ts'
import { findJackalShot, jackalShots } from './shots.ts'

const { options } = new JackalBoard().state()
const dealt = jackal.setup(options, openStream(21, 'deal'))

it.each(['white', 'red'])('a hidden thing never moves the camera of %s', (viewer) => {
  const compared = comparedShots(jackal, dealt, { seed: 21, moves: 500, viewer }, findJackalShot)
  expect(compared.filter(({ shown }) => shown).length).toBeGreaterThan(5)
  for (const { shown, toSpectator } of compared) expect(shown).toEqual(toSpectator)
})

it('a secret of the seat on the lighthouse moves nothing', () => {
  expect([jackalShots.tilePeeked, jackalShots.tilesArranged]).toEqual([null, null])
})

it('shows a chest, and above all the treasure, but no plain tile', () => {
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
  expect(opened({ kind: 'empty', coins: 0, treasure: false })?.weight).toBe('quiet')
})

describe('a rival’s telling moves', () => {
  const [team] = dealt.teams
  const piece = dealt.pieces.find((one) => one.team === team?.id)
  if (!team || !piece) throw new Error('nobody plays')
  const step = { kind: 'pieceMoved', piece: piece.id, from: 40, to: 41, step: 0, load: null, cause: 'walk' } as const

  it.each([
    ['the treasure in hand', { ...step, load: 'treasure' }, 'telling'],
    ['a coin in hand', { ...step, load: 'coin' }, 'passing'],
    ['the treasure taken up', { kind: 'loadLifted', piece: piece.id, cell: 40, step: 0, load: 'treasure' }, 'telling'],
    ['bottles found', { kind: 'bottlesFound', team: team.id, count: 2, cell: 40 }, 'passing'],
  ] as const)('are followed by the others: %s', (_, event, weight) => {
    expect(findJackalShot(dealt, event)).toMatchObject({ weight, by: team.seat })
  })

  it('do not include every step, nor the boat’s bearer: only a film follows them', () => {
    expect(findJackalShot(dealt, step)?.weight).toBe('quiet')
    expect(findJackalShot(dealt, { ...step, load: 'boat' } as JackalEvent)?.weight).toBe('quiet')
  })

  it('include flights, blows and deaths for all viewers', () => {
    const flown = findJackalShot(dealt, { ...step, cause: 'cannon' } as JackalEvent)
    const struck = findJackalShot(dealt, {
      kind: 'pieceStruck',
      piece: piece.id,
      by: 'x',
      from: 40,
      ship: 6,
    } as JackalEvent)
    const died = findJackalShot(dealt, {
      kind: 'pieceDied',
      piece: piece.id,
      cell: 40,
      cause: 'cannibal',
      by: null,
    } as JackalEvent)
    expect([flown, struck, died].map((shot) => [shot?.weight, shot?.by])).toEqual([
      ['telling', undefined],
      ['telling', undefined],
      ['great', undefined],
    ])
  })
})

describe('memorable events', () => {
  const [team] = dealt.teams
  if (!team) throw new Error('nobody plays')

  it.each([
    ['the treasure brought home', { kind: 'loadScored', load: 'treasure' }, 'great'],
    ['a coin brought home', { kind: 'loadScored', load: 'coin' }, 'passing'],
    ['the end of the match', { kind: 'matchEnded', winners: [team.seat], scores: {}, reason: 'gold' }, 'great'],
  ] as const)('are looked at aboard: %s', (_, event, weight) => {
    const told = { piece: 'white-1', team: team.id, value: 1, ...event } as unknown as JackalEvent // only the fields that shots read
    expect(findJackalShot(dealt, told)).toMatchObject({ weight, points: [cellSpot(dealt.board, team.ship)] })
  })

  it('follow a flight from its beginning to its end', () => {
    const [from, to] = dealt.tiles.flatMap((tile, cell) => (tile ? [cell] : []))
    const flown = {
      kind: 'pieceMoved',
      piece: 'white-1',
      from,
      to,
      step: 0,
      load: null,
      cause: 'cannon',
    } as JackalEvent
    const ends = [from, to].map((cell) => expect.objectContaining(cellSpot(dealt.board, cell ?? -1)))
    expect(findJackalShot(dealt, flown)?.points).toEqual(ends)
  })
})
