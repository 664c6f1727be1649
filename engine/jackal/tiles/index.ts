import type { TileKind } from '../data/tiles.ts'
import { arrow } from './arrow.ts'
import { balloon } from './balloon.ts'
import { bottle } from './bottle.ts'
import { cannibal } from './cannibal.ts'
import { cannon } from './cannon.ts'
import { caramba } from './caramba.ts'
import { cave } from './cave.ts'
import { crocodile } from './crocodile.ts'
import { earthquake } from './earthquake.ts'
import { grove } from './grove.ts'
import { horse } from './horse.ts'
import { ice } from './ice.ts'
import { lighthouse } from './lighthouse.ts'
import { ben, friday, missionary } from './resident.ts'
import { rum } from './rum.ts'
import type { TileRule } from './tileRule.ts'
import { trap } from './trap.ts'

/** Nothing happens, or all that happens is told elsewhere: coins in `chest.ts`, who may enter in `barriers.ts`. */
const quiet: TileRule = {}

/** What each kind of tile does. */
const TILE_RULES = {
  empty: quiet,
  'arrow-1': arrow,
  'arrow-1d': arrow,
  'arrow-2': arrow,
  'arrow-2d': arrow,
  'arrow-3': arrow,
  'arrow-4': arrow,
  'arrow-4d': arrow,
  horse,
  jungle: quiet,
  desert: quiet,
  swamp: quiet,
  mountain: quiet,
  ice,
  trap,
  crocodile,
  cannibal,
  cave,
  earthquake,
  grove,
  fort: quiet,
  aborigine: quiet,
  'chest-1': quiet,
  'chest-2': quiet,
  'chest-3': quiet,
  'chest-4': quiet,
  'chest-5': quiet,
  galleon: quiet,
  airplane: quiet,
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
  thicket: quiet,
} as const satisfies Record<TileKind, TileRule>

/** The behaviour of an open tile. */
export function tileRule(kind: TileKind): TileRule {
  return TILE_RULES[kind]
}
