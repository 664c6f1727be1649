import { expect, it } from 'vitest'
import type { JackalEvent } from '../../../engine/jackal/types.ts'
import { cellNamed, JackalBoard } from '../../gallery/jackalBoard.ts'
import { JACKAL_SAYINGS } from './sayings.ts'

const before = new JackalBoard().pirate('white', 'c3').state()
const at = cellNamed('c3')
const cause = (event: JackalEvent) => JACKAL_SAYINGS.causeOf(event, before)

it('gold brought home concerns its crew, the treasure more than a coin', () => {
  const scored = { kind: 'loadScored', piece: 'white-1', team: 'white' } as const
  expect(cause({ ...scored, load: 'coin', value: 1 })).toEqual({ seat: 'white', occasion: 'gold' })
  expect(cause({ ...scored, load: 'treasure', value: 3 })).toEqual({ seat: 'white', occasion: 'prize' })
})

it('a blow concerns whoever takes it', () => {
  const struck = { kind: 'pieceStruck', piece: 'white-1', by: 'red-1', from: at, ship: at } as const
  expect(cause(struck)).toEqual({ seat: 'white', occasion: 'hurt' })
})

it('victory concerns the winner', () => {
  const ended = { kind: 'matchEnded', winners: ['white'], scores: {}, reason: 'no-gold' } as const
  expect(cause(ended)).toEqual({ seat: 'white', occasion: 'won' })
  expect(cause({ ...ended, winners: [] })).toBeNull()
})

it('what only one seat may see is nothing to speak about', () => {
  const peeked = { kind: 'tilePeeked', seat: 'white', cell: at, tile: 'hidden', reveals: true } as const
  expect(cause(peeked)).toBeNull()
  expect(cause({ kind: 'oathSworn', piece: 'white-1', cell: at })).toBeNull()
})
