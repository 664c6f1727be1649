import { HIDDEN } from '../../../engine/kernel/game.ts'
import type { Flag } from '../../../engine/sea-battle/data/fleet.ts'
import { SEATS, type SeaBattleEvent, type SeaSeat, type Ship } from '../../../engine/sea-battle/types.ts'
import { appear, foldAt, move, pause, sound } from '../../playback/cue.ts'
import { easeOutCubic } from '../../playback/motion/easing.ts'
import { bob, fade, glide, grow, hop, rise, stay, together } from '../../playback/motion/motion.ts'
import { poseAt } from '../../playback/motion/poses.ts'
import { gunTarget, HOIST, hoistSpot, shipTarget, trayMiddle, trayOf, WATER } from '../table/anchors.ts'
import { shipsSeen } from '../view.ts'
import { pegsAside } from './shots.ts'
import { effect, ends, type SeaBattleCue, type SeaBattleScene, type Viewpoint } from './staging.ts'

type Of<K extends SeaBattleEvent['kind']> = Extract<SeaBattleEvent, { kind: K }>

/** Puts a fleet to sea: ships laid by hand only bob, others glide in; a hidden fleet shows only its flag. */
export function fleetPlaced(
  event: Of<'fleetPlaced'>,
  scene: SeaBattleScene,
  viewpoint: Viewpoint,
  laidByHand: boolean,
): readonly SeaBattleCue[] {
  const flagged = hoist(event.flag, event.seat, viewpoint, 0)
  if (event.ships === HIDDEN) return [...flagged, sound('ship', 0, null, 0.6), pause(0, 900)]
  const arrivals = event.ships.flatMap((ship, index) => arrival(ship, index, event.seat, scene, viewpoint, laidByHand))
  return [foldAt(0), ...arrivals, ...flagged, sound('ship', 0, null, 0.7), sound('rope', 300, null, 0.5)]
}

function arrival(
  ship: Ship,
  index: number,
  seat: SeaSeat,
  scene: SeaBattleScene,
  viewpoint: Viewpoint,
  laidByHand: boolean,
): readonly SeaBattleCue[] {
  const target = shipTarget(seat, ship)
  const [, home] = ends(scene, viewpoint, target)
  if (laidByHand) return [move(target, index * 40, 600, bob(0.04, 1.5))]
  const [cos, sin] = [Math.cos(home.yaw), Math.sin(home.yaw)]
  const astern = { ...home, x: home.x - 1.6 * cos, z: home.z + 1.6 * sin, opacity: 0 }
  return [
    appear(target, index * 70, 900, together(glide(astern, home, easeOutCubic), bob(0.03, 2))),
    effect('ripple', index * 70 + 500, { ...home, y: WATER }, { size: 0.5 + ship.length * 0.3 }),
  ]
}

/** Raises a flag over a seat's sea. */
function hoist(flag: Flag, seat: SeaSeat, viewpoint: Viewpoint, at: number): readonly SeaBattleCue[] {
  return [effect(flag, at, hoistSpot(trayOf(seat, viewpoint.near)), { size: HOIST.size })]
}

/** Plays drums, shows both flags, and gets the crew of the first gun ready. */
export function battleJoined(
  { first }: Of<'battleJoined'>,
  scene: SeaBattleScene,
  viewpoint: Viewpoint,
): readonly SeaBattleCue[] {
  const flags = SEATS.flatMap((seat) => {
    const fleet = scene.after.fleets[seat]
    return fleet ? hoist(fleet.flag, seat, viewpoint, 200) : []
  })
  return [
    sound('drum', 0),
    sound('drum', 420, null, 0.8),
    sound('drum', 840),
    ...flags,
    ...ready(first, scene, viewpoint, 900),
    pause(0, 1700),
  ]
}

export function turnPassed(
  { to }: Of<'turnPassed'>,
  scene: SeaBattleScene,
  viewpoint: Viewpoint,
): readonly SeaBattleCue[] {
  return ready(to, scene, viewpoint, 0)
}

/** The time that a crew takes to get ready, in milliseconds: the shot that follows waits for it. */
const JUMP = 260

/** Gets the crew of a gun ready. */
function ready(seat: SeaSeat, scene: SeaBattleScene, viewpoint: Viewpoint, at: number): readonly SeaBattleCue[] {
  const target = gunTarget(trayOf(seat, viewpoint.near))
  const [home] = ends(scene, viewpoint, target)
  return [
    move(target, at, JUMP, hop(home, home, 0.16)),
    sound('bell', at, home, 0.4),
    effect('dust', at + JUMP - 40, home, { size: 0.9 }),
  ]
}

/** The time between two ships that are opened, and the time that each takes to rise, in milliseconds. */
const NEXT = 110
const COMING_UP = 700

/** Raises the ships of both fleets that were hidden, in their places; pegs make room for those that are hit. */
export function fleetsOpened(
  _event: Of<'fleetsOpened'>,
  scene: SeaBattleScene,
  viewpoint: Viewpoint,
): readonly SeaBattleCue[] {
  const hidden = SEATS.flatMap((seat) => {
    const seen = new Set(shipsSeen(scene.before, seat).map((ship) => ship[0]))
    return shipsSeen(scene.after, seat).flatMap((ship) => (seen.has(ship[0]) ? [] : [{ seat, ship }]))
  })
  return [
    foldAt(0),
    ...hidden.flatMap(({ seat, ship }, index) => comingUp(ship, seat, index * NEXT, scene, viewpoint)),
    sound('drum', 0, null, 0.7),
    ...(hidden.length > 0 ? [sound('ship', 200, null, 0.6)] : []),
    pause(0, hidden.length > 0 ? hidden.length * NEXT + COMING_UP + 500 : 300),
  ]
}

function comingUp(
  ship: Ship,
  seat: SeaSeat,
  at: number,
  scene: SeaBattleScene,
  viewpoint: Viewpoint,
): readonly SeaBattleCue[] {
  const target = shipTarget(seat, ship)
  const [, home] = ends(scene, viewpoint, target)
  return [
    appear(target, at, COMING_UP, together(stay(home), fade(0, 1), grow(0.7, 1, easeOutCubic), rise(0.5))),
    ...pegsAside(ship, seat, scene, viewpoint, at),
    effect('ripple', at + 200, { ...home, y: WATER }, { size: 0.5 + ship.length * 0.3 }),
  ]
}

/** Shows a salute, flags and confetti over the winner's sea. */
export function matchEnded(
  { winners }: Of<'matchEnded'>,
  scene: SeaBattleScene,
  viewpoint: Viewpoint,
): readonly SeaBattleCue[] {
  return [
    ...winners.flatMap((seat) => victory(seat, scene, viewpoint)),
    sound('fanfare', 0),
    sound('cheer', 700),
    pause(0, 2800),
  ]
}

function victory(seat: SeaSeat, scene: SeaBattleScene, viewpoint: Viewpoint): readonly SeaBattleCue[] {
  const fleet = scene.after.fleets[seat]
  const x = trayMiddle(trayOf(seat, viewpoint.near))
  const [gun] = ends(scene, viewpoint, gunTarget(trayOf(seat, viewpoint.near)))
  const at = (dx: number, y: number, dz: number) => poseAt(x + dx, y, dz)
  return [
    ...(fleet ? hoist(fleet.flag, seat, viewpoint, 0) : []),
    effect('confetti', 150, at(-2.4, 2, 1), { size: 1.5 }),
    effect('confetti', 500, at(2.4, 2.2, -1), { size: 1.5 }),
    effect('fountain', 300, at(0, 0.1, 0), { size: 1.4 }),
    effect('smoke', 0, { ...gun, y: gun.y + 0.8 }, { size: 1.6 }),
    sound('cannon', 0, gun, 0.7),
    ...shipsSeen(scene.after, seat).map((ship, i) => move(shipTarget(seat, ship), 200 + 60 * i, 1600, bob(0.05, 3))),
  ]
}
