import { evolve } from '../../engine/jackal/evolve.ts'
import { jackal } from '../../engine/jackal/rules.ts'
import type { JackalEvent, JackalMove, JackalState } from '../../engine/jackal/types.ts'
import type { Viewer } from '../../engine/kernel/game.ts'
import { playMove } from '../../engine/kernel/play.ts'
import type { Rng } from '../../engine/kernel/rng.ts'
import { jackalCues } from '../jackal/cues/cues.ts'
import { homesOf, layoutOf } from '../jackal/table/layout.ts'
import { type Cue, foldTime, lengthOf } from '../playback/cue.ts'
import { Playback } from '../playback/playback.ts'

/** Things that keep their place between events; the rest may appear and vanish. */
const STEADY = /^((piece|ship|load)\/|bear$|lifeboat$)/
/** The distance in cells within which two places count as the same. */
const NEAR = 0.05
/** Milliseconds on either side of a moment when a jump is possible. */
const AROUND = 0.01

/** An event as a viewer receives it, with the views before and after it. */
export interface PlayedEvent {
  readonly event: JackalEvent
  readonly before: JackalState
  readonly after: JackalState
}

/** A match's state and a viewer's view of it. */
export interface Watched {
  readonly state: JackalState
  readonly view: JackalState
}

/** Plays a move of the awaited seat; returns the events that the viewer receives. Throws if no seat is awaited. */
export function watch({ state, view }: Watched, viewer: Viewer, move: JackalMove, luck: Rng) {
  const [seat] = jackal.awaiting(state)
  if (!seat) throw new Error('nobody is awaited')
  const told: PlayedEvent[] = []
  let now = { state, view }
  for (const event of playMove(jackal, state, seat, move, luck).events) {
    const received = jackal.redact(event, viewer, now.state)
    const after = received ? evolve(now.view, received) : now.view
    if (received) told.push({ event: received, before: now.view, after })
    now = { state: evolve(now.state, event), view: after }
  }
  return { told, ...now }
}

type Places = ReadonlyMap<string, readonly number[]>

/** Shows moves and records what jumps. Errors of cues and folds are thrown. */
export class MotionTable {
  private readonly playback = new Playback<JackalState, JackalEvent>(
    () => {},
    (error) => {
      throw error
    },
  )

  constructor() {
    this.playback.attach({ evolve, cues: jackalCues, homes: homesOf })
  }

  /** Returns what jumps in the course of a move: as an event begins, is folded, or ends and the next one begins. */
  jumpsIn(move: readonly PlayedEvent[]): readonly string[] {
    const targets = new Set(move.flatMap(({ before, after }) => [...steadyIn(before), ...steadyIn(after)]))
    if (move[0]) this.playback.load(move[0].before)
    this.playback.enqueue(move.map(({ event }) => event))
    const found: string[] = []
    let now = 0
    let was = this.seen(targets)
    for (const { at, event, reappears } of momentsOf(move)) {
      if (at - AROUND > now) {
        this.playback.tick(at - AROUND - now)
        was = this.seen(targets)
      }
      this.playback.tick(at + AROUND - Math.max(now, at - AROUND))
      now = at + AROUND
      const jumped = jumps(was, this.seen(targets)).filter((target) => target !== reappears)
      found.push(...jumped.map((target) => `${target} at ${at} in ${JSON.stringify(event)}`))
    }
    this.playback.tick(1)
    return this.playback.isIdle ? found : [...found, 'it never ends']
  }

  /** Returns the places of those targets that are visible. */
  private seen(targets: ReadonlySet<string>): Places {
    return new Map(
      [...targets].flatMap((target) => {
        const pose = this.playback.poses.get(target)
        return pose && pose.opacity > 0 ? [[target, [pose.x, pose.y, pose.z, pose.scale]]] : []
      }),
    )
  }
}

function steadyIn(state: JackalState): readonly string[] {
  return [...layoutOf(state).keys()].filter((target) => STEADY.test(target))
}

/** Returns what is visible at two moments in different places. */
function jumps(was: Places, is: Places): readonly string[] {
  return [...is].flatMap(([target, place]) => {
    const old = was.get(target)
    return old && Math.hypot(...place.map((x, i) => x - (old[i] ?? 0))) > NEAR ? [target] : []
  })
}

interface Moment {
  readonly at: number
  readonly event: JackalEvent
  /** The target that disappears in one place and appears in another; null if there is none. */
  readonly reappears: string | null
}

/** Returns the moments of a move when a jump is possible, milliseconds. */
function momentsOf(move: readonly PlayedEvent[]): readonly Moment[] {
  let begins = 0
  return move.flatMap(({ event, before, after }) => {
    const cue = jackalCues[event.kind] as (event: JackalEvent, scene: object) => readonly Cue[] // of its kind
    const cues = cue(event, { before, after })
    const [begun, folded, ended] = [begins, begins + foldTime(cues), begins + lengthOf(cues)]
    begins = ended
    const reappears = event.kind === 'pieceDied' || event.kind === 'pieceRevived' ? `piece/${event.piece}` : null
    return [begun, folded, ended].map((at) => ({ at, event, reappears: at === folded ? reappears : null }))
  })
}
