import { expect, it } from 'vitest'
import type { GameShape } from '../../engine/kernel/game.ts'
import { openStream } from '../../engine/kernel/rng.ts'
import { createMatch } from '../../engine/match/match.ts'
import { admiralKit } from '../../engine/testkit/admiralKit.ts'
import { jackalKit } from '../../engine/testkit/jackalKit.ts'
import type { LawKit } from '../../engine/testkit/laws.ts'
import { seaBattleKit } from '../../engine/testkit/seaBattleKit.ts'
import type { GameId } from '../contract/ipc.ts'
import { asJson } from '../contract/json.ts'
import { gameOf } from './games.ts'

const MOVES = 80

const GAMES: readonly (readonly [GameId, unknown, object])[] = [
  ['jackal', jackalKit, {}],
  ['admiral', admiralKit, { captains: 2 }],
  ['sea-battle', seaBattleKit, {}],
]

it.each(GAMES)('%s prints what its audience has received as it prints the match for the audience', (id, any, given) => {
  const kit = any as LawKit<GameShape> // each kit belongs to its game
  const printed = gameOf(id)?.printed
  if (!printed) throw new Error(`${id} prints nothing`)
  const options = kit.game.parseOptions(given)
  if (!options.ok) throw new Error(options.problem.what)
  const match = createMatch(kit.game, { options: options.value, seed: 5 })
  const luck = openStream(5, 'moves')
  let view = match.view('spectator')
  let events = 0
  for (let count = 0; count < MOVES && match.awaiting().length > 0; count++) {
    const [seat = ''] = match.awaiting()
    const moves = match.rules.legalMoves(match.view(seat), seat)
    const move = moves[luck.int(moves.length)]
    if (!move) throw new Error(`no move for ${seat}`)
    const before = match.state
    match.play(seat, move)
    for (const event of match.entries.at(-1)?.events ?? []) {
      const received = match.rules.redact(event, 'spectator', before)
      if (!received) continue
      view = match.rules.evolve(view, received)
      expect(asJson(printed.event(received, view))).toEqual(asJson(printed.event(received, match.state)))
      events++
    }
    expect(asJson(printed.view(view, 'spectator'))).toEqual(asJson(printed.view(match.state, 'spectator')))
  }
  expect(events).toBeGreaterThan(20)
})
