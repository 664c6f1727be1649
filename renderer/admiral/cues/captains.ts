import { shipNamed } from '../../../engine/admiral/fleet.ts'
import type { UnitId } from '../../../engine/admiral/types.ts'
import { appear, foldAt, move, pause, sound } from '../../playback/cue.ts'
import { easeInOutSine, easeInQuad, easeOutCubic, within } from '../../playback/motion/easing.ts'
import { bob, glide, hop, type Motion } from '../../playback/motion/motion.ts'
import { mixPose, type Pose, poseAt } from '../../playback/motion/poses.ts'
import { ashoreTarget, cardTarget, RAIL, shipTarget } from '../table/anchors.ts'
import { homeIn } from '../table/layout.ts'
import {
  type AdmiralCue,
  type AdmiralScene,
  above,
  below,
  effect,
  ends,
  fortIn,
  type Of,
  OVERHEAD,
  TEAM_TINT,
  unitPose,
} from './staging.ts'

/** Times of a card shown to all, in milliseconds: raised and turned, held, laid down. */
const SHOW = { up: 380, hold: 760, down: 280 } as const
/** The turn at which a card's face looks into the camera, in radians. */
const TO_CAMERA = 0.7
/** The height of a held card in cells, and the factor on its size. */
const HELD = { up: 1.5, scale: 4 } as const

/** Raises the card, turns its face to all players, and lays it face up beside the ship. */
export function captainShown({ ship }: Of<'captainShown'>, scene: AdmiralScene): readonly AdmiralCue[] {
  const target = cardTarget(ship)
  const [from, to] = ends(scene, target)
  const lasts = SHOW.up + SHOW.hold + SHOW.down
  return [
    move(target, 0, lasts, shownToAll(from, to, lasts)),
    foldAt(SHOW.up * 0.3),
    effect('sparkles', SHOW.up - 240, above(from, HELD.up - 0.4), { size: 1.8, lasts: 560 }),
    sound('page', 0, from),
    sound('chime', SHOW.up, from, 0.8),
    sound('page', lasts - 120, from, 0.6),
  ]
}

const DECLARED = 420

/**
 * Lets the captain's own crew stand to its guns: a ring runs out, and a tick over the ship shows that it comes first.
 */
export function swiftDeclared({ ship }: Of<'swiftDeclared'>, { before }: AdmiralScene): readonly AdmiralCue[] {
  const pose = unitPose(before, ship)
  const unit = shipNamed(before, ship)
  return [
    effect('halo', 0, below(pose), unit ? { tint: TEAM_TINT[unit.team] } : {}),
    effect('aye', 60, poseAt(pose.x, pose.y + OVERHEAD, pose.z)),
    move(shipTarget(ship), 0, DECLARED, bob(0.02, 1)),
    sound('drum', 0, pose, 0.5),
  ]
}

function shownToAll(from: Readonly<Pose>, to: Readonly<Pose>, lasts: number): Motion {
  return (t, pose) => {
    const ms = t * lasts
    const up = easeOutCubic(within(ms, 0, SHOW.up)) * (1 - easeInOutSine(within(ms, lasts - SHOW.down, lasts)))
    const turned = easeInOutSine(within(ms, SHOW.up * 0.25, SHOW.up))
    const laid = easeInOutSine(within(ms, lasts - SHOW.down, lasts))
    mixPose(from, to, turned, pose)
    pose.tiltX = from.tiltX + (TO_CAMERA - from.tiltX) * turned + (to.tiltX - TO_CAMERA) * laid
    pose.y += HELD.up * up
    pose.z += 0.15 * up
    pose.scale *= 1 + (HELD.scale - 1) * up
  }
}

const DOWN = 460

/** Turns the card face down again, whatever it was. */
export function captainTurnedDown({ ship }: Of<'captainTurnedDown'>, scene: AdmiralScene): readonly AdmiralCue[] {
  const target = cardTarget(ship)
  const [from, to] = ends(scene, target)
  const motion: Motion = (t, pose) => {
    mixPose(from, to, easeInOutSine(within(t, 0.1, 0.85)), pose)
    pose.y += 0.3 * Math.sin(Math.PI * t)
  }
  return [move(target, 0, DOWN, motion), foldAt(DOWN), sound('page', 0, from, 0.7)]
}

const WALK = 620

/** Takes the card ashore and lays it on the beach; from a sinking ship the captain swims. */
export function captainLanded({ ship, fort, saved }: Of<'captainLanded'>, scene: AdmiralScene): readonly AdmiralCue[] {
  const from = homeIn(scene.before, cardTarget(ship))
  const place = scene.before.ashore.filter((one) => one.fort === fort).length
  const to = homeIn(scene.after, ashoreTarget(fort, place))
  return [
    move(cardTarget(ship), 0, WALK, hop(from, to, saved ? 0.12 : 0.55, 0)),
    ...(saved
      ? [
          effect('splash', 0, below(from), { size: 0.6 }),
          effect('wake', 60, below(from), { to: below(to), size: 0.7 }),
          sound('swim', 0, from),
        ]
      : [sound('page', 0, from), sound('step', WALK - 60, to)]),
    effect('dust', WALK - 20, to, { size: 0.6 }),
  ]
}

/** Takes a captain from the shore aboard; those still waiting move up. */
export function captainEmbarked(
  { ship, fort, place }: Of<'captainEmbarked'>,
  scene: AdmiralScene,
): readonly AdmiralCue[] {
  const { ashore } = scene.before
  const index = ashore.slice(0, place).filter((one) => one.fort === fort).length
  const waiting = ashore.filter((one) => one.fort === fort).length
  const from = homeIn(scene.before, ashoreTarget(fort, index))
  const to = homeIn(scene.after, cardTarget(ship))
  const behind = Array.from({ length: Math.max(0, waiting - index - 1) }, (_, i) => index + 1 + i)
  return [
    move(ashoreTarget(fort, index), 0, WALK, hop(from, to, 0.55, 0)),
    ...behind.map((n) => {
      const motion = glide(homeIn(scene.before, ashoreTarget(fort, n)), homeIn(scene.after, ashoreTarget(fort, n - 1)))
      return move(ashoreTarget(fort, n), 200, WALK - 200, motion)
    }),
    sound('step', 0, fortIn(scene.before, fort) ? unitPose(scene.before, fort) : from),
    sound('page', WALK - 80, to),
  ]
}

/** Times of a deal, in milliseconds. */
const DEAL = 460
const NEXT = 120

/** Deals one card face down from the near rail to each ship of the team that has one. */
export function captainsAssigned({ team, cards }: Of<'captainsAssigned'>, scene: AdmiralScene): readonly AdmiralCue[] {
  const { after } = scene
  const ships = after.ships.filter((ship) => ship.team === team && ship.at !== null && cards[ship.id] !== undefined)
  return [
    foldAt(0),
    ...ships.flatMap((ship, index) => dealt(ship.id, index, scene)),
    sound('drum', 0, null, 0.5),
    pause(0, 300),
  ]
}

function dealt(id: UnitId, index: number, { after }: AdmiralScene): readonly AdmiralCue[] {
  const home = homeIn(after, cardTarget(id))
  const deck = poseAt(0, RAIL.top + 0.1 + index * 0.01, after.board.height / 2 + 0.9, { tiltX: home.tiltX, yaw: 0.4 })
  const motion: Motion = (t, pose) => {
    mixPose(deck, home, easeOutCubic(t), pose)
    pose.y += 1.1 * Math.sin(Math.PI * t)
    pose.yaw += Math.PI * 2 * (1 - easeInQuad(t)) * (1 - t)
  }
  return [
    appear(cardTarget(id), index * NEXT, DEAL, motion),
    sound('page', index * NEXT, home, 0.8),
    effect('ripple', index * NEXT + DEAL - 20, below(home), { size: 0.5 }),
  ]
}
