import type { Seat } from '../../kernel/game.ts'
import { demand } from '../../kernel/reading.ts'
import { tileRow } from '../data/tiles.ts'
import { closedTile } from '../deck.ts'
import type { Facing, StepLoad, Tile } from '../types.ts'
import { turntableSteps } from '../world.ts'
import type { TileJson, TileRead } from './schema.ts'

const FACINGS = ['N', 'E', 'S', 'W'] as const

/** Reads one tile of a position; `where` names it in problems. */
export function readTile(json: TileRead, where: string, seats: readonly Seat[]): Tile {
  const row = tileRow(json.kind)
  demand(json.picture <= (row.pictures ?? 1), `${where}.picture`, `${json.kind} has no such picture`)
  demand(!json.used || (json.open && row.usedUp === true), `${where}.used`, `${json.kind} is not used up`)
  for (const [i, seat] of json.seenBy.entries()) {
    demand(seats.includes(seat), `${where}.seenBy.${i}`, `${seat} is no seat of this match`)
  }
  const facing = (row.turned ? FACINGS.indexOf(json.facing) : 0) as Facing // an index of four letters
  const laid = closedTile({ kind: json.kind, picture: json.picture }, facing)
  const tile = { ...laid, open: json.open, used: json.used, seenBy: [...json.seenBy] }
  if (json.open) return { ...tile, ...readLoads(json, where) }
  demandUnloaded(json, where)
  return tile
}

/** Requires that a closed tile carries no loads; a chest may list the coins that it will give when turned. */
function demandUnloaded(json: TileRead, where: string): void {
  const { coins, treasure } = tileRow(json.kind)
  demand(json.coins === 0 || json.coins === coins, `${where}.coins`, 'no loads lie on a closed tile', 'J-CHEST')
  demand(!json.treasure || treasure === true, `${where}.treasure`, 'no loads lie on a closed tile', 'J-GALLEON')
  const onSteps = Object.keys(json.coinsAtStep).length > 0 || json.treasureAtStep !== undefined
  demand(!onSteps, where, 'no loads lie on a closed tile', 'J-TURNTABLE')
}

function readLoads(json: TileRead, where: string): Pick<Tile, 'coins' | 'treasure' | 'steps'> {
  const count = tileRow(json.kind).steps ?? 0
  const coins = Object.entries(json.coinsAtStep).map(([step, many]) => ({ step: Number(step), coins: many }))
  const treasures = treasureSteps(json.treasureAtStep)
  for (const step of [...coins.map((one) => one.step), ...treasures]) {
    demand(step <= count, where, `${json.kind} has no step ${step}`, 'J-TURNTABLE')
  }
  if (count === 0) return { coins: json.coins, treasure: json.treasure, steps: [] }
  const steps = Array.from({ length: count }, (_, i): StepLoad => {
    const said = coins.find((one) => one.step === i + 1)?.coins ?? 0
    // Loads without a step lie on the first.
    const loose = i === 0 ? json : { coins: 0, treasure: false }
    return { coins: said + loose.coins, treasure: loose.treasure || treasures.includes(i + 1) }
  })
  return { coins: 0, treasure: false, steps: steps.some((one) => one.coins > 0 || one.treasure) ? steps : [] }
}

function treasureSteps(said: TileRead['treasureAtStep']): readonly number[] {
  if (said === undefined) return []
  if (typeof said === 'number') return [said]
  return Object.keys(said)
    .filter((step) => said[step])
    .map(Number)
}

/** Returns the tile as positions write it, without defaults. */
export function printTile(tile: Tile): TileJson | { kind: 'closed' } {
  if (tile.kind === 'closed') return { kind: 'closed' }
  const { kind, open, facing, picture, coins, treasure, used, seenBy } = tile
  const row = tileRow(kind)
  return {
    kind,
    open,
    ...(row.turned && { facing: FACINGS[facing] }),
    ...(picture > 1 && { picture }),
    ...(coins > 0 && { coins }),
    ...(treasure && { treasure }),
    ...printSteps(tile),
    ...(used && { used }),
    ...(seenBy.length > 0 && { seenBy: seenBy as TileJson['seenBy'] }), // seats are teams' names in this game
  }
}

function printSteps(tile: Tile): Pick<TileJson, 'coinsAtStep' | 'treasureAtStep'> {
  if (turntableSteps(tile) === 0) return {}
  const coins = tile.steps.flatMap((one, i) => (one.coins > 0 ? [[String(i + 1), one.coins] as const] : []))
  const treasure = tile.steps.findIndex((one) => one.treasure)
  return {
    ...(coins.length > 0 && { coinsAtStep: Object.fromEntries(coins) }),
    ...(treasure >= 0 && { treasureAtStep: treasure + 1 }),
  }
}
