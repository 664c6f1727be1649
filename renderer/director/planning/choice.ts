import { isSame } from '../../table/camera/pose.ts'
import { distance } from '../../table/spot.ts'
import { type Shot, WEIGHTS, type Weight } from '../shot.ts'
import type { Asked, Filming, FilmShot, Reason, TimedEvent } from './film.ts'
import { nearPose, placePose, type Stage, shows, sizeOf } from './frames.ts'

/** The least duration of a shot. */
export const SHORTEST = 2500
/** The largest number of turns that pass without a shot of the whole table. */
export const MOST_TURNS = 3
/** The time between a cut and the event that it shows, and the duration of a flight there. */
const LEAD = 300
const GLIDE = 700
/** The least duration of a shot that only quiet events fill. */
const CALM = 4500
/** The age at which a shot from near has been seen enough, if nothing more happens in it. */
const STALE = 20_000
/** The distance between the middles of two shots up to which the camera flies from one to the other, cells. */
const BESIDE = 4
/** The longest delay of an event for the sake of its shot, including that of the film so far. */
const PATIENCE: Readonly<Record<Weight, number>> = { quiet: 600, passing: 2000, telling: 3500, great: 6000 }
/** A great event gets a shot of its own if this is smaller by the factor. */
const CLOSER = 0.75

/** A shot that should begin before the next event. */
export interface Wish {
  readonly shot: Omit<FilmShot, 'at'>
  /** The time from its beginning to the event. */
  readonly lead: number
}

/** Returns the shot of the whole table. */
export function wholeTable({ whole }: Stage, reason: Reason, glide = 0): Omit<FilmShot, 'at'> {
  return { glide, pose: whole, isTable: true, reason }
}

/** Returns the shot that a caster asks for; null if it is the running one. */
export function askedShot(asked: Asked, running: FilmShot, stage: Stage): Omit<FilmShot, 'at'> | null {
  const near = asked.kind === 'place' ? placePose(asked.at, stage) : null
  const shot = near ? { pose: near, isTable: false } : { pose: stage.whole, isTable: true }
  const isRunning = isSame(shot.pose, running.pose) && shot.pose.distance === running.pose.distance
  return isRunning ? null : { ...shot, glide: GLIDE, reason: 'caster' }
}

/** Returns the shot that the next event needs; null if the running one shows it well enough. */
export function wishedShot(
  { now, running, turns, asked }: Filming,
  known: readonly [TimedEvent, ...TimedEvent[]],
  stage: Stage,
): Wish | null {
  if (asked) {
    const wished = askedShot(asked, running, stage)
    return wished && { shot: wished, lead: wished.glide }
  }
  const [{ from, shot }] = known
  if (turns >= MOST_TURNS && !running.isTable) return { shot: wholeTable(stage, 'turns'), lead: LEAD }
  if (!shot) {
    const isStale = !running.isTable && now - running.at > STALE
    return isStale ? { shot: wholeTable(stage, 'rest'), lead: LEAD } : null
  }
  const isShown = shows(running.pose, shot, stage)
  const near = nearWish(running, isShown, known, turns, stage)
  if (near) {
    const ready = Math.max(now, from)
    const hold = Math.max(0, running.at + SHORTEST - ready)
    if (ready - from + hold + near.lead + near.trails <= PATIENCE[near.weight]) return near
  }
  return isShown ? null : { shot: wholeTable(stage, 'wide'), lead: LEAD }
}

interface NearWish extends Wish {
  readonly weight: Weight
  /** The time by which an event after it may have to wait. */
  readonly trails: number
}

/** Returns the shot from near for the next event and those soon after it; null if it is not worth a cut. */
function nearWish(
  running: FilmShot,
  isShown: boolean,
  known: readonly [TimedEvent, ...TimedEvent[]],
  turns: number,
  stage: Stage,
): NearWish | null {
  const group = groupOf(known, turns, stage)
  if (!group) return null
  const { pose, weight, span } = group
  const [size, runningSize] = [pose, running.pose].map((one) => sizeOf(one, stage.aspect))
  const isCloser = (size ?? 0) <= CLOSER * (runningSize ?? 0)
  if (isShown && !running.isTable && !(weight === 'great' && isCloser)) return null
  const isTold = rankOf(weight) >= rankOf('telling')
  const glide = (running.isTable ? isTold : distance(pose.target, running.pose.target) < BESIDE) ? GLIDE : 0
  const lead = glide || LEAD
  const shot = { glide, pose, isTable: false, reason: 'action' } as const
  return { shot, lead, weight, trails: Math.max(0, (weight === 'quiet' ? CALM : SHORTEST) - lead - span) }
}

interface Group {
  readonly pose: FilmShot['pose']
  readonly weight: Weight
  /** The time until an event that is not part of it. */
  readonly span: number
}

/** Returns the next events that fit one shot from near, until they fill the shortest one; null if the first does not fit. */
function groupOf(known: readonly TimedEvent[], turns: number, stage: Stage): Group | null {
  const shots: Shot[] = []
  let [group, time, ended]: [Group | null, number, number] = [null, known[0]?.from ?? 0, turns]
  const start = time
  for (const { from, shot, lasts, endsTurn } of known) {
    time = Math.max(time, from)
    if (group && (time - start >= CALM || ended >= MOST_TURNS)) break
    if (shot) {
      shots.push(shot)
      const weight = weightiest(shots)
      const pose = nearPose(shots, weight, stage)
      if (!pose) break
      group = { pose, weight, span: 0 }
    }
    time += lasts
    ended += Number(endsTurn)
    if (group) group = { ...group, span: time - start }
  }
  return group && { ...group, span: Math.max(group.span, time - start) }
}

const rankOf = (weight: Weight): number => WEIGHTS.indexOf(weight)

function weightiest(shots: readonly Shot[]): Weight {
  return shots.reduce<Weight>((most, { weight }) => (rankOf(weight) > rankOf(most) ? weight : most), 'quiet')
}
