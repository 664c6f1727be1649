import { marksOf, opponentOf } from '../../../engine/sea-battle/marks.ts'
import { SEATS, type SeaBattleState, type SeaSeat } from '../../../engine/sea-battle/types.ts'
import { HIDDEN_POSE, type Layout } from '../../playback/layout.ts'
import { memoizePerObject } from '../../playback/memoizePerObject.ts'
import type { Homes, Pose } from '../../playback/motion/poses.ts'
import { isWreck, shipsSeen, shotsInto } from '../view.ts'
import {
  gunPose,
  gunTarget,
  markPose,
  markTarget,
  pegPose,
  pegTarget,
  shipPose,
  shipTarget,
  TRAYS,
  trayOf,
  wreckPose,
} from './anchors.ts'

const LAYOUTS: Readonly<Record<SeaSeat, (state: SeaBattleState) => Layout>> = {
  north: memoizePerObject((state) => layOut(state, 'north')),
  south: memoizePerObject((state) => layOut(state, 'south')),
}

/** Returns the layout of a state with `near` on the left; states never change, so each is laid out once. */
export function layoutOf(state: SeaBattleState, near: SeaSeat): Layout {
  return LAYOUTS[near](state)
}

/** Returns the rest poses of targets outside a state: ships on their way from the harbour. */
export type OtherHomes = (target: string) => Readonly<Pose> | null

/** Returns the homes that the playback needs. */
export function homesFor(near: SeaSeat, others: OtherHomes): (state: SeaBattleState) => Homes {
  return (state) => {
    const layout = layoutOf(state, near)
    return (target) => layout.get(target) ?? others(target) ?? HIDDEN_POSE
  }
}

/** Returns the rest pose of a target in a state. */
export function homeIn(state: SeaBattleState, near: SeaSeat, target: string): Readonly<Pose> {
  return layoutOf(state, near).get(target) ?? HIDDEN_POSE
}

function layOut(state: SeaBattleState, near: SeaSeat): Layout {
  const layout = new Map<string, Pose>()
  for (const tray of TRAYS) layout.set(gunTarget(tray), gunPose(tray))
  for (const owner of SEATS) layField(layout, state, owner, near)
  return layout
}

/** Lays out a seat's own sea: its visible ships and the pegs of the shots at it. */
function layField(layout: Map<string, Pose>, state: SeaBattleState, owner: SeaSeat, near: SeaSeat): void {
  const tray = trayOf(owner, near)
  const ships = shipsSeen(state, owner)
  for (const ship of ships) {
    layout.set(shipTarget(owner, ship), isWreck(state, owner, ship) ? wreckPose(tray, ship) : shipPose(tray, ship))
  }
  const afloat = ships.filter((ship) => !isWreck(state, owner, ship))
  for (const { at } of shotsInto(state, owner)) {
    layout.set(pegTarget(owner, at), pegPose(tray, at, afloat.find((ship) => ship.includes(at)) ?? null))
  }
  for (const cell of marksOf(state, opponentOf(owner)).empty) {
    layout.set(markTarget(owner, cell), markPose(tray, cell))
  }
}
