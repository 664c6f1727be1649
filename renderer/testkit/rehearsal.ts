import { parseCell } from '../../engine/admiral/cells.ts'
import { evolve } from '../../engine/admiral/evolve.ts'
import type { Heading } from '../../engine/admiral/geometry/headings.ts'
import type { AdmiralEvent, AdmiralState, Broadside, Cell, Rudder } from '../../engine/admiral/types.ts'
import { admiralCues } from '../admiral/cues/cues.ts'
import { homesOf } from '../admiral/table/layout.ts'
import type { Cue, MotionCue } from '../playback/cue.ts'
import { type Pose, poseAt } from '../playback/motion/poses.ts'
import { Playback } from '../playback/playback.ts'
import { battle } from './boards/admiralBoard.ts'

/** Returns a cell by its name. */
export const at = (name: string): Cell => parseCell(name) ?? -1

/** Returns the cues of an event that happens in a state. */
export function cuesFor(before: AdmiralState, event: AdmiralEvent): readonly Cue[] {
  const cue = admiralCues[event.kind] as (event: AdmiralEvent, scene: object) => readonly Cue[] // the entry of its kind
  return cue(event, { before, after: evolve(before, event) })
}

/** Returns effects of one name. */
export const effects = (cues: readonly Cue[], name: string) =>
  cues.flatMap((cue) => (cue.kind === 'effect' && cue.name === name ? [cue] : []))
/** Returns motions of the targets that match a pattern. */
export const motions = (cues: readonly Cue[], target: RegExp): readonly MotionCue[] =>
  cues.flatMap((cue) => (cue.kind === 'motion' && target.test(cue.target) ? [cue] : []))
/** Returns balls in flight. */
export const balls = (cues: readonly Cue[]) => motions(cues, /^ball\//).filter((cue) => cue.lasts > 0)

/** Returns a table that shows a state; errors in cues are thrown. */
export function tableWith(state: AdmiralState): Playback<AdmiralState, AdmiralEvent> {
  const playback = new Playback<AdmiralState, AdmiralEvent>(
    () => {},
    (error) => {
      throw error
    },
  )
  playback.attach({ evolve, cues: admiralCues, homes: homesOf })
  playback.load(state)
  return playback
}

/** Returns the pose of a thing some milliseconds into an event. */
export function poseAfter(state: AdmiralState, event: AdmiralEvent, target: string, ms: number): Readonly<Pose> {
  const playback = tableWith(state)
  playback.enqueue([event])
  playback.tick(ms)
  return playback.poses.get(target) ?? poseAt(0, 0, 0)
}

/** Returns a ship's move along a path, in the engine's form. */
export const moved = (path: readonly string[], fromHeading: Heading, heading: Heading, turn: Rudder): AdmiralEvent => ({
  kind: 'shipMoved',
  ship: 'red-brig-0',
  from: at('k5'),
  to: at(path.at(-1) ?? 'k5'),
  path: path.map(at),
  fromHeading,
  heading,
  turn,
  left: 2,
  calm: false,
})

/** Returns ships of four squadrons close together, with two forts. */
export function melee(): AdmiralState {
  return battle({
    forts: { n9: ['red'], d4: ['blue', 3] },
    ships: [
      ['line blue l6 E', { captain: 'target' }],
      ['galleon red l3 W', { captain: 'berserk', hullDamage: 1, gold: 2 }],
      'brig gold m3 W',
      ['frigate blue n5 N', { sailDamage: 2 }],
      ['frigate green j6 N', { gold: 1 }],
    ],
    teams: ['red', 'blue', 'gold', 'green'],
    wind: 'E fresh',
  })
}
export const LINE = 'blue-line-0'
export const GALLEON = 'red-galleon-1'

type Shots = Extract<AdmiralEvent, { kind: 'shotsFired' }>
/** Returns one ship's part of a salvo. */
export const part = (ship: string, from: string, shots: number, guns: Broadside['guns'] = 'broadside'): Broadside => ({
  ship,
  shots,
  guns,
  from: at(from),
  distance: 3,
})
/** Returns three shots of the blue ship of the line that hit the red galleon; `change` replaces parts of this. */
export const shots = (change: Partial<Shots> = {}): Shots => ({
  kind: 'shotsFired',
  by: [part(LINE, 'l6', 3)],
  target: GALLEON,
  at: at('l3'),
  aim: 'hull',
  occasion: 'turn',
  faces: [1, 3, 5, 6],
  die: 3,
  hit: true,
  reveals: true,
  ...change,
})
