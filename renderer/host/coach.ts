import { create } from 'zustand'
import { type AdvisedMove, coachObstacle, type NoCoach, playsHere, type Standing } from '../../electron/contract/ipc.ts'
import { call } from './client.ts'
import { reportProblem } from './feed.ts'
import { type SessionState, useSession } from './sessionState.ts'

/** What the coach has said to one question. */
export interface Coached {
  /** The question that it is about; null as long as nothing was asked. */
  readonly standing: Standing | null
  readonly phase: 'quiet' | 'thinking' | 'told'
  /** In the order in which it is told; empty until then. */
  readonly advice: readonly AdvisedMove[]
  /** Place of the move that is laid out on the table. */
  readonly looked: number
  /** Whether that one was pressed; the first is looked at by itself. */
  readonly isPressed: boolean
  /** Whether it has been laid out: once for each press, however often the panel is built anew. */
  readonly isLaid: boolean
}

const QUIET: Coached = { standing: null, phase: 'quiet', advice: [], looked: 0, isPressed: false, isLaid: false }

const useCoached = create<Coached>(() => QUIET)

/** What the coach says to what is asked now; quiet as soon as something else is asked. */
export function useCoach(): Coached {
  const coached = useCoached()
  const standing = useSession((state) => state.standing)
  return coached.standing === standing ? coached : QUIET
}

/** What the coach says now, outside components. */
export function coachedNow(): Coached {
  const coached = useCoached.getState()
  return coached.standing === useSession.getState().standing ? coached : QUIET
}

/** Why the coach has nothing to say now: as the host refuses it, or because somebody else has to move. Null where it may be asked. */
export function whyNoCoach({ match, standing }: Pick<SessionState, 'match' | 'standing'>): NoCoach | 'waits' | null {
  if (!match) return 'waits'
  const asked = standing?.asked?.seat
  const own = asked ?? match.seats.find(({ player }) => playsHere(player))?.seat
  const obstacle = own === undefined ? 'not-here' : coachObstacle(match, own)
  return obstacle ?? (asked === undefined ? 'waits' : null)
}

/** Asks what the coach would do; once more sends it away. Nothing waits for the answer. */
export async function askCoach(): Promise<void> {
  const { match, standing } = useSession.getState()
  if (coachedNow().phase !== 'quiet') return dismissCoach()
  const seat = standing?.asked?.seat
  if (!match || !standing || seat === undefined) return
  useCoached.setState({ ...QUIET, standing, phase: 'thinking' })
  const answer = await call('match:advise', { id: match.id, seat })
  if (useCoached.getState().standing !== standing) return
  if (answer.ok) return useCoached.setState({ phase: 'told', advice: answer.value.advice })
  dismissCoach()
  // Whoever has moved meanwhile waits for no answer.
  if (useSession.getState().standing === standing && answer.problem.code !== 'not-your-turn')
    reportProblem(answer.problem)
}

export function dismissCoach(): void {
  useCoached.setState(QUIET)
}

/** Lays out one of the moves that were told, which the player has pressed. */
export function lookAtAdvice(looked: number): void {
  useCoached.setState({ looked, isPressed: true, isLaid: false })
}

/** The move that is looked at lies on the table now. */
export function adviceLaid(): void {
  useCoached.setState({ isLaid: true })
}
