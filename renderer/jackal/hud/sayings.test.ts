import { expect, it } from 'vitest'
import type { JackalEvent } from '../../../engine/jackal/types.ts'
import { cellNamed, JackalBoard } from '../../testkit/boards/jackalBoard.ts'
import { JACKAL_SAYINGS } from './sayings.tsx'

const before = new JackalBoard().pirate('white', 'c3').state()
const at = cellNamed('c3')
const causes = (event: JackalEvent) => JACKAL_SAYINGS.causesOf(event, before)

it('gold brought home is an occasion for its crew, the treasure more than a coin', () => {
  const scored = { kind: 'loadScored', piece: 'white-1', team: 'white' } as const
  expect(causes({ ...scored, load: 'coin', value: 1 })).toEqual([{ seat: 'white', occasion: 'gold' }])
  expect(causes({ ...scored, load: 'treasure', value: 3 })).toEqual([{ seat: 'white', occasion: 'prize' }])
})

it('a blow is an occasion for the piece that takes it', () => {
  const struck = { kind: 'pieceStruck', piece: 'white-1', by: 'red-1', from: at, ship: at } as const
  expect(causes(struck)).toEqual([{ seat: 'white', occasion: 'hurt' }])
})

it('victory is an occasion for the winner', () => {
  const ended = { kind: 'matchEnded', winners: ['white'], scores: {}, reason: 'no-gold' } as const
  expect(causes(ended)).toEqual([{ seat: 'white', occasion: 'won' }])
  expect(causes({ ...ended, winners: [] })).toEqual([])
})

it('one seat’s secret is no occasion', () => {
  const peeked = { kind: 'tilePeeked', seat: 'white', cell: at, tile: 'hidden', reveals: true } as const
  expect(causes(peeked)).toEqual([])
  expect(causes({ kind: 'oathSworn', piece: 'white-1', cell: at })).toEqual([])
})
