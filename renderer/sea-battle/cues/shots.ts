import { surroundingsOf } from '../../../engine/sea-battle/cells.ts'
import { opponentOf } from '../../../engine/sea-battle/marks.ts'
import type { Cell, SeaBattleEvent, SeaSeat, Ship } from '../../../engine/sea-battle/types.ts'
import { MUZZLE } from '../../../models/sea-battle/measures.ts'
import { appear, foldAt, move, pause, sound } from '../../playback/cue.ts'
import { easeInOutSine, easeInQuad, easeOutBack, easeOutCubic, within } from '../../playback/motion/easing.ts'
import {
  bob,
  fade,
  glide,
  grow,
  heel,
  type Motion,
  parabola,
  rise,
  sequence,
  spin,
  stay,
  sway,
  together,
} from '../../playback/motion/motion.ts'
import { mixPose, type Pose, poseAt } from '../../playback/motion/poses.ts'
import { BALL, gunTarget, markTarget, pegTarget, shipPose, shipTarget, trayOf, WATER } from '../table/anchors.ts'
import { isWreck, shipsSeen } from '../view.ts'
import { above, effect, ends, onWater, type SeaBattleCue, type SeaBattleScene, type Viewpoint } from './staging.ts'

type Shot = Extract<SeaBattleEvent, { kind: 'shotFired' }>

/** Times of a shot, in milliseconds: the gun is trained, recoils, rolls back home. */
const TRAIN = 240
const RECOIL = 90
const HOME = 520
const KICK = 0.34
/** The scale of barrel and ball, which are drawn larger than the things in cells. */
const BALL_SIZE = 2.2

/** The flight of the ball: its ends, duration and height. */
interface Flight {
  readonly from: Readonly<Pose>
  readonly to: Readonly<Pose>
  /** The times when the ball leaves the muzzle and when it strikes. */
  readonly begins: number
  readonly strikes: number
  readonly height: number
}

/** Trains and fires a gun; the ball flies along its arc, and the cell answers: water, fire, or a sinking ship. */
export function shotFired(event: Shot, scene: SeaBattleScene, viewpoint: Viewpoint): readonly SeaBattleCue[] {
  const owner = opponentOf(event.by)
  const flight = flightOf(event, scene, viewpoint)
  const { strikes } = flight
  return [
    ...gunfire(event.by, scene, viewpoint, flight),
    ...ball(flight),
    foldAt(strikes),
    ...answer(event, owner, scene, viewpoint, strikes),
    ...newMarks(owner, scene, viewpoint, strikes + (event.ship ? SINKING : 300)),
  ]
}

function flightOf(event: Shot, scene: SeaBattleScene, viewpoint: Viewpoint): Flight {
  const [gun] = ends(scene, viewpoint, gunTarget(trayOf(event.by, viewpoint.near)))
  const to = onWater(viewpoint, opponentOf(event.by), event.at)
  const yaw = bearingTo(gun, to)
  const from = poseAt(
    gun.x + gun.scale * MUZZLE.x * Math.cos(yaw),
    gun.y + gun.scale * MUZZLE.y,
    gun.z - gun.scale * MUZZLE.x * Math.sin(yaw),
    { scale: BALL_SIZE },
  )
  const length = Math.hypot(to.x - from.x, to.z - from.z)
  return {
    from,
    to: { ...to, scale: BALL_SIZE },
    begins: TRAIN,
    strikes: TRAIN + 360 + 40 * length,
    height: 1.2 + 0.19 * length,
  }
}

/** Returns the rotation at which a gun, whose muzzle is at +x, points at a place. */
function bearingTo(gun: Readonly<Pose>, at: Readonly<Pose>): number {
  return Math.atan2(-(at.z - gun.z), at.x - gun.x)
}

function gunfire(
  by: SeaSeat,
  scene: SeaBattleScene,
  viewpoint: Viewpoint,
  { from, to, begins, strikes }: Flight,
): readonly SeaBattleCue[] {
  const target = gunTarget(trayOf(by, viewpoint.near))
  const [home] = ends(scene, viewpoint, target)
  const trained = { ...home, yaw: nearestTurn(home.yaw, bearingTo(home, to)) }
  const [cos, sin] = [Math.cos(trained.yaw), Math.sin(trained.yaw)]
  const back = { ...trained, x: trained.x - KICK * cos, z: trained.z + KICK * sin }
  return [
    move(target, 0, TRAIN, glide(home, trained, easeInOutSine)),
    move(target, begins, RECOIL, together(glide(trained, back, easeOutCubic), heel(-cos, sin, 0.16))),
    move(target, begins + RECOIL, HOME, glide(back, trained, easeInOutSine)),
    move(target, strikes, 420, glide(trained, home, easeInOutSine)),
    sound('wood', 0, home, 0.5),
    sound('cannon', begins, home),
    effect('flash', begins, from, { to, size: 1.7 }),
    effect('smoke', begins, from, { to, size: 1.5 }),
  ]
}

/** Returns the rotation `to`, counted so that the turn to it is the shorter one. */
function nearestTurn(from: number, to: number): number {
  return from + Math.atan2(Math.sin(to - from), Math.cos(to - from))
}

function ball({ from, to, begins, strikes, height }: Flight): readonly SeaBattleCue[] {
  const lasts = strikes - begins
  return [
    move(BALL, begins, lasts, together(parabola(from, to, height), spin(2))),
    move(BALL, strikes, 0, gone),
    effect('trace', begins, from, { to, size: height, lasts: lasts / 0.72 }),
    sound('whistle', begins + 140, from, 0.55),
  ]
}

/** Leaves the pose at home, which is off the stage. */
const gone: Motion = () => {}

function answer(
  event: Shot,
  owner: SeaSeat,
  scene: SeaBattleScene,
  viewpoint: Viewpoint,
  at: number,
): readonly SeaBattleCue[] {
  if (event.result === 'miss') return intoWater(event, owner, viewpoint, at)
  const struck = strike(event, owner, scene, viewpoint, at)
  return event.ship ? [...struck, ...sinking(event.ship, owner, scene, viewpoint, at)] : struck
}

/** The time that a miss stays in sight, in milliseconds: it shows little, and the other player waits for their turn. */
const MISSED = 600
/** The time that a hit stays in sight, in milliseconds. */
const STRUCK = 900

/** Shows a column of water, and the white peg that rises out of it. */
function intoWater(event: Shot, owner: SeaSeat, viewpoint: Viewpoint, at: number): readonly SeaBattleCue[] {
  const water = onWater(viewpoint, owner, event.at)
  return [
    effect('column', at, water, { size: 1.35 }),
    sound('splash', at, water),
    appear(pegTarget(owner, event.at), at + 220, 340, together(rise(0.75, easeOutBack), bob(0.03, 1))),
    effect('ripple', at + 480, water, { size: 0.8 }),
    pause(at, MISSED),
  ]
}

/** Shows fire and splinters; the ship reels, and a red peg is driven in. */
function strike(
  event: Shot,
  owner: SeaSeat,
  scene: SeaBattleScene,
  viewpoint: Viewpoint,
  at: number,
): readonly SeaBattleCue[] {
  const water = onWater(viewpoint, owner, event.at)
  const ship = shipsSeen(scene.before, owner).find((one) => one.includes(event.at))
  const side = trayOf(owner, viewpoint.near) === 'near' ? 1 : -1
  return [
    effect('blaze', at, above(water, 0.25), { size: 1.45 }),
    effect('splinters', at, above(water, 0.3), { size: 1.25 }),
    sound('hit', at, water),
    sound('rumble', at + 40, water, 0.5),
    ...(ship && !event.ship
      ? [move(shipTarget(owner, ship), at, 700, together(heel(side, 0, 0.2), sway(0.05, 3)))]
      : []),
    appear(pegTarget(owner, event.at), at + 260, 320, driven),
    sound('wood', at + 540, water, 0.7),
    pause(at, STRUCK),
  ]
}

/** Lowers a peg from above and knocks it in. */
const driven: Motion = (t, pose) => {
  const fall = easeInQuad(within(t, 0, 0.75))
  pose.y += 1.5 * (1 - fall)
  pose.opacity *= within(t, 0, 0.2)
  pose.squash += 0.12 * Math.sin(Math.PI * within(t, 0.75, 1))
}

/** The phases of a sinking, in milliseconds: the ship is shown, lists, goes under by the stern. */
const SEEN = 620
const LISTING = 700
const GOING = 1200
const SINKING = SEEN + LISTING + GOING

function sinking(
  ship: Ship,
  owner: SeaSeat,
  scene: SeaBattleScene,
  viewpoint: Viewpoint,
  at: number,
): readonly SeaBattleCue[] {
  const target = shipTarget(owner, ship)
  const wreck = ends(scene, viewpoint, target)[1]
  const afloat = shipPose(trayOf(owner, viewpoint.near), ship)
  const wasHidden = !shipsSeen(scene.before, owner).some((one) => one[0] === ship[0])
  const shown: Motion = wasHidden
    ? together(stay(afloat), fade(0, 1), grow(0.7, 1, easeOutCubic), rise(0.4))
    : together(stay(afloat), bob(0.03, 1))
  return [
    appear(
      target,
      at,
      SINKING,
      sequence(
        [SEEN, shown],
        [LISTING, glide(afloat, listing(afloat, wreck), easeInOutSine)],
        [GOING, goUnder(afloat, wreck)],
      ),
    ),
    ...pegsToCross(ship, owner, scene, viewpoint, at),
    sound('ship', at + SEEN, wreck, 1, 'sinking'),
    sound('splash', at + SEEN + LISTING, wreck),
    effect('blaze', at + SEEN, above(afloat, 0.4), { size: 1.25 }),
    effect('bubbles', at + SEEN + LISTING, { ...wreck, y: WATER }, { size: 1.4, lasts: 1500 }),
    effect('ripple', at + SEEN + LISTING + 500, { ...wreck, y: WATER }, { size: 1.8 }),
    effect('barrels', at + SINKING - 300, { ...wreck, y: WATER }),
    pause(at, SINKING + 420),
  ]
}

/** Moves pegs aside where the hull now rises. */
export function pegsAside(
  ship: Ship,
  owner: SeaSeat,
  scene: SeaBattleScene,
  viewpoint: Viewpoint,
  at: number,
): readonly SeaBattleCue[] {
  return movedPegs(ship, owner, scene, viewpoint).map(({ peg, from, to }) => move(peg, at, 300, glide(from, to)))
}

/** Moves the pegs beside a hull to the middle of their cells, to the crosses, once the hull is gone. */
function pegsToCross(
  ship: Ship,
  owner: SeaSeat,
  scene: SeaBattleScene,
  viewpoint: Viewpoint,
  at: number,
): readonly SeaBattleCue[] {
  return movedPegs(ship, owner, scene, viewpoint).map(({ peg, from, to }) =>
    move(peg, at, SINKING, sequence([SEEN + LISTING, stay(from)], [GOING, glide(from, to, easeInOutSine)])),
  )
}

interface MovedPeg {
  readonly peg: string
  readonly from: Readonly<Pose>
  readonly to: Readonly<Pose>
}

function movedPegs(ship: Ship, owner: SeaSeat, scene: SeaBattleScene, viewpoint: Viewpoint): readonly MovedPeg[] {
  return ship.flatMap((cell) => {
    const peg = pegTarget(owner, cell)
    const [from, to] = ends(scene, viewpoint, peg)
    return from.opacity > 0 ? [{ peg, from, to }] : []
  })
}

/** Returns the pose of a ship already on its side, but not yet deeper. */
function listing(afloat: Readonly<Pose>, wreck: Readonly<Pose>): Pose {
  return { ...wreck, y: afloat.y, tiltX: wreck.tiltX * 0.66, tiltZ: wreck.tiltZ * 0.66 }
}

/** Sinks stern first below the surface, then rises to the depth of a wreck. */
function goUnder(afloat: Readonly<Pose>, wreck: Readonly<Pose>): Motion {
  const from = listing(afloat, wreck)
  return (t, pose) => {
    mixPose(from, wreck, easeInOutSine(within(t, 0, 0.7)), pose)
    const under = Math.sin(Math.PI * easeInOutSine(t))
    pose.y -= 0.3 * under
    pose.tiltX -= 0.12 * under * Math.sin(wreck.yaw)
    pose.tiltZ += 0.12 * under * Math.cos(wreck.yaw)
  }
}

/** Marks water that is now known to be empty, one cell after the other. */
function newMarks(owner: SeaSeat, scene: SeaBattleScene, viewpoint: Viewpoint, at: number): readonly SeaBattleCue[] {
  const { before, after } = scene
  const fresh = shipsSeen(after, owner)
    .filter((ship) => isWreck(after, owner, ship) && !isWreck(before, owner, ship))
    .flatMap((ship) => [...new Set(ship.flatMap((cell) => surroundingsOf(cell)))])
  return fresh.flatMap((cell: Cell, index) => {
    const target = markTarget(owner, cell)
    const [was, is] = ends(scene, viewpoint, target)
    if (was.opacity > 0 || is.opacity === 0) return []
    return [appear(target, at + index * 35, 260, grow(0, 1, easeOutBack))]
  })
}
