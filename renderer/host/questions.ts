import type { Json, Standing } from '../../electron/contract/ipc.ts'
import type { Hint, Seat } from '../../engine/kernel/game.ts'
import { memoizePerObject } from '../playback/memoizePerObject.ts'
import { useShownStore } from '../playback/shownStore.ts'
import { playMoves, useSession } from './session.ts'
import { stopAll } from './stops.ts'

/** A legal move with what is known of it. */
export interface ChoiceOf<Move> {
  readonly move: Move
  readonly hint: Hint
}

/** What the seat at this screen is asked, in the moves of one game. */
export interface QuestionOf<Move> {
  readonly seat: Seat
  readonly moves: readonly ChoiceOf<Move>[]
}

/** What a game's intent is asked about. */
interface Situation<Move, View> {
  readonly asked: QuestionOf<Move> | null
  readonly view: View | null
}

/** The intent of one game: what its player is about to do. */
export interface Intent<Move, View> {
  isView(shown: unknown): shown is View
  /** What it was asked last. */
  known(): Situation<Move, View>
  ask(asked: QuestionOf<Move> | null, view: View | null): void
  /** From now on the player's moves go there. */
  sendMovesTo(send: (moves: readonly Move[]) => void): void
}

/** What a standing asks, in the moves of its game; null where it asks nothing here. */
function readQuestion<Move>({ asked }: Standing): QuestionOf<Move> | null {
  if (!asked) return null
  // the host lists only moves of the open match's game
  return { seat: asked.seat, moves: asked.moves.map(({ move, hint }) => ({ move: move as unknown as Move, hint })) }
}

/** Ties an intent to the session: questions come in when the table is at rest, moves go out. Returns what ends it. */
export function bindQuestions<Move, View>(intent: Intent<Move, View>): () => void {
  /** The question of a standing, always the same object for the same standing. */
  const questionOf = memoizePerObject<Standing, QuestionOf<Move> | null>(readQuestion)
  let answered: Standing | null = null

  const ask = () => {
    const { standing, sending } = useSession.getState()
    const { shown, busy } = useShownStore.getState()
    if (busy || sending || standing === answered) return
    const view = intent.isView(shown) ? shown : null
    const known = intent.known()
    const next = standing && questionOf(standing)
    if (known.asked === next && known.view === view) return
    intent.ask(next, view)
  }

  intent.sendMovesTo((moves) => {
    const { standing } = useSession.getState()
    if (!standing?.asked) return
    answered = standing
    // moves are plain JSON, though an interface in one does not say so
    void playMoves(standing.asked.seat, moves as unknown as readonly Json[]).then((played) => {
      if (!played) answered = null
      ask()
    })
  })
  const stop = stopAll(useSession.subscribe(ask), useShownStore.subscribe(ask))
  ask()
  return () => {
    stop()
    intent.sendMovesTo(() => {})
    intent.ask(null, null)
  }
}
