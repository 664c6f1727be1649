import { describe, expect, it } from 'vitest'
import { parseCell } from '../../../engine/jackal/cells.ts'
import { CLASSIC_ISLAND } from '../../../engine/jackal/data/boards.ts'
import { go, walked } from '../../../engine/testkit/walks.ts'
import { MISTAKE } from '../../contract/analysis.ts'
import type { Json } from '../../contract/ipc.ts'
import { gameOf } from '../../games/games.ts'
import { cups } from '../../testkit/cups.ts'
import { avoidCircles } from './circles.ts'

/** Returns an advised move. In a match of Jackal as even as its start, a coin is worth 0.04 of the result. */
const advised = (piece: string, to: string, value: number, worth = value / 0.04) => ({
  move: { ...go(piece, to) } as Json,
  value,
  worth,
})

/**
 * Returns a match in which white has stepped from e5 to f5, or onto the tile there, and is asked again after red's
 * turn.
 */
const stepped = (drawing: string) => walked([go('white-1', 'f5')], drawing)

/** Returns the targets of the advised moves. */
function told(value: number, drawing = '. .', game = gameOf('jackal')) {
  if (!game) throw new Error('no game')
  const advice = [advised('white-1', 'e5', 0.6), advised('white-2', 'i6', value), advised('white-1', 'g5', 0.5)]
  const all = avoidCircles(advice, game, stepped(drawing), 'white')
  return all
    .map(({ move, value: worth }) => [(move as { to: number }).to, worth])
    .map(([to = -1, worth]) => [to, worth])
}
const at = (name: string) => parseCell(CLASSIC_ISLAND, name)

describe('the coach does not lead in circles', () => {
  it('where another move is as good as the way back: that one comes first, with its own value', () => {
    expect(told(0.598)).toEqual([
      [at('i6'), 0.598],
      [at('e5'), 0.6],
      [at('g5'), 0.5],
    ])
  })

  it('but does advise the way back where it is better', () => {
    expect(told(0.59)[0]).toEqual([at('e5'), 0.6])
  })

  it('and does not give up a coin for that where the match is almost won', () => {
    const game = gameOf('jackal')
    const advice = [advised('white-1', 'e5', 0.995, 21), advised('white-2', 'i6', 0.994, 20)]
    expect(game && avoidCircles(advice, game, stepped('. .'), 'white').map(({ worth }) => worth)).toEqual([21, 20])
  })

  it('but may go back after a tile was turned up, which can be a good reason', () => {
    expect(told(0.6, '. ?rum')[0]).toEqual([at('e5'), 0.6])
  })

  it('and sends the piece elsewhere each round for a little less, from the third also for an apparent mistake', () => {
    const round = [go('white-1', 'f5'), go('white-2', 'i6'), go('white-1', 'e5'), go('white-2', 'i5')]
    const firstAfter = (times: number, other: number) => {
      const game = gameOf('jackal')
      const match = walked(Array.from({ length: times }, () => round).flat(), '. .')
      const advice = [advised('white-1', 'f5', 0.6), advised('white-1', 'e6', other)]
      return game && avoidCircles(advice, game, match, 'white')[0]?.move
    }
    expect([firstAfter(1, 0.59), firstAfter(2, 0.59)]).toEqual([go('white-1', 'f5'), go('white-1', 'e6')])
    const leadsOutAfter = [1, 2, 3, 4].map(
      (times) => (firstAfter(times, 0.6 - MISTAKE) as { to: number }).to === at('e6'),
    )
    expect(leadsOutAfter).toEqual([false, false, true, true])
  })

  it('and changes nothing in games without undo', () => {
    expect(told(0.6, '. .', cups)[0]).toEqual([at('e5'), 0.6])
  })
})
