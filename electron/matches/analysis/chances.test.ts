import { describe, expect, it } from 'vitest'
import { openStream } from '../../../engine/kernel/rng.ts'
import { createMatch } from '../../../engine/match/match.ts'
import type { GameId } from '../../contract/ipc.ts'
import { asJson } from '../../contract/json.ts'
import { gameOf } from '../../games/games.ts'
import type { HostedGame } from '../../games/hostedGame.ts'
import type { Judged } from '../bots/botMessages.ts'
import { judge } from '../bots/judgeThinking.ts'
import { readMove } from '../moveForm.ts'
import { hasLuck } from './decisions.ts'

/** Positions for one estimate: few are enough, as sums must be exact whatever is estimated. */
const FEW = 30
/** Decisions of one match that are judged. */
const DECISIONS = 4

const TABLES: readonly (readonly [GameId, object])[] = [
  ['jackal', { players: 2 }],
  ['jackal', { players: 3 }],
  ['jackal', { players: 4 }],
  ['jackal', { players: 4, alliances: 'pairs' }],
  ['admiral', { players: 2 }],
  ['admiral', { players: 3 }],
  ['admiral', { players: 4 }],
  ['admiral', { players: 4, alliances: [['red', 'green']] }],
  ['sea-battle', {}],
]

function gameNamed(id: GameId): HostedGame {
  const game = gameOf(id)
  if (!game) throw new Error(`no ${id}`)
  return { ...game, judge: { ...game.judge, positions: FEW } }
}

interface Moment {
  readonly judged: Judged
  readonly sides: readonly (readonly string[])[]
  readonly seat: string
}

/** Returns the decisions of a match of weak bots at random moments, with their analyses. */
function momentsOf(id: GameId, input: object, seed: number): readonly Moment[] {
  const game = gameNamed(id)
  const options = game.match.parseOptions(input)
  const easy = game.bots.at('easy')
  if (!options.ok || !easy.ok) throw new Error(`no ${id}`)
  const match = createMatch(game.match, { options: options.value, seed })
  const rng = openStream(seed, 'moments')
  const moments: Moment[] = []
  for (let left = 400; left > 0 && moments.length < DECISIONS; left--) {
    const [seat] = match.awaiting()
    if (seat === undefined) break
    const view = match.view(seat)
    const move = asJson(easy.value.choose(view, seat, rng, { budget: 20 }))
    const read = readMove(game.match, match.state, move)
    const played = read && match.play(seat, read)
    if (!played?.ok) throw new Error(`${id}: no move`)
    if (rng.int(10) > 0) continue
    const after = hasLuck(played.entry) ? asJson(match.view(seat)) : null
    const question = { number: 1, game: id, seat, view: asJson(view), played: [move], after, seed: left }
    const reply = judge(() => game, question)
    if (!('judged' in reply)) throw new Error(reply.failure)
    if (reply.judged) moments.push({ judged: reply.judged, sides: game.judge.sides(view), seat })
  }
  return moments
}

describe.each(TABLES)('the win chances in %s with %j', (id, options) => {
  it('add up to one whole at each decision, before it and after it', { timeout: 60_000 }, () => {
    const moments = momentsOf(id, options, 7)
    expect(moments).toHaveLength(DECISIONS)
    for (const { judged, sides, seat } of moments) {
      for (const [own, parts] of [
        [judged.best, judged.rivals.before],
        [judged.after, judged.rivals.after],
      ] as const) {
        const others = sides.filter((side) => !side.includes(seat))
        const chances = [own, ...others.map(([first = '']) => (1 - own) * (parts[first] ?? Number.NaN))]
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
        for (const chance of chances) expect(chance).toSatisfy((one: number) => one >= 0 && one <= 1)
        for (const side of others) expect(new Set(side.map((one) => parts[one])).size).toBe(1)
        expect(Object.keys(parts).toSorted()).toEqual(others.flat().toSorted())
      }
    }
  })
})
