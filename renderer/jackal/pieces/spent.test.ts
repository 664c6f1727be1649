import { expect, it } from 'vitest'
import { cellNamed, JackalBoard } from '../../testkit/boards/jackalBoard.ts'
import { isSpent } from './spent.ts'

const { tiles } = new JackalBoard()
  .row(4, 'empty1 airplane lighthouse')
  .open('e4', 'chest-3')
  .open('f4', 'galleon')
  .row(5, '. chest-3 galleon airplane lighthouse rum')
  .coins('e4', 1)
  .tile('e5', { used: true })
  .tile('f5', { used: true })
  .seen('k4', 'chest-2', 'white')
  .state()
const spent = (cells: string) =>
  cells.split(' ').filter((name) => {
    const tile = tiles[cellNamed(name)]
    return tile && isSpent(tile)
  })

it('chests, the galleon, the airplane and the lighthouse can be spent', () => {
  expect(spent('c5 d5 e5 f5')).toEqual(['c5', 'd5', 'e5', 'f5'])
})

it('they are not spent while they have something to give, nor is any other tile', () => {
  expect(spent('b4 c4 d4 e4 f4 g5')).toEqual([])
})

it('a closed chest that was peeked at is full', () => {
  expect(spent('k4')).toEqual([])
})
