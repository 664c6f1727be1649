import { SHORES } from '../../../engine/jackal/geometry/shores.ts'
import type { DeathCause, JackalEvent } from '../../../engine/jackal/types.ts'
import { foldAt, move, sound } from '../../playback/cue.ts'
import { easeInQuad, easeOutBack } from '../../playback/motion/easing.ts'
import {
  fade,
  grow,
  hop,
  type Motion,
  parabola,
  sink,
  spin,
  stay,
  together,
  tumble,
} from '../../playback/motion/motion.ts'
import type { Pose } from '../../playback/motion/poses.ts'
import { pieceTarget, WATER } from '../table/anchors.ts'
import { overrunPose } from '../table/layout.ts'
import { boatAt } from '../table/vessels.ts'
import { strikeAt } from './bear.ts'
import { above, effect, ends, type JackalCue, type JackalScene, onTile, onWater, settle } from './staging.ts'
import { othersFloat } from './swimmers.ts'

type Of<K extends JackalEvent['kind']> = Extract<JackalEvent, { kind: K }>

interface Ending {
  /** The time at which the piece has disappeared, in milliseconds. */
  readonly gone: number
  readonly cues: readonly JackalCue[]
}
type EndingOf = (target: string, from: Readonly<Pose>, event: Of<'pieceDied'>, scene: JackalScene) => Ending

const ENDINGS: Readonly<Record<DeathCause, EndingOf>> = {
  ship: overboard,
  boat: overboard,
  rammed: drowned,
  'rowed-over': drowned,
  water: drowned,
  cannibal: cooked,
  cycle: dizzied,
  impossible: vanished,
  polite: shamed,
  bear: mauled,
}

/** Shows the ending that belongs to the cause of death; a dead pirate then takes its place in the row on the rail. */
export function pieceDied(event: Of<'pieceDied'>, scene: JackalScene): readonly JackalCue[] {
  const target = pieceTarget(event.piece)
  const [stands, rest] = ends(scene, target)
  const isOverrun = event.cause === 'rammed' || event.cause === 'rowed-over'
  const from = (isOverrun ? overrunPose(scene.before, event.piece) : null) ?? stands
  const { gone, cues } = ENDINGS[event.cause](target, from, event, scene)
  const row = rest.opacity > 0 ? [move(target, gone, 260, grow(0, 1, easeOutBack)), sound('wood', gone, rest, 0.4)] : []
  const others = isOverrun ? othersFloat(scene, event.piece) : settle(scene, 200, [event.piece])
  return [...cues, foldAt(gone), ...row, ...others]
}

/** Throws the piece from an enemy's deck or boat into the sea. */
function overboard(target: string, from: Readonly<Pose>, event: Of<'pieceDied'>, scene: JackalScene): Ending {
  const ship = scene.before.teams.find((team) => team.ship === event.cell)
  const side = ship?.side ?? boatAt(scene.before, event.cell)?.sides[0] ?? 'S'
  const [east, north] = SHORES[side].inward
  const water = { ...from, x: from.x + east * 0.55, y: WATER - 0.1, z: from.z - north * 0.55, scale: 0.8 }
  return {
    gone: 1150,
    cues: [
      move(target, 0, 480, together(parabola(from, water, 0.8), tumble(from, water, 1))),
      move(target, 480, 670, together(stay(water), sink(1.1))),
      sound('hit', 0, from, 1, 'death'),
      sound('splash', 460, water),
      effect('stars', 0, above(from, 0.3), { size: 0.6 }),
      effect('splash', 460, { ...water, y: WATER }),
      effect('bubbles', 600, { ...water, y: WATER }),
    ],
  }
}

function drowned(target: string, from: Readonly<Pose>, event: Of<'pieceDied'>, scene: JackalScene): Ending {
  return {
    gone: 1150,
    cues: [
      move(target, 0, 1150, together(stay(from), sink(1.15, easeInQuad), spin(1))),
      sound('splash', 0, from),
      sound('gulp', 420, from, 1, 'death'),
      effect('splash', 0, onWater(scene, event.cell), { size: 0.9 }),
      effect('bubbles', 350, onWater(scene, event.cell), { size: 1.2 }),
      effect('ripple', 700, onWater(scene, event.cell)),
    ],
  }
}

/** Moves the piece into the cauldron; bones come out. */
function cooked(target: string, from: Readonly<Pose>, event: Of<'pieceDied'>, scene: JackalScene): Ending {
  const pot = { ...onTile(scene, event.cell), scale: from.scale * 0.8, yaw: from.yaw }
  return {
    gone: 900,
    cues: [
      move(target, 0, 420, hop(from, pot, 0.7, 0)),
      move(target, 420, 480, together(stay(pot), sink(1.1, easeInQuad), spin(1))),
      sound('drum', 0, from),
      sound('gulp', 700, from, 1, 'death'),
      effect('steam', 380, above(pot, 0.1), { size: 1.2 }),
      effect('bones', 780, above(pot, 0.2)),
    ],
  }
}

/** Turns the piece round and round until its head spins off. */
function dizzied(target: string, from: Readonly<Pose>): Ending {
  return {
    gone: 1100,
    cues: [
      move(
        target,
        0,
        1100,
        together(
          spin(5, (t) => t * t),
          fade(1, 0.4),
        ),
      ),
      sound('slide', 0, from, 1, 'death'),
      effect('stars', 200, above(from, 0.9)),
      effect('stars', 650, above(from, 0.9)),
      effect('poof', 1000, above(from, 0.4), { size: 1.2 }),
    ],
  }
}

function vanished(target: string, from: Readonly<Pose>): Ending {
  return {
    gone: 620,
    cues: [
      move(target, 0, 620, together(hop(from, from, 0.25), grow(1, 0.1, easeInQuad))),
      sound('gulp', 300, from, 1, 'death'),
      effect('poof', 480, above(from, 0.3), { size: 1.3 }),
      effect('stars', 420, above(from, 0.6), { size: 0.7 }),
    ],
  }
}

/** Shows the bear striking the piece down on the spot. */
function mauled(target: string, from: Readonly<Pose>, _event: Of<'pieceDied'>, scene: JackalScene): Ending {
  return {
    gone: 900,
    cues: [
      ...strikeAt(from, scene),
      move(target, 220, 680, together(spin(1), grow(1, 0.1, easeInQuad))),
      sound('gulp', 620, from, 1, 'death'),
      effect('poof', 740, above(from, 0.3), { size: 1.2 }),
    ],
  }
}

/** Shows the end of a piece that stayed polite: a bow, and it disappears for good. */
function shamed(target: string, from: Readonly<Pose>): Ending {
  const bow: Motion = (t, pose) => {
    pose.tiltX += 0.9 * Math.min(1, t * 1.6)
  }
  return {
    gone: 950,
    cues: [
      move(target, 0, 950, together(bow, fade(1, 0.2))),
      sound('drum', 0, from, 1, 'death'),
      effect('poof', 820, above(from, 0.4), { size: 1.2 }),
    ],
  }
}
