import type { GameShape } from '../../engine/kernel/game.ts'
import { openStream } from '../../engine/kernel/rng.ts'
import { createMatch, matchFrom } from '../../engine/match/match.ts'
import type { LawKit } from '../../engine/testkit/laws.ts'

/** The number of moves to play, and the number of moves from one examined state to the next. */
interface Sample {
  readonly moves: number
  readonly stride: number
}

/** Returns states of a random match, each with another one that differs only in what is hidden from every viewer. */
export function redealtStates<G extends GameShape>(
  kit: LawKit<G>,
  given: object,
  { moves, stride }: Sample,
): readonly (readonly [G['state'], G['state']])[] {
  const options = kit.game.parseOptions(given)
  if (!options.ok) throw new Error(options.problem.what)
  const match = createMatch(kit.game, { options: options.value, seed: 5 })
  const luck = openStream(5, 'pictures')
  const found: (readonly [G['state'], G['state']])[] = []
  while (match.awaiting().length > 0 && match.entries.length < moves) {
    const before = match.state
    const [seat = ''] = match.awaiting()
    const legal = match.rules.legalMoves(match.view(seat), seat)
    const move = legal[luck.int(legal.length)]
    if (!move) throw new Error(`no move for ${seat}`)
    if (match.entries.length % stride === 0) {
      const played = matchFrom(kit.game, { options: options.value, seed: 5, state: before }).prepare(seat, move)
      if (!played.ok) throw new Error('a listed move was refused')
      const { after, events } = played.entry
      found.push([before, kit.redeal(before, { state: after, events }, 'spectator', luck)])
    }
    match.play(seat, move)
  }
  return found
}
