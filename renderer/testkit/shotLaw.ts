import type { GameRules, GameShape, Viewer } from '../../engine/kernel/game.ts'
import { playMove } from '../../engine/kernel/play.ts'
import { openStream } from '../../engine/kernel/rng.ts'
import type { Shot } from '../director/shot.ts'

/** The camera shots of one event for one viewer and for a spectator. */
interface Compared {
  readonly kind: string
  readonly shown: Shot | null
  readonly toSpectator: Shot | null
}

/** Plays at random and returns for each event the camera shots of a viewer and of a spectator. */
export function comparedShots<G extends GameShape & { readonly event: { readonly kind: string } }>(
  rules: GameRules<G>,
  start: G['state'],
  { seed, moves, viewer }: { readonly seed: number; readonly moves: number; readonly viewer: Viewer },
  find: (view: G['state'], event: G['event']) => Shot | null,
): readonly Compared[] {
  const compared: Compared[] = []
  const luck = openStream(seed, 'play')
  let state = start
  for (let n = 0; n < moves; n++) {
    const seat = rules.awaiting(state)[0]
    const legal = seat ? rules.legalMoves(state, seat) : []
    const move = legal[luck.int(Math.max(1, legal.length))]
    if (!seat || !move) break
    for (const event of playMove(rules, state, seat, move, luck).events) {
      const before = state
      const shotFor = (who: Viewer): Shot | null => {
        const received = rules.redact(event, who, before)
        return received && find(rules.view(before, who), received)
      }
      compared.push({ kind: event.kind, shown: shotFor(viewer), toSpectator: shotFor('spectator') })
      state = rules.evolve(state, event)
    }
  }
  return compared
}
