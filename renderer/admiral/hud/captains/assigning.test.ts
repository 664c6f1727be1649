import { beforeEach, describe, expect, it } from 'vitest'
import { legalMoves } from '../../../../engine/admiral/moves.ts'
import { opening } from '../../../testkit/boards/admiralBoard.ts'
import type { Asked } from '../../intent/targets.ts'
import { assignMove, useAssigning } from './assigning.ts'

const view = opening({ captains: 2 })
const asked: Asked = { seat: 'red', moves: legalMoves(view, 'red').map((move) => ({ move, hint: {} })) }
const store = () => useAssigning.getState()

beforeEach(() => {
  store().end()
  store().begin('red', view, asked)
})

describe('the assignment of captains', () => {
  it('is complete with the agreed number of cards, and then is a move that the host listed', () => {
    store().put('swift', 'red-brig')
    expect(assignMove(asked, store().cards)).toBeNull()
    store().put('target', 'red-line')
    expect(assignMove(asked, store().cards)).toEqual({
      kind: 'assign',
      cards: { 'red-brig': 'swift', 'red-line': 'target' },
    })
  })

  it('takes no more cards than agreed', () => {
    store().put('swift', 'red-brig')
    store().put('target', 'red-line')
    store().put('rapid', 'red-frigate')
    expect(store().cards).toEqual({ 'red-brig': 'swift', 'red-line': 'target' })
  })

  it('continues if others assign theirs at the same time, and starts again for another question', () => {
    store().put('swift', 'red-brig')
    store().begin('red', view, { ...asked })
    expect(store().cards).toEqual({ 'red-brig': 'swift' })
    store().begin('red', view, { ...asked, moves: asked.moves.slice(1) })
    expect(store().cards).toEqual({})
  })

  it('takes a card in hand first, and gives it to the next chosen ship', () => {
    store().hold('berserk')
    store().give('red-galleon')
    expect(store()).toMatchObject({ cards: { 'red-galleon': 'berserk' }, held: null })
    store().give('red-galleon')
    expect(store().held).toBe('berserk')
  })

  it('lets two ships change their captains', () => {
    store().put('swift', 'red-brig')
    store().put('target', 'red-line')
    store().put('swift', 'red-line')
    expect(store().cards).toEqual({ 'red-brig': 'target', 'red-line': 'swift' })
  })

  it('deals at random within the rules', () => {
    const luck = [0.3, 0.9, 0.1, 0.6, 0.2, 0.8, 0.5, 0.4]
    store().deal(() => luck.pop() ?? 0)
    expect(assignMove(asked, store().cards)).not.toBeNull()
  })

  it('is discarded with the panel', () => {
    store().put('swift', 'red-brig')
    store().end()
    expect(JSON.stringify(store())).not.toContain('swift')
  })
})
