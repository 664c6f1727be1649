import { classOf, numbersOf } from '../../../engine/admiral/fleet.ts'
import type { AdmiralState, Ashore, Fort, Ship } from '../../../engine/admiral/types.ts'
import { HIDDEN_POSE, type Layout } from '../../playback/layout.ts'
import { memoizePerObject } from '../../playback/memoizePerObject.ts'
import type { Homes, Pose } from '../../playback/motion/poses.ts'
import {
  ashorePose,
  ashoreTarget,
  cardPose,
  cardTarget,
  flagPose,
  flagTarget,
  fortFlagPose,
  fortFlagTarget,
  fortPose,
  fortTarget,
  goldPose,
  goldTarget,
  sailsPose,
  sailsTarget,
  shipPose,
  shipTarget,
  treasurePose,
  treasureTarget,
  VANE,
  vanePose,
  WIND,
  windPose,
} from './anchors.ts'

/** The layout of a state; states never change, so each is laid out once. */
export const layoutOf = memoizePerObject(layOut)

/** Returns the homes for the playback. */
export function homesOf(state: AdmiralState): Homes {
  const layout = layoutOf(state)
  return (target) => layout.get(target) ?? HIDDEN_POSE
}

/** Returns the place where a target rests in a state. */
export function homeIn(state: AdmiralState, target: string): Readonly<Pose> {
  return layoutOf(state).get(target) ?? HIDDEN_POSE
}

/** Returns the share of a ship's sails that is shot away, 0–1. */
export function tornShare(state: Pick<AdmiralState, 'options'>, ship: Ship): number {
  return Math.min(1, ship.sailDamage / classOf(state, ship).straight)
}

/** Returns whether a fort has no hull left, and so no guns that fire. */
export function isSilent(state: Pick<AdmiralState, 'options'>, fort: Fort): boolean {
  return fort.hullDamage >= numbersOf(state).fort.hull
}

function layOut(state: AdmiralState): Layout {
  const layout = new Map<string, Pose>()
  for (const ship of state.ships) placeShip(layout, state, ship)
  for (const fort of state.forts) placeFort(layout, state, fort)
  for (const { at } of state.treasures) layout.set(treasureTarget(at), treasurePose(state.board, at))
  layout.set(VANE, vanePose(state.board, state.wind))
  layout.set(WIND, windPose(state.wind))
  return layout
}

/** Share of its sails that a ship shows after it has acted: the rest is brailed up. */
const BRAILED = 0.6

function placeShip(layout: Map<string, Pose>, state: AdmiralState, ship: Ship): void {
  const { id, at, heading, captain, shown, gold } = ship
  if (at === null) return
  const hull = shipPose(state.board, at, heading)
  layout.set(shipTarget(id), hull)
  const sails = sailsPose(hull, heading, state.wind, tornShare(state, ship))
  layout.set(sailsTarget(id), ship.done ? { ...sails, scale: sails.scale * BRAILED } : sails)
  layout.set(flagTarget(id), flagPose(hull, state.wind))
  if (captain !== null) layout.set(cardTarget(id), cardPose(hull, shown))
  if (gold > 0) layout.set(goldTarget(id), goldPose(hull, ship.class))
}

function placeFort(layout: Map<string, Pose>, state: AdmiralState, fort: Fort): void {
  const walls = fortPose(state.board, fort.at)
  layout.set(fortTarget(fort.id), walls)
  layout.set(fortFlagTarget(fort.id), fortFlagPose(walls, state.wind, isSilent(state, fort)))
  const waiting = state.ashore.filter((one: Ashore) => one.fort === fort.id)
  for (const [index, { shown }] of waiting.entries()) {
    layout.set(ashoreTarget(fort.id, index), ashorePose(walls, index, shown))
  }
}
