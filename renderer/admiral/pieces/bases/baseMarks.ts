import { classOf } from '../../../../engine/admiral/fleet.ts'
import {
  type AdmiralState,
  SHIP_CLASSES,
  type Ship,
  type ShipClass,
  type TeamId,
} from '../../../../engine/admiral/types.ts'
import { BASES, FACE_SHARE, halfBreadthAt } from '../../../../models/admiral/squadron/bases.ts'
import type { BasePicture } from './basePictures.ts'

/** A mark on the face of a base, in the measure of the models: toward the bow and toward the viewer from her origin. */
export interface BaseMark {
  readonly along: number
  readonly aside: number
  readonly size: number
  readonly picture: BasePicture
}

/** What a base tells of its ship. */
export interface BaseFacts {
  readonly class: ShipClass
  readonly team: TeamId
  readonly hull: number
  readonly hullLeft: number
  /** Cells that she sails with all her canvas, and with what is left of it. */
  readonly speed: number
  readonly speedLeft: number
  readonly honour: 'flagship' | 'prize' | null
}

/** Points are told one by one up to this many, above it in proportion. */
const MOST = { hull: 12, speed: 8 } as const
/** The largest marks of the outer row (hull) and of the inner one, and the room between two marks. */
const LARGEST = { outer: 0.12, inner: 0.085 } as const
const ROOM = 0.006
/** Room between the rim at the stern and the first mark. */
const ASTERN = 0.07
const HONOUR = 1.5
/** Her squadron's mark lies in the corner at the stern, over the cream line too, so far within the edge. */
const SQUADRON = { size: 0.2, within: 0.006 } as const
const ARROW = { size: 0.15, fromPoint: 0.105 } as const

/** Her rank among the classes, as stars: a brig has one, a ship of the line four. */
export const rankOf = (name: ShipClass): number => SHIP_CLASSES.length - SHIP_CLASSES.indexOf(name)

/** The ship from which a team is led: its heaviest one afloat. */
export function flagshipOf({ ships }: Pick<AdmiralState, 'ships'>, team: Ship['team']): Ship | null {
  const afloat = ships.filter((ship) => ship.team === team && ship.at !== null && !ship.prize)
  return afloat.reduce<Ship | null>(
    (best, ship) => (best && rankOf(best.class) >= rankOf(ship.class) ? best : ship),
    null,
  )
}

/** What the base of a ship tells in a state. */
export function baseFacts(state: AdmiralState, ship: Ship): BaseFacts {
  const { hull, straight } = classOf(state, ship)
  const leads = flagshipOf(state, ship.team)?.id === ship.id
  return {
    class: ship.class,
    team: ship.team,
    hull,
    hullLeft: Math.max(0, hull - ship.hullDamage),
    speed: straight,
    speedLeft: Math.max(0, straight - ship.sailDamage),
    honour: ship.prize ? 'prize' : leads ? 'flagship' : null,
  }
}

/** So many marks of what is left and of what is lost; numbers above `most` in proportion. */
function told<P>(whole: number, left: number, most: number, pictures: readonly [left: P, lost: P]): readonly P[] {
  const count = Math.min(whole, most)
  const shown = whole <= most ? left : Math.ceil((left * most) / whole)
  return Array.from({ length: count }, (_, i) => pictures[i < shown ? 0 : 1])
}

/**
 * The marks on a base, on the viewer's side: at the stern her squadron's, before it hull points along the edge; inside
 * them, from the stern, what she is honoured with and her speed, and from the bow the stars of her class; an arrow at the
 * point.
 */
export function baseMarks(facts: BaseFacts): readonly BaseMark[] {
  const hull = told(facts.hull, facts.hullLeft, MOST.hull, ['hull', 'hullLost'] as const)
  const speed = told(facts.speed, facts.speedLeft, MOST.speed, ['speed', 'speedLost'] as const)
  const base = BASES[facts.class]
  const edge = base.halfBeam * FACE_SHARE - ROOM
  const stern = -base.aft + ASTERN
  const squadron = squadronMark(facts)
  const ahead = squadron.along + squadron.size / 2 + ROOM
  const outer = rowOf(ahead, foremost(facts.class, edge), hull.length, LARGEST.outer)
  const outerAside = edge - outer.size / 2
  const innerEdge = Math.min(outerAside - outer.size / 2, squadron.aside - squadron.size / 2) - ROOM
  const slots = speed.length + rankOf(facts.class) + (facts.honour ? HONOUR : 0)
  const inner = rowOf(stern, foremost(facts.class, innerEdge), slots, LARGEST.inner)
  const innerAside = innerEdge - inner.size / 2
  const speedFrom = stern + (facts.honour ? HONOUR * inner.step : 0)
  const at = (i: number, from: number, step: number) => from + (i + 0.5) * step
  const size = inner.size * HONOUR
  const honoured = facts.honour
    ? [{ along: at(0, stern, HONOUR * inner.step), aside: innerEdge - size / 2, size, picture: facts.honour }]
    : []
  return [
    squadron,
    ...hull.map((picture, i) => ({ along: at(i, ahead, outer.step), aside: outerAside, size: outer.size, picture })),
    ...honoured,
    ...speed.map((picture, i) => ({
      along: at(i, speedFrom, inner.step),
      aside: innerAside,
      size: inner.size,
      picture,
    })),
    ...Array.from({ length: rankOf(facts.class) }, (_, i) => ({
      along: inner.end - (i + 0.5) * inner.step,
      aside: innerAside,
      size: inner.size,
      picture: 'star' as const,
    })),
    { along: base.fore - ARROW.fromPoint, aside: 0, size: ARROW.size, picture: 'arrow' },
  ]
}

function squadronMark(facts: BaseFacts): BaseMark {
  const { aft, halfBeam } = BASES[facts.class]
  const { size, within } = SQUADRON
  const inward = within + size / 2
  return { along: -aft + inward, aside: halfBeam - inward, size, picture: facts.team }
}

/** The most marks that a base can bear. */
export const MARKS_ON_BASE = MOST.hull + MOST.speed + SHIP_CLASSES.length + 3

/** Marks side by side from one place to another, as large as they fit. */
function rowOf(from: number, to: number, count: number, largest: number) {
  const step = Math.min(largest + ROOM, (to - from) / count)
  return { step, size: step - ROOM, end: to }
}

/** How far toward the bow the face is as broad as that. */
function foremost(name: ShipClass, aside: number): number {
  const base = BASES[name]
  const steps = Array.from({ length: 101 }, (_, i) => base.fore - (i * (base.fore + base.aft)) / 200)
  return steps.find((along) => halfBreadthAt(base, along) * FACE_SHARE >= aside) ?? 0
}
