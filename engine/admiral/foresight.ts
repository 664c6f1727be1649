import type { Hint } from '../kernel/game.ts'
import { salvoFaces } from './accuracy.ts'
import { hasMarksman } from './captains/target.ts'
import { isOnField, stepFrom } from './cells.ts'
import { activationOf, gunNumbersOf, isEnemy, isLand, isShip, shipAt, shipNamed, unitNamed } from './fleet.ts'
import { type Guns, gunsToward, raysOf } from './geometry/arcs.ts'
import type { Heading } from './geometry/headings.ts'
import { bearingOf, hasShots } from './lines.ts'
import { isWayFree, manoeuvre, pointsAfter, pointsFor } from './sailing.ts'
import {
  type AdmiralMove,
  type AdmiralState,
  type Cell,
  RUDDERS,
  type Rudder,
  type Team,
  type Unit,
  type UnitId,
} from './types.ts'

/** What public knowledge tells of a move: how likely a shot is to hit. */
export function hint(view: AdmiralState, move: AdmiralMove): Hint {
  if (move.kind !== 'fire' && move.kind !== 'salvo') return {}
  const faces = facesOf(view, move)
  return faces ? { hitChance: faces.length / 6 } : {}
}

/** The faces of the die on which a shot or salvo hits; null where it cannot be fired. */
export function facesOf(
  view: AdmiralState,
  move: Extract<AdmiralMove, { kind: 'fire' | 'salvo' }>,
): readonly number[] | null {
  const target = unitNamed(view, move.target)
  if (!target) return null
  const names = move.kind === 'fire' ? [move.ship] : move.with.map((volley) => volley.ship)
  const parts = names.flatMap((name) => {
    const unit = unitNamed(view, name)
    const bearing = unit && bearingOf(view, unit, target, view.offer?.crossing ?? null)
    return unit && bearing ? [{ unit, bearing }] : []
  })
  if (parts.length === 0 || parts.length < names.length) return null
  const units = parts.map((part) => part.unit)
  return salvoFaces(view, parts, hasMarksman(units, move.kind === 'fire' && move.captain === true))
}

/** How far a shot flies, as accuracy counts it. */
export const BANDS = ['close', 'middle', 'long'] as const
export type Band = (typeof BANDS)[number]

/** One ray along which a ship or fort can fire. */
export interface FireLine {
  readonly ray: Heading
  readonly guns: Guns
  /** Cells in range up to the first that blocks, which is the last where it can be hit itself. */
  readonly cells: readonly { readonly cell: Cell; readonly distance: number; readonly band: Band }[]
  /** What ends the line before its range: a ship or fort by its name, or an island. */
  readonly stoppedBy: UnitId | 'land' | null
}

/** The lines of fire of a unit where it is, or of a ship as she would lie elsewhere (A-FIRE). */
export function fireLines(
  view: AdmiralState,
  unit: Unit,
  as: { readonly at: Cell; readonly heading: Heading } | null = null,
): readonly FireLine[] {
  const from = as?.at ?? unit.at
  if (from === null) return []
  const heading = isShip(unit) ? (as?.heading ?? unit.heading) : null
  return raysOf(heading).map((ray) => {
    const guns = heading === null ? 'broadside' : (gunsToward(heading, ray) ?? 'broadside')
    return { ray, guns, ...fireAlong(view, unit, from, ray) }
  })
}

function fireAlong(view: AdmiralState, unit: Unit, from: Cell, ray: Heading): Pick<FireLine, 'cells' | 'stoppedBy'> {
  const { range } = gunNumbersOf(view, unit)
  const cells: FireLine['cells'][number][] = []
  let cell = from
  for (let distance = 1; distance <= range; distance++) {
    cell = stepFrom(cell, ray)
    if (!isOnField(view.board, cell)) break
    const stoppedBy = obstacleAt(view, unit, cell)
    if (stoppedBy !== 'land') cells.push({ cell, distance, band: bandOf(distance, range) })
    if (stoppedBy) return { cells, stoppedBy }
  }
  return { cells, stoppedBy: null }
}

function bandOf(distance: number, range: number): Band {
  if (distance <= 1) return 'close'
  return 2 * distance <= range ? 'middle' : 'long'
}

function obstacleAt(view: AdmiralState, unit: Unit, cell: Cell): UnitId | 'land' | null {
  const fort = view.forts.find((one) => one.at === cell)
  const ship = shipAt(view, cell)
  if (ship && ship.id !== unit.id) return ship.id
  if (fort) return fort.id
  return isLand(view.board, cell) ? 'land' : null
}

/** Cells that loaded guns of a team's enemies bear on, with the names of those who bear. */
export function cellsUnderFire(view: AdmiralState, team: Team): ReadonlyMap<Cell, readonly UnitId[]> {
  const under = new Map<Cell, UnitId[]>()
  for (const unit of [...view.ships, ...view.forts]) {
    if (!isEnemy(view, team, unit) || !hasShots(view, unit)) continue
    for (const { guns, cells } of fireLines(view, unit)) {
      if (guns !== 'broadside' && isShip(unit) && unit.chaserUsed) continue
      for (const { cell } of cells) under.set(cell, [...(under.get(cell) ?? []), unit.id])
    }
  }
  return under
}

/** A place that a ship can come to in this move. */
export interface Berth {
  readonly at: Cell
  readonly heading: Heading
  /** Points left there; below one the move is over. */
  readonly left: number
  /** The manoeuvres that lead there. */
  readonly way: readonly Rudder[]
  /** The cells entered on that way. */
  readonly path: readonly Cell[]
}

/**
 * Every cell and heading that a ship can reach in this move, each by the way that leaves most points, if nobody's fire
 * hinders her.
 *
 * @param rapid her captain Rapid is used.
 */
export function reachable(view: AdmiralState, id: UnitId, rapid = false): readonly Berth[] {
  const ship = shipNamed(view, id)
  if (!ship || ship.at === null) return []
  // Where she lies now is free once she has left it.
  const sea = { ...view, ships: view.ships.filter((one) => one.id !== id) }
  const { stage, left } = activationOf(view, id)
  if (stage !== 'begun' && stage !== 'moving') return []
  const points = stage === 'moving' ? left : pointsFor(view, ship, rapid)
  const berths = new Map<string, Berth>()
  let reached: readonly Berth[] = [{ at: ship.at, heading: ship.heading, left: points, way: [], path: [] }]
  while (reached.length > 0) {
    reached = reached.flatMap((berth) => nextBerths(sea, berth)).filter((berth) => keepBest(berths, berth))
  }
  return [...berths.values()]
}

function nextBerths(sea: AdmiralState, { at, heading, left, way, path }: Berth): readonly Berth[] {
  if (left < 1) return []
  const rudders = sea.wind.strength === 'calm' ? (['none'] as const) : RUDDERS
  return rudders
    .filter((turn) => isWayFree(sea, { at, heading }, turn))
    .map((turn) => {
      const next = manoeuvre(at, heading, turn)
      return {
        at: next.path.at(-1) ?? at,
        heading: next.heading,
        left: pointsAfter(sea, left, heading, next.heading),
        way: [...way, turn],
        path: [...path, ...next.path],
      }
    })
}

function keepBest(berths: Map<string, Berth>, berth: Berth): boolean {
  const key = `${berth.at} ${berth.heading}`
  const known = berths.get(key)
  if (known && known.left >= berth.left) return false
  berths.set(key, berth)
  return true
}
