import { create } from 'zustand'
import { type AdvisedMove, coachObstacle, type NoCoach, playsHere, type Standing } from '../../electron/contract/ipc.ts'
import { adviceFor, thinkAhead } from './adviceAhead.ts'
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

let stopFollowing = () => {}
/** The host no longer has the position that was asked about, and the table not yet the one that follows. */
let isOvertaken = false

/** Asks what the coach would do; once more sends it away. Nothing waits for the answer. */
export async function askCoach(): Promise<void> {
  const { match, standing } = useSession.getState()
  const isAsked = coachedNow().phase !== 'quiet'
  dismissCoach()
  const seat = standing?.asked?.seat
  if (isAsked || !match || !standing || seat === undefined) return
  useCoached.setState({ ...QUIET, standing, phase: 'thinking' })
  stopFollowing = useSession.subscribe((now, before) => follow(now.standing, before.standing))
  thinkAhead(match)
  const answer = await adviceFor(match, seat, standing)
  const { standing: now, phase } = coachedNow()
  if (phase !== 'thinking' || !isSameQuestion(now, standing)) return
  if (answer.ok) return useCoached.setState({ phase: 'told', advice: answer.value.advice })
  if (answer.problem.code === 'not-your-turn') return overtaken(now !== standing)
  dismissCoach()
  reportProblem(answer.problem)
}

/** Another has decided while the coach thought: it is asked again if the question stays the same. */
function overtaken(isShown: boolean): void {
  useCoached.setState(QUIET)
  isOvertaken = !isShown
  if (isShown) void askCoach()
}

/** Where others decide at the same time, the coach goes on with the question as long as that stays the same. */
function follow(now: Standing | null, before: Standing | null): void {
  if (now === before) return
  if (!isSameQuestion(now, before)) return dismissCoach()
  if (isOvertaken) void askCoach()
  else if (useCoached.getState().standing === before) useCoached.setState({ standing: now })
}

const isSameQuestion = (one: Standing | null, other: Standing | null): boolean =>
  one?.asked != null && JSON.stringify(one.asked) === JSON.stringify(other?.asked)

export function dismissCoach(): void {
  stopFollowing()
  isOvertaken = false
  useCoached.setState(QUIET)
}

/** Sends the coach away; false when he is not here. */
export function closeCoach(): boolean {
  const isHere = coachedNow().phase !== 'quiet'
  if (isHere) dismissCoach()
  return isHere
}

/** Lays out one of the moves that were told, which the player has pressed. */
export function lookAtAdvice(looked: number): void {
  useCoached.setState({ looked, isPressed: true, isLaid: false })
}

/** The move that is looked at lies on the table now. */
export function adviceLaid(): void {
  useCoached.setState({ isLaid: true })
}
