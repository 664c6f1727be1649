import { unitNamed } from '../../../engine/admiral/fleet.ts'
import type { AdmiralState, TeamId, Unit } from '../../../engine/admiral/types.ts'
import { move, pause, sound } from '../../playback/cue.ts'
import { bob, glide } from '../../playback/motion/motion.ts'
import { poseAt } from '../../playback/motion/poses.ts'
import { flagTarget, fortFlagTarget, sailsTarget, shipTarget, WATER } from '../table/anchors.ts'
import { isThere } from './damage.ts'
import { flutter } from './port.ts'
import { nod } from './sailing/sailing.ts'
import {
  type AdmiralCue,
  type AdmiralScene,
  above,
  blown,
  effect,
  ends,
  fortIn,
  type Of,
  OVERHEAD,
  TEAM_TINT,
  unitPose,
} from './staging.ts'

/** The time to see which ship acts, the time of a flag's beat, and the time to brail up sails, in ms. */
const BEGIN = 240
const FLAG = 200
const BRAIL = 300

/** Runs out a ring in the team's colour and dips the ship's bow: it is this ship's turn to act. */
export function activationBegan({ ship: id }: Of<'activationBegan'>, { before }: AdmiralScene): readonly AdmiralCue[] {
  const unit = unitNamed(before, id)
  if (!unit || !isThere(before, id)) return [pause(0, 1)]
  const pose = unitPose(before, id)
  const ring = effect('halo', 0, poseAt(pose.x, WATER, pose.z), {
    tint: TEAM_TINT[unit.team],
    size: unit.class === 'fort' ? 1.5 : 1.15,
  })
  if (unit.class === 'fort') {
    return [ring, move(fortFlagTarget(id), 0, BEGIN, flutter), sound('drum', 0, pose, 0.4)]
  }
  return [ring, move(shipTarget(id), 0, BEGIN, nod(pose, 0.04)), sound('bell', 0, pose, 0.25)]
}

/** Brails up the sails of a ship, which then lies still; lets a fort's flag beat once. */
export function activationEnded({ ship: id }: Of<'activationEnded'>, scene: AdmiralScene): readonly AdmiralCue[] {
  const { before } = scene
  if (!isThere(before, id)) return [pause(0, 1)]
  const pose = unitPose(before, id)
  if (fortIn(before, id)) return [move(fortFlagTarget(id), 0, FLAG, flutter), sound('wood', 0, pose, 0.3)]
  const brail = glide(...ends(scene, sailsTarget(id)))
  return [
    move(sailsTarget(id), 0, BRAIL, (t, sails) => {
      brail(t, sails)
      sails.yaw += 0.06 * Math.sin(Math.PI * 2 * t)
    }),
    sound('rope', 0, pose, 0.3),
  ]
}

/** Lets the flags of the team in turn beat in the wind, and shows a pennant over each of its ships. */
export function turnPassed({ to }: Of<'turnPassed'>, { after }: AdmiralScene): readonly AdmiralCue[] {
  const units = unitsOf(after, to)
  return [
    ...units.flatMap((unit, i) => [
      move(flagOf(unit), 30 * i, 420, flutter),
      effect('pennant', 30 * i, over(after, unit), { tint: TEAM_TINT[to], size: 0.62, lasts: 900 }),
    ]),
    sound('bell', 0, null, 0.6),
    pause(0, 460),
  ]
}

function unitsOf(state: AdmiralState, team: TeamId): readonly Unit[] {
  return [...state.ships, ...state.forts].filter((unit) => unit.team === team && unit.at !== null)
}

function flagOf(unit: Unit): string {
  return unit.class === 'fort' ? fortFlagTarget(unit.id) : flagTarget(unit.id)
}

function over(state: AdmiralState, { id }: Unit) {
  const { x, y, z } = unitPose(state, id)
  return { x, y: y + OVERHEAD, z }
}

/** The most fireworks: more would only be a blur. */
const FIREWORKS = 4

/** Shows a salute, pennants and confetti over the ships of all winners; plays a short tune if all have won. */
export function matchEnded({ winners }: Of<'matchEnded'>, { after }: AdmiralScene): readonly AdmiralCue[] {
  const victors = winners.flatMap((team) => unitsOf(after, team).map((unit) => ({ unit, tint: TEAM_TINT[team] })))
  return [
    ...victors.flatMap(({ unit, tint }, i) => victory(after, unit, tint, i)),
    sound(winners.length < after.teams.length ? 'fanfare' : 'flourish', 0),
    sound('volley', 500),
    sound('cheer', 900),
    pause(0, 3200),
  ]
}

function victory(state: AdmiralState, unit: Unit, tint: number, index: number): readonly AdmiralCue[] {
  const at = 160 * index
  const pose = unitPose(state, unit.id)
  const deck = above(pose, 0.3)
  return [
    move(flagOf(unit), at, 1600, flutter),
    ...(unit.class === 'fort' ? [] : [move(shipTarget(unit.id), at, 1800, bob(0.04, 3))]),
    effect('pennant', at, over(state, unit), { tint, lasts: 2600 }),
    effect('flash', 500 + at, deck, { size: 1.1 }),
    effect('gunsmoke', 500 + at, deck, { to: blown(above(deck, 0.3), state.wind, 2600), size: 1.1 }),
    ...(index < FIREWORKS ? [effect('confetti', 300 + at, above(pose, 1.6), { size: 0.9 })] : []),
  ]
}
