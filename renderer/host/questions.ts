import type { Json, Standing } from '../../electron/contract/ipc.ts'
import type { Hint, Seat } from '../../engine/kernel/game.ts'
import { memoizePerObject } from '../playback/memoizePerObject.ts'
import { pageTable } from '../playback/pageTable.ts'
import { playMoves, useSession } from './session.ts'
import { stopAll } from './stops.ts'

/** A legal move with its hint. */
export interface ChoiceOf<Move> {
  readonly move: Move
  readonly hint: Hint
}

/** The question asked of the seat at this screen, in the moves of one game. */
export interface QuestionOf<Move> {
  readonly seat: Seat
  readonly moves: readonly ChoiceOf<Move>[]
}

/** The facts that an intent decides on. */
interface Situation<Move, View> {
  readonly asked: QuestionOf<Move> | null
  readonly view: View | null
}

/** The intent of one game: the move that its player prepares. */
export interface Intent<Move, View> {
  isView(shown: unknown): shown is View
  /** The question and view of the last `ask`. */
  known(): Situation<Move, View>
  ask(asked: QuestionOf<Move> | null, view: View | null): void
  /** Resets everything, the cursor included: another match or another player's look begins, or the match was left. */
  forget(): void
  /** Sets the receiver of the player's moves. */
  sendMovesTo(send: (moves: readonly Move[]) => void): void
}

/** Returns the question of a standing, in the moves of its game; null when this screen is not asked. */
function readQuestion<Move>({ asked }: Standing): QuestionOf<Move> | null {
  if (!asked) return null
  // the host lists only moves of the open match's game
  return { seat: asked.seat, moves: asked.moves.map(({ move, hint }) => ({ move: move as unknown as Move, hint })) }
}

/**
 * Connects an intent to the session: asks it when the table is idle, and plays its moves. Returns a function that
 * disconnects it.
 */
export function bindQuestions<Move, View>(intent: Intent<Move, View>): () => void {
  /** Memoized, so that intents can compare questions by identity. */
  const questionOf = memoizePerObject<Standing, QuestionOf<Move> | null>(readQuestion)
  let answered: Standing | null = null
  let look: string | null = null
  /** Set while the intent is asked: moves that it sends then are not a new choice of the player. */
  let isAsking = false

  const ask = () => {
    const { match, viewer, standing, sending } = useSession.getState()
    const { shown, busy } = pageTable.shown.getState()
    const current = match && `${match.id}/${viewer}`
    if (current !== look) intent.forget()
    look = current
    if (busy || sending || standing === answered) return
    const view = intent.isView(shown) ? shown : null
    const known = intent.known()
    const next = standing && questionOf(standing)
    if (known.asked === next && known.view === view) return
    isAsking = true
    intent.ask(next, view)
    isAsking = false
  }

  intent.sendMovesTo((moves) => {
    const { standing } = useSession.getState()
    if (!standing?.asked) return
    answered = standing
    // moves are plain JSON, but TypeScript does not infer that for interfaces
    void playMoves(standing.asked.seat, moves as unknown as readonly Json[], isAsking).then((played) => {
      if (!played) answered = null
      ask()
    })
  })
  const stop = stopAll(useSession.subscribe(ask), pageTable.shown.subscribe(ask))
  ask()
  return () => {
    stop()
    intent.sendMovesTo(() => {})
    intent.forget()
  }
}
