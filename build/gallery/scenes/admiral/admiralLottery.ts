import { RULESET } from '../../../../engine/admiral/data/ruleset.ts'
import { HEADINGS } from '../../../../engine/admiral/geometry/headings.ts'
import { type AdmiralState, SHIP_CLASSES, TEAMS } from '../../../../engine/admiral/types.ts'
import { randomFrom } from '../../../../models/random.ts'
import { cellSpot } from '../../../../renderer/admiral/table/anchors.ts'
import { type CameraPreset, fieldPreset } from '../../../../renderer/table/camera/cameraPresets.ts'
import { battle } from '../../../../renderer/testkit/boards/admiralBoard.ts'

const LAND = ['b10', 'b11', 'c11', 'g8', 'g7', 'h8', 'i13', 'i14', 'n9', 'm9', 's7', 's8', 't7', 's13', 's14', 'r13']
const REEFS = ['j3', 'q2', 'u4']
const SHIPS = 12

/**
 * A fight of twelve ships drawn by lot, to test how well ships are read from a picture alone: each seed has its own squadrons,
 * classes, headings, damage, and ships that have acted.
 */
export function drawnByLot(seed: number): AdmiralState {
  const random = randomFrom(seed)
  const below = (count: number) => Math.floor(random() * count)
  const oneOf = <T>(all: readonly [T, ...T[]]): T => all[below(all.length)] ?? all[0]
  const taken = new Set([...LAND, ...REEFS])
  const freeCell = (): string => {
    const name = `${oneOf([...'fghijklmnopqr'] as [string, ...string[]])}${3 + below(9)}`
    if (taken.has(name)) return freeCell()
    taken.add(name)
    return name
  }
  const ships = Array.from({ length: SHIPS }, () => {
    const name = oneOf(SHIP_CLASSES)
    const { hull, straight } = RULESET.classes[name]
    const hullDamage = random() < 0.4 ? 0 : below(hull.value)
    const sailDamage = random() < 0.4 ? 0 : below(straight.value + 1)
    const ship = `${name} ${oneOf(TEAMS)} ${freeCell()} ${oneOf(HEADINGS)}` as const
    return [ship, { hullDamage, sailDamage, done: random() < 0.35 }] as const
  })
  return battle({ land: LAND, reefs: REEFS, forts: { n9: ['red'] }, ships, teams: TEAMS, wind: 'SE fresh' })
}

/**
 * The distance of a camera on a chosen ship, as a share of the distance for the whole field: cells are 75 px wide in a
 * window of 1280 × 800.
 */
const NEAR = 0.57

/**
 * Returns a camera as near as that of a chosen ship, over a third of the ships from west to east.
 * @param third 1 to 3
 */
export function nearThird({ board, ships }: AdmiralState, third: number): CameraPreset {
  const spots = ships.flatMap(({ at }) => (at === null ? [] : [cellSpot(board, at)])).sort((a, b) => a.x - b.x)
  const group = spots.slice((third - 1) * (SHIPS / 3), third * (SHIPS / 3))
  const middle = (axis: 'x' | 'z') =>
    (Math.min(...group.map((spot) => spot[axis])) + Math.max(...group.map((spot) => spot[axis]))) / 2
  const { position, target, fov } = fieldPreset(board.width / 2, board.height / 2)
  const look = { x: middle('x'), y: target.y, z: middle('z') }
  return {
    position: { x: look.x, y: position.y * NEAR, z: look.z + (position.z - target.z) * NEAR },
    target: look,
    fov,
  }
}
