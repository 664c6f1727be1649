import { classOf } from '../../../../engine/admiral/fleet.ts'
import { type AdmiralState, SHIP_CLASSES, type Ship, type ShipClass } from '../../../../engine/admiral/types.ts'
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
  readonly hull: number
  readonly hullLeft: number
  /** Cells that she sails with all her canvas, and with what is left of it. */
  readonly speed: number
  readonly speedLeft: number
}

/** Points are told one by one up to this many, above it in proportion. */
const MOST = { hull: 12, speed: 8 } as const
/** The largest marks of the outer row and of the inner one, and the room between two marks. */
const LARGEST = { outer: 0.135, inner: 0.125 } as const
const ROOM = 0.003
/** Room between the rim at the stern and the first mark. */
const ASTERN = 0.045
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

export type Honour = 'flagship' | 'prize'

/** What a ship is honoured with beside her squadron's mark. */
export function honourOf(state: Pick<AdmiralState, 'ships'>, ship: Ship): Honour | null {
  if (ship.prize) return 'prize'
  return flagshipOf(state, ship.team)?.id === ship.id ? 'flagship' : null
}

/** What the base of a ship tells in a state. */
export function baseFacts(state: AdmiralState, ship: Ship): BaseFacts {
  const { hull, straight } = classOf(state, ship)
  return {
    class: ship.class,
    hull,
    hullLeft: Math.max(0, hull - ship.hullDamage),
    speed: straight,
    speedLeft: Math.max(0, straight - ship.sailDamage),
  }
}

/** So many marks of what is left and of what is lost; numbers above `most` in proportion. */
function told<P>(whole: number, left: number, most: number, pictures: readonly [left: P, lost: P]): readonly P[] {
  const count = Math.min(whole, most)
  const shown = whole <= most ? left : Math.ceil((left * most) / whole)
  return Array.from({ length: count }, (_, i) => pictures[i < shown ? 0 : 1])
}

/**
 * The marks on a base, on the viewer's side: from the stern hull points along the edge and speed inside them, and from the
 * bow the stars of her class, in the row that leaves the smallest marks larger; an arrow at the point.
 */
export function baseMarks(facts: BaseFacts): readonly BaseMark[] {
  const { fore } = BASES[facts.class]
  const layouts = [rowsOf(facts, 'outer'), rowsOf(facts, 'inner')] as const
  const [outer, inner] = layouts.map((marks) => Math.min(...marks.map(({ size }) => size)))
  const rows = (outer ?? 0) > (inner ?? 0) ? layouts[0] : layouts[1]
  return [...rows, { along: fore - ARROW.fromPoint, aside: 0, size: ARROW.size, picture: 'arrow' }]
}

/** Both rows, with the stars in one of them. */
function rowsOf(facts: BaseFacts, starred: 'outer' | 'inner'): readonly BaseMark[] {
  const hull = told(facts.hull, facts.hullLeft, MOST.hull, ['hull', 'hullLost'] as const)
  const speed = told(facts.speed, facts.speedLeft, MOST.speed, ['speed', 'speedLost'] as const)
  const stars = Array.from({ length: rankOf(facts.class) }, () => 'star' as const)
  const edge = BASES[facts.class].halfBeam * FACE_SHARE - ROOM
  const outer = rowOf(facts.class, edge, hull, starred === 'outer' ? stars : [], LARGEST.outer)
  const within = edge - outer.size - ROOM
  const inner = rowOf(facts.class, within, speed, starred === 'inner' ? stars : [], LARGEST.inner)
  return [...outer.marks, ...inner.marks]
}

/** The most marks that a base can bear. */
export const MARKS_ON_BASE = MOST.hull + MOST.speed + SHIP_CLASSES.length + 1

/** Marks from the stern and marks from the bow, as large as they fit side by side within an edge. */
function rowOf(
  name: ShipClass,
  edge: number,
  astern: readonly BasePicture[],
  ahead: readonly BasePicture[],
  largest: number,
): { readonly size: number; readonly marks: readonly BaseMark[] } {
  const [from, to] = [-BASES[name].aft + ASTERN, foremost(name, edge)]
  const step = Math.min(largest + ROOM, (to - from) / (astern.length + ahead.length))
  const size = step - ROOM
  const mark = (picture: BasePicture, along: number): BaseMark => ({ along, aside: edge - size / 2, size, picture })
  return {
    size,
    marks: [
      ...astern.map((picture, i) => mark(picture, from + (i + 0.5) * step)),
      ...ahead.map((picture, i) => mark(picture, to - (i + 0.5) * step)),
    ],
  }
}

/** How far toward the bow the face is as broad as that. */
function foremost(name: ShipClass, aside: number): number {
  const base = BASES[name]
  const steps = Array.from({ length: 101 }, (_, i) => base.fore - (i * (base.fore + base.aft)) / 200)
  return steps.find((along) => halfBreadthAt(base, along) * FACE_SHARE >= aside) ?? 0
}
