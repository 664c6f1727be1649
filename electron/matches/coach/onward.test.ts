import { describe, expect, it } from 'vitest'
import { parseCell } from '../../../engine/jackal/cells.ts'
import { CLASSIC_ISLAND } from '../../../engine/jackal/data/boards.ts'
import { go, walked } from '../../../engine/testkit/walks.ts'
import { type Json, MISTAKE } from '../../contract/ipc.ts'
import { gameOf } from '../../games/games.ts'
import { cups } from '../../testkit/cups.ts'
import { onward } from './onward.ts'

/** As evenly as a match of Jackal begins, a coin is worth 0.04 of it. */
const advised = (piece: string, to: string, value: number, worth = value / 0.04) => ({
  move: { ...go(piece, to) } as Json,
  value,
  worth,
})

/** White has stepped from e5 to f5, or onto what lies there, and is asked anew after red. */
const stepped = (drawing: string) => walked([go('white-1', 'f5')], drawing)

/** Where the advised moves go. */
function told(value: number, drawing = '. .', game = gameOf('jackal')) {
  if (!game) throw new Error('no game')
  const advice = [advised('white-1', 'e5', 0.6), advised('white-2', 'i6', value), advised('white-1', 'g5', 0.5)]
  const all = onward(advice, game, stepped(drawing), 'white')
  return all
    .map(({ move, value: worth }) => [(move as { to: number }).to, worth])
    .map(([to = -1, worth]) => [to, worth])
}
const at = (name: string) => parseCell(CLASSIC_ISLAND, name)

describe('the coach leads nobody in circles', () => {
  it('where another move is as good as the way back: that one comes first, with the value that it has', () => {
    expect(told(0.598)).toEqual([
      [at('i6'), 0.598],
      [at('e5'), 0.6],
      [at('g5'), 0.5],
    ])
  })

  it('but does where the way back is better', () => {
    expect(told(0.59)[0]).toEqual([at('e5'), 0.6])
  })

  it('nor is a coin given up for that where the match is all but won', () => {
    const game = gameOf('jackal')
    const advice = [advised('white-1', 'e5', 0.995, 21), advised('white-2', 'i6', 0.994, 20)]
    expect(game && onward(advice, game, stepped('. .'), 'white').map(({ worth }) => worth)).toEqual([21, 20])
  })

  it('and after a tile was turned up, which may be reason enough to go back', () => {
    expect(told(0.6, '. ?rum')[0]).toEqual([at('e5'), 0.6])
  })

  it('and each time round sends the piece elsewhere for a little less, from the third time also for what looks like a mistake', () => {
    const round = [go('white-1', 'f5'), go('white-2', 'i6'), go('white-1', 'e5'), go('white-2', 'i5')]
    const firstAfter = (times: number, other: number) => {
      const game = gameOf('jackal')
      const match = walked(Array.from({ length: times }, () => round).flat(), '. .')
      const advice = [advised('white-1', 'f5', 0.6), advised('white-1', 'e6', other)]
      return game && onward(advice, game, match, 'white')[0]?.move
    }
    expect([firstAfter(1, 0.59), firstAfter(2, 0.59)]).toEqual([go('white-1', 'f5'), go('white-1', 'e6')])
    const onwardAfter = [1, 2, 3, 4].map(
      (times) => (firstAfter(times, 0.6 - MISTAKE) as { to: number }).to === at('e6'),
    )
    expect(onwardAfter).toEqual([false, false, true, true])
  })

  it('in games in which nothing can be taken back there is nothing to mend', () => {
    expect(told(0.6, '. .', cups)[0]).toEqual([at('e5'), 0.6])
  })
})
