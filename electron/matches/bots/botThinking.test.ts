import { describe, expect, it } from 'vitest'
import { createMatch } from '../../../engine/match/match.ts'
import { asJson } from '../../contract/json.ts'
import { gameOf } from '../../games/games.ts'
import { readMove } from '../moveForm.ts'
import { think } from './botThinking.ts'

/** Returns the answer of Jackal's master to the first question of a match, by a clock that advances at each reading. */
function answerAfter(thinkingTime: number) {
  const jackal = gameOf('jackal')
  const options = jackal?.match.parseOptions({ players: 2 })
  if (!jackal || !options?.ok) throw new Error('no Jackal')
  const match = createMatch(jackal.match, { options: options.value, seed: 5 })
  const view = asJson(match.view('white'))
  let looks = 0
  const clock = () => looks++
  const reply = think(
    gameOf,
    { number: 7, game: 'jackal', level: 'master', view, seat: 'white', lessons: [], seed: 9, thinkingTime },
    clock,
  )
  const move = 'move' in reply ? readMove(jackal.match, match.state, reply.move) : null
  return { number: reply.number, isLegal: move !== null && match.play('white', move).ok, looks }
}

describe('thinking', () => {
  it.each([0, 1, 30])('ends with a legal move soon after its time of %i is over', (time) => {
    const { isLegal, number, looks } = answerAfter(time)
    expect([isLegal, number]).toEqual([true, 7])
    expect(looks).toBeLessThan(time + 30)
  })

  it('reads the clock often while it has time', () => {
    expect(answerAfter(200).looks).toBeGreaterThan(200)
  })
})
