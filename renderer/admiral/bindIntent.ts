import type { Json, Standing } from '../../electron/contract/ipc.ts'
import type { AdmiralMove } from '../../engine/admiral/types.ts'
import { playMoves, useSession } from '../host/session.ts'
import { useStage } from '../playback/stage.ts'
import { sendMovesTo, useIntent } from './intent.ts'
import type { Asked } from './targets.ts'
import { isAdmiralView } from './view.ts'

/** Ties the player's intent to the session: questions come in when the table is at rest, moves go out. Returns its own remover. */
export function bindIntent(): () => void {
  let answered: Standing | null = null

  const ask = () => {
    const { standing, sending } = useSession.getState()
    const { shown, busy } = useStage.getState()
    if (busy || sending || standing === answered) return
    const view = isAdmiralView(shown) ? shown : null
    const { asked, view: known } = useIntent.getState()
    const next = standing && askedOf(standing)
    if (asked === next && known === view) return
    useIntent.getState().ask(next, view)
  }

  sendMovesTo((moves) => {
    const { standing } = useSession.getState()
    if (!standing?.asked) return
    answered = standing
    // moves are plain JSON, though an interface in one does not say so
    void playMoves(standing.asked.seat, moves as unknown as readonly Json[]).then((played) => {
      if (!played) answered = null
      ask()
    })
  })
  const stops = [useSession.subscribe(ask), useStage.subscribe(ask)]
  ask()
  return () => {
    for (const stop of stops) stop()
    sendMovesTo(() => {})
    useIntent.getState().ask(null, null)
  }
}

const ASKED = new WeakMap<Standing, Asked>()

/** The question of a standing, always the same object for the same standing. */
function askedOf(standing: Standing): Asked | null {
  if (!standing.asked) return null
  const kept = ASKED.get(standing)
  if (kept) return kept
  const { seat, moves } = standing.asked
  // the host lists only moves of the open match's game
  const asked = { seat, moves: moves.map(({ move, hint }) => ({ move: move as unknown as AdmiralMove, hint })) }
  ASKED.set(standing, asked)
  return asked
}
