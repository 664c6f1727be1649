import { describe, expect, it } from 'vitest'
import { SAMPLED, SAMPLED_GAMES, type SampledGame, sampleMatch } from '../testkit/samples.ts'
import { type Answer, talk } from '../testkit/talk.ts'
import { OFFERS } from './offers.ts'

const DEPTH = 200_000
const DEEP = '['.repeat(DEPTH) + ']'.repeat(DEPTH)

const everyGame = () => talk(OFFERS)

/** Returns the answer to a line in which each `"?"` is replaced by lists nested deeper than any stack. */
function answerTo(method: string, params: object): Answer & { readonly log: readonly string[] } {
  const line = everyGame()
  line.ask('match.new', { game: 'admiral', seed: 1 })
  const text = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }).replaceAll('"?"', DEEP)
  return { ...(line.line(text) as Answer), log: line.log } // a call with an id is answered
}

const record = (game: SampledGame) => sampleMatch<never>(SAMPLED[game] as never, 0, 4).record('full') // one of three

describe('JSON nested deeper than any stack is refused and causes no failure', () => {
  it.each([
    ['match.new', { game: 'admiral', options: '?' }, -32602],
    ['match.new', { game: 'admiral', options: { ruleset: '?' } }, -32602],
    ['match.new', { game: 'admiral', options: { ruleset: { classes: { line: '?' } } } }, -32602],
    ['match.new', { game: 'jackal', options: { players: '?' } }, -32602],
    ['match.load', { position: { game: 'jackal', board: '?' } }, 1004],
    ['match.load', { position: { game: 'admiral', ships: '?' } }, 1004],
    ['match.load', { position: { game: 'sea-battle', fleets: '?' } }, 1004],
    ['match.play', { move: '?' }, -32602],
    ['match.play', { move: { kind: 'steer', ship: '?' } }, -32602],
    ['match.view', { viewer: '?' }, -32602],
    ['?', {}, -32600],
  ])('%s %j', (method, params, code) => {
    const { error, log } = answerTo(method, params)
    expect(error?.code).toBe(code)
    expect(log).toEqual([])
  })

  it.each(SAMPLED_GAMES)('in a record of %s', (game) => {
    const { entries, ...head } = record(game)
    const [first, ...rest] = entries
    const events = [{ kind: 'planted', at: '?' }]
    for (const bad of [
      { ...head, entries: '?' },
      { ...head, position: '?', entries },
      { ...head, entries: [{ ...first, move: '?' }, ...rest] },
      { ...head, entries: [{ ...first, events }, ...rest], rulesVersion: 99 },
      { ...head, entries: [{ ...first, hash: 'wrong', events }, ...rest] },
    ]) {
      const { error, log } = answerTo('match.load', { record: bad })
      expect(log).toEqual([])
      expect(error?.code).toBe(1004)
    }
  })
})

describe('a quotation in an error', () => {
  it('is cut short', () => {
    const line = everyGame()
    line.ask('match.new', { game: 'jackal', seed: 1 })
    const long = 'x'.repeat(100_000)
    const { error } = line.call('match.play', { move: { kind: 'go', piece: long, to: 'e5' } })
    expect(error?.message.length).toBeLessThan(500)
    expect(error?.data?.what?.length).toBeLessThan(500)
    expect(line.call('match.new', { game: long }).error?.message.length).toBeLessThan(500)
    expect(line.call('match.new', { [long]: 1 }).error?.data?.where?.length).toBeLessThan(500)
  })
})
