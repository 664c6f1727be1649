import type { AdmiralState, UnitId } from '../../../engine/admiral/types.ts'
import { appear, foldAt, move, pause, sound } from '../../playback/cue.ts'
import { easeInOutSine, easeOutBack, within } from '../../playback/easing.ts'
import {
  fade,
  glide,
  grow,
  hop,
  type Motion,
  parabola,
  sequence,
  shake,
  stay,
  together,
} from '../../playback/motion.ts'
import { type Pose, poseAt } from '../../playback/poses.ts'
import {
  BORROWED,
  cardTarget,
  flagTarget,
  fortFlagTarget,
  fortTarget,
  goldTarget,
  grapnelTarget,
  sailsTarget,
  shipTarget,
} from '../anchors.ts'
import { homeIn } from '../layout.ts'
import { ROLL, TAKE, thrown } from './dice.ts'
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
  shipIn,
  TEAM_TINT,
  unitPose,
} from './staging.ts'
import { moored, sail, type Voyage } from './voyage.ts'

/** Times of a boarding, milliseconds: the ships touch, are held together, and part again. */
const TOUCH = 300
const PART = 380
/** Share of the way between them that each ship goes. */
const REACH = { attacker: 0.26, defender: 0.1 } as const

/** Goes alongside, stays there, and drops back. */
function alongside(at: Readonly<Pose>, other: Readonly<Pose>, share: number, until: number): Voyage {
  const [dx, dz] = [(other.x - at.x) * share, (other.z - at.z) * share]
  const near = (ms: number) =>
    easeInOutSine(within(ms, 0, TOUCH)) * (1 - easeInOutSine(within(ms, until - PART, until)))
  const jolt = (ms: number) => 0.05 * Math.sin(within(ms, TOUCH, TOUCH + 320) * Math.PI * 2) * near(ms)
  const side = Math.sign(dx * Math.cos(at.yaw) - dz * Math.sin(at.yaw)) || 1
  return {
    ...moored(at, until, { heel: (ms) => -side * jolt(ms) }),
    course: (ms, out) => {
      out.x = at.x + dx * near(ms)
      out.z = at.z + dz * near(ms)
    },
  }
}

const HELD = 1300

/** Closes in until the sides touch; three grapnels fly over on their ropes. */
export function boardingBegan({ ship, target }: Of<'boardingBegan'>, scene: AdmiralScene): readonly AdmiralCue[] {
  const [attacker, defender] = [unitPose(scene.before, ship), unitPose(scene.before, target)]
  const isFort = fortIn(scene.before, target) !== null
  const middle = poseAt((attacker.x + defender.x) / 2, below(attacker).y, (attacker.z + defender.z) / 2)
  return [
    ...sail(scene, ship, alongside(attacker, defender, REACH.attacker, HELD)),
    ...(isFort ? [] : sail(scene, target, alongside(defender, attacker, REACH.defender, HELD))),
    ...grapnels(attacker, defender),
    effect('splash', TOUCH - 40, middle, { size: 0.9 }),
    sound('wood', TOUCH, middle),
    sound('cheer', TOUCH + 160, middle, 0.7),
  ]
}

/** Hooks on ropes from the attacker's rail to the other's. */
function grapnels(attacker: Readonly<Pose>, defender: Readonly<Pose>): readonly AdmiralCue[] {
  const [dx, dz] = [defender.x - attacker.x, defender.z - attacker.z]
  const length = Math.hypot(dx, dz) || 1
  const [ux, uz] = [dx / length, dz / length]
  return Array.from({ length: BORROWED.grapnels }, (_, i) => {
    const aside = (i - 1) * 0.26
    const place = (cells: number, up: number) =>
      poseAt(attacker.x + ux * cells - uz * aside, attacker.y + up, attacker.z + uz * cells + ux * aside, {
        yaw: Math.atan2(-dx, -dz),
      })
    const [from, to] = [place(0.36, 0.34), place(length * (1 - REACH.defender) - 0.16, 0.3)]
    const at = TOUCH * 0.7 + i * 90
    return [
      move(
        grapnelTarget(i),
        at,
        HELD - at,
        sequence([260, parabola(from, to, 0.28)], [HELD - at - 440, stay(to)], [180, together(stay(to), fade(1, 0))]),
      ),
      effect('rope', at, from, { to, lasts: HELD - at - 60 }),
      sound('grapnel', at, to, 0.8),
    ]
  }).flat()
}

const SHAKE = 60

/** Sabres on deck, one die for each side, the ships shaken three times; then it is seen who stands. */
export function boardingFought(event: Of<'boardingFought'>, scene: AdmiralScene): readonly AdmiralCue[] {
  const { before } = scene
  const [attacker, defender] = [unitPose(before, event.ship), unitPose(before, event.target)]
  const winner = event.winner === event.ship ? attacker : defender
  const decided = ROLL + 420
  const until = decided + 620
  const middle = poseAt((attacker.x + defender.x) / 2, attacker.y + 0.75, (attacker.z + defender.z) / 2)
  return [
    ...sail(scene, event.ship, shaken(alongside(attacker, defender, REACH.attacker, until))),
    ...sail(scene, event.target, shaken(alongside(defender, attacker, REACH.defender, until))),
    ...thrown(before, 0, event.dice[0], 120, until),
    ...thrown(before, 1, event.dice[1], 240, until),
    effect('sabres', TOUCH, middle, { size: 1.1, lasts: decided - TOUCH + 200 }),
    effect('aye', decided, poseAt(winner.x, winner.y + OVERHEAD, winner.z), { lasts: 900 }),
    sound('wood', TOUCH, middle),
    sound('sabres', TOUCH + 60, middle),
    sound('sabres', TOUCH + 560, middle, 0.8),
    sound('cheer', decided, winner, 0.8),
    pause(0, until + TAKE),
  ]
}

/** Three blows of 60 ms run through a hull that lies alongside. */
function shaken(voyage: Voyage): Voyage {
  const blows = (ms: number) => Math.sin(within(ms, TOUCH, TOUCH + 3 * SHAKE) * 3 * Math.PI * 2)
  return {
    ...voyage,
    heel: (ms) => voyage.heel(ms) + 0.05 * blows(ms),
    heave: (ms) =>
      0.012 * blows(ms) +
      0.008 * Math.sin(ms / 70) * within(ms, TOUCH, TOUCH + 200) * (1 - within(ms, voyage.lasts - PART, voyage.lasts)),
  }
}

/** When colours change. */
const STRUCK = 460
const HOISTED = 520

/** Her colours come down, and behind a cloud of smoke the new ones go up with a flourish. */
export function shipTaken({ ship, to, from }: Of<'shipTaken'>, scene: AdmiralScene): readonly AdmiralCue[] {
  const pose = unitPose(scene.before, ship)
  const card = homeIn(scene.before, cardTarget(ship))
  return [
    move(sailsTarget(ship), 0, STRUCK, grow(1, 0.05)),
    move(sailsTarget(ship), STRUCK, HOISTED, grow(0.05, 1, easeOutBack)),
    move(flagTarget(ship), 0, STRUCK, grow(1, 0)),
    move(flagTarget(ship), STRUCK, HOISTED, grow(0, 1, easeOutBack)),
    move(shipTarget(ship), STRUCK, HOISTED, hop(pose, pose, 0.12, 0)),
    ...(card.opacity > 0
      ? [move(cardTarget(ship), 0, STRUCK, glide(card, { ...card, y: card.y - 0.4, opacity: 0 }))]
      : []),
    foldAt(STRUCK),
    ...flourish(above(pose, 0.4), TEAM_TINT[from], TEAM_TINT[to]),
  ]
}

/** The garrison's flag comes down, the new one goes up. */
export function fortTaken({ fort, from, to }: Of<'fortTaken'>, scene: AdmiralScene): readonly AdmiralCue[] {
  const pose = unitPose(scene.before, fort)
  const target = fortFlagTarget(fort)
  const [before, after] = ends(scene, target)
  const [low, lowAfter] = [below(before).y + 0.5, below(after).y + 0.5]
  return [
    move(target, 0, STRUCK, glide(before, { ...before, y: low, scale: before.scale * 0.3 })),
    move(target, STRUCK, HOISTED, glide({ ...after, y: lowAfter, scale: after.scale * 0.3 }, after, easeOutBack)),
    move(fortTarget(fort), STRUCK, 240, shake(0.02, 4)),
    foldAt(STRUCK),
    ...flourish(above(pose, 0.5), TEAM_TINT[from], TEAM_TINT[to]),
  ]
}

function flourish(
  over: Pose | Readonly<{ x: number; y: number; z: number }>,
  lost: number,
  won: number,
): readonly AdmiralCue[] {
  return [
    effect('scraps', STRUCK - 160, above(over, 0.4), { to: above(over, 0.4), tint: lost }),
    effect('smoke', STRUCK - 180, over, { size: 1.1 }),
    effect('pennant', STRUCK + 40, above(over, 0.9), { tint: won, lasts: 1400 }),
    effect('sparkles', STRUCK + 60, above(over, 0.3), { size: 1.3 }),
    sound('drum', 0, over, 0.8),
    sound('flap', STRUCK, over, 0.8),
    sound('cheer', STRUCK + 120, over),
    pause(STRUCK, HOISTED + 260),
  ]
}

/** How long loot is on its way. */
const SHIFT = 640

/** Coins fly over to the prize, and the captain's card with them; or nothing is touched. */
export function lootShifted(event: Of<'lootShifted'>, scene: AdmiralScene): readonly AdmiralCue[] {
  const { from, to, gold, captain } = event
  const [winner, prize] = [unitPose(scene.before, from), unitPose(scene.before, to)]
  if (gold === 0 && captain === null)
    return [effect('nay', 0, poseAt(prize.x, prize.y + OVERHEAD, prize.z)), pause(0, 240)]
  return [
    ...(gold > 0 ? goldOver(scene, from, to, above(winner, 0.35), above(prize, 0.35)) : []),
    ...(captain === null ? [] : cardOver(scene, from, to)),
    foldAt(SHIFT),
    pause(0, SHIFT + 320),
  ]
}

/** Gold leaves one ship and is stowed in another at the fold. */
function goldOver(
  scene: AdmiralScene,
  from: UnitId,
  to: UnitId,
  leaves: ReturnType<typeof above>,
  comes: ReturnType<typeof above>,
): readonly AdmiralCue[] {
  return [
    ...goldGoes(scene, from, SHIFT),
    ...goldComes(scene, to, SHIFT),
    effect('coins', 0, leaves, { to: comes, lasts: SHIFT + 160 }),
    sound('coin', 0, leaves, 0.8),
    sound('coinLand', SHIFT, comes),
  ]
}

/** The heap in a ship's waist dwindles if all of it goes. */
export function goldGoes({ before, after }: AdmiralScene, id: UnitId, lasts: number): readonly AdmiralCue[] {
  return hasGold(before, id) && !hasGold(after, id) ? [move(goldTarget(id), 0, lasts, grow(1, 0))] : []
}

/** A heap appears in a ship's waist after the fold, or jumps if there was one. */
export function goldComes({ before, after }: AdmiralScene, id: UnitId, at: number): readonly AdmiralCue[] {
  const target = goldTarget(id)
  if (!hasGold(after, id)) return []
  return hasGold(before, id)
    ? [move(target, at, 260, hopAt(homeIn(after, target)))]
    : [appear(target, at, 280, grow(0, 1, easeOutBack))]
}

const hopAt = (home: Readonly<Pose>): Motion => hop(home, home, 0.14)

function hasGold(state: AdmiralState, id: UnitId): boolean {
  const ship = shipIn(state, id)
  return ship !== null && ship.at !== null && ship.gold > 0
}

/** A card is handed over as it lies: its face stays where it was. */
function cardOver({ before, after }: AdmiralScene, from: UnitId, to: UnitId): readonly AdmiralCue[] {
  const [begin, end] = [homeIn(before, cardTarget(from)), homeIn(after, cardTarget(to))]
  return [move(cardTarget(from), 0, SHIFT, hop(begin, end, 0.7, 0)), sound('page', 0, begin)]
}
