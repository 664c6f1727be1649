import { create } from 'zustand'
import { coachObstacle } from '../../electron/contract/advice.ts'
import { type AdvisedMove, type NoCoach, playsHere, type Standing } from '../../electron/contract/ipc.ts'
import { adviceFor, thinkAhead } from './adviceAhead.ts'
import { reportProblem } from './feed.ts'
import { type SessionState, useSession } from './sessionState.ts'

/** The coach's advice on one question. */
export interface Coached {
  /** The question; null as long as the coach was not asked. */
  readonly standing: Standing | null
  readonly phase: 'quiet' | 'thinking' | 'told'
  /** In the order of presentation; empty until the answer arrives. */
  readonly advice: readonly AdvisedMove[]
  /** Index of the move that is laid out on the table. */
  readonly looked: number
  /** Set once the player has pressed that move; the first one is laid out without a press. */
  readonly isPressed: boolean
  /** Set once that move has been laid out: each press lays it out only once, however often the panel is rebuilt. */
  readonly isLaid: boolean
}

const QUIET: Coached = { standing: null, phase: 'quiet', advice: [], looked: 0, isPressed: false, isLaid: false }

const useCoached = create<Coached>(() => QUIET)

/** Returns the coach's advice on the current question; quiet as soon as the question changes. */
export function useCoach(): Coached {
  const coached = useCoached()
  const standing = useSession((state) => state.standing)
  return coached.standing === standing ? coached : QUIET
}

/** Returns the coach's current advice, outside components. */
export function coachedNow(): Coached {
  const coached = useCoached.getState()
  return coached.standing === useSession.getState().standing ? coached : QUIET
}

/** Returns why the coach cannot be asked: the host refuses it, or another seat has to move. Null if it can be asked. */
export function whyNoCoach({ match, standing }: Pick<SessionState, 'match' | 'standing'>): NoCoach | 'waits' | null {
  if (!match) return 'waits'
  const asked = standing?.asked?.seat
  const own = asked ?? match.seats.find(({ player }) => playsHere(player))?.seat
  const obstacle = own === undefined ? 'not-here' : coachObstacle(match, own)
  return obstacle ?? (asked === undefined ? 'waits' : null)
}

let stopFollowing = () => {}
/** Set while the host has moved past the question's position, and the table does not yet show the next one. */
let isOvertaken = false

/** Asks the coach for advice; a second call closes it. Does not wait for the answer. */
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

/**
 * Handles a decision that another player made while the coach was thinking: asks again if the question stays the same.
 */
function overtaken(isShown: boolean): void {
  useCoached.setState(QUIET)
  isOvertaken = !isShown
  if (isShown) void askCoach()
}

/** Keeps the advice while others decide at the same time, as long as the question stays the same. */
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

/** Closes the coach; returns false when it is not open. */
export function closeCoach(): boolean {
  const isHere = coachedNow().phase !== 'quiet'
  if (isHere) dismissCoach()
  return isHere
}

/** Lays out one of the advised moves that the player has pressed. */
export function lookAtAdvice(looked: number): void {
  useCoached.setState({ looked, isPressed: true, isLaid: false })
}

/** Notes that the pressed move is laid out on the table. */
export function adviceLaid(): void {
  useCoached.setState({ isLaid: true })
}
