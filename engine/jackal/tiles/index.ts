import type { Tile } from '../types.ts'
import { airplane } from './airplane.ts'
import { arrow } from './arrow.ts'
import { balloon } from './balloon.ts'
import { bear } from './bear.ts'
import { bottle } from './bottle.ts'
import { cannibal } from './cannibal.ts'
import { cannon } from './cannon.ts'
import { caramba } from './caramba.ts'
import { cave } from './cave.ts'
import { crocodile } from './crocodile.ts'
import { earthquake } from './earthquake.ts'
import { fort } from './fort.ts'
import { grove } from './grove.ts'
import { horse } from './horse.ts'
import { ice } from './ice.ts'
import { lifeboat } from './lifeboat.ts'
import { lighthouse } from './lighthouse.ts'
import { plain } from './plain.ts'
import { ben, friday, missionary } from './resident.ts'
import { rum } from './rum.ts'
import { thicket } from './thicket.ts'
import type { TileRule } from './tileRule.ts'
import { trampoline } from './trampoline.ts'
import { trap } from './trap.ts'

/** The rule of each kind of tile. */
const TILE_RULES = {
  /** A tile of which nothing is known. */
  closed: plain,
  empty: plain,
  'arrow-1': arrow,
  'arrow-1d': arrow,
  'arrow-2': arrow,
  'arrow-2d': arrow,
  'arrow-3': arrow,
  'arrow-4': arrow,
  'arrow-4d': arrow,
  horse,
  jungle: plain,
  desert: plain,
  swamp: plain,
  mountain: plain,
  ice,
  trap,
  crocodile,
  cannibal,
  cave,
  earthquake,
  grove,
  fort,
  aborigine: fort,
  'chest-1': plain,
  'chest-2': plain,
  'chest-3': plain,
  'chest-4': plain,
  'chest-5': plain,
  galleon: plain,
  airplane,
  caramba,
  balloon,
  cannon,
  lighthouse,
  ben,
  missionary,
  friday,
  'bottle-1': bottle,
  'bottle-2': bottle,
  'bottle-3': bottle,
  rum,
  thicket,
  lifeboat,
  trampoline,
  bear,
  ferry: plain,
} as const satisfies Record<Tile['kind'], TileRule>

/** A map: it is read on every step, and is faster than an object with this number of keys. */
const BY_KIND: ReadonlyMap<string, TileRule> = new Map(
  Object.entries<TileRule>(TILE_RULES).map(([kind, rule]) => [kind, complete(rule)]),
)

/** Returns the rule with every hook listed, so that all rules have one shape: V8 reads one shape faster than many. */
function complete({ loads, fights, passage, barrier, onOpen, onRest }: TileRule): TileRule {
  return { loads, fights, passage, barrier, onOpen, onRest } as TileRule // a missing hook is undefined, too
}

/** Returns the behaviour of an open tile. */
export function tileRule(kind: Tile['kind']): TileRule {
  return BY_KIND.get(kind) ?? plain
}

/**
 * Returns whether a load can be left on the open tile: loads come there, and their carrier may stand there (J-GOLD).
 */
export function keepsLoads(kind: Tile['kind']): boolean {
  const { loads, passage } = tileRule(kind)
  return loads === 'allowed' && (passage.kind === 'stays' || passage.kind === 'emerges')
}
