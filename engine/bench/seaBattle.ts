import type { Rng } from '../kernel/rng.ts'
import { openStream } from '../kernel/rng.ts'
import { GUNNERS, type Gunner } from '../sea-battle/bots/gunner.ts'
import { BOT_LEVELS, type BotLevel } from '../sea-battle/data/botLevels.ts'
import { seaBattle } from '../sea-battle/rules.ts'
import type { SeaBattleOptions, Ship } from '../sea-battle/types.ts'
import { meanOf } from './mean.ts'
import { decisionsRow } from './randomPlay.ts'
import type { Bench, Row } from './row.ts'
import { FLEET_KINDS, type FleetKind } from './seaBattleFleets.ts'

const CLASSIC: SeaBattleOptions = { touch: 'none', shapes: 'straight', first: 'draw', autoMark: true }

/** The classic game at random; a fleet is drawn at the beginning of every match. */
export const seaBattleGame = { title: 'Sea Battle', rules: seaBattle, options: CLASSIC, matches: 20 }

/**
 * Returns the speed of random play, and the mean shots to sink the classic fleet by level and by the way of placing
 * fleets, over the given number of games each.
 */
export function seaBattleBench(games: number): Bench {
  return {
    title: `Sea Battle, random play and shots to sink the classic fleet, ${games} games`,
    rows: (rate) => [
      decisionsRow(seaBattleGame, rate),
      ...FLEET_KINDS.flatMap((kind) => BOT_LEVELS.map((level) => rowOf(level, kind, games))),
    ],
  }
}

function rowOf(level: BotLevel, kind: FleetKind, games: number): Row {
  const { value, margin } = meanOf(Array.from({ length: games }, (_, seed) => shotsNeeded(level, kind, seed)))
  return { name: `${level}, fleets ${kind.name}`, value, unit: `± ${margin.toFixed(2)}` }
}

/** Returns the shots that a level needs against the fleet of a seed. */
export function shotsNeeded(level: BotLevel, kind: FleetKind, seed: number): number {
  const ships = kind.lay(CLASSIC, openStream(seed, 'fleet'))
  return shotsToSink(ships, GUNNERS[level](CLASSIC), openStream(seed, 'bot/north'))
}

/** Fires until all ships are sunk; returns the number of shots. */
function shotsToSink(ships: readonly Ship[], start: Gunner, rng: Rng): number {
  const hit = new Set<number>()
  let gunner = start
  let afloat = ships.length
  let shots = 0
  while (afloat > 0) {
    const at = gunner.aim(rng)
    const ship = ships.find((one) => one.includes(at))
    if (ship) hit.add(at)
    const down = ship?.every((cell) => hit.has(cell)) ? ship : null
    if (down) afloat--
    gunner = gunner.after({ shot: { at, result: down ? 'sunk' : ship ? 'hit' : 'miss' }, ship: down })
    shots++
  }
  return shots
}
