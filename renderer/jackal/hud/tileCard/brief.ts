import { type TileKind, tileRow } from '../../../../engine/jackal/data/tiles.ts'
import { isSwimmable } from '../../../../engine/jackal/geometry/terrain.ts'
import type { Cell, JackalState, Tile } from '../../../../engine/jackal/types.ts'
import type { Translate } from '../../../i18n/t.ts'
import { vesselAt } from '../../table/vessels.ts'

/** The effect of a tile, in a few words; kinds with the same effect share them. */
const BRIEFS = {
  empty: 'brief.empty',
  'arrow-1': 'brief.arrow',
  'arrow-1d': 'brief.arrow',
  'arrow-2': 'brief.arrows',
  'arrow-2d': 'brief.arrows',
  'arrow-3': 'brief.arrows',
  'arrow-4': 'brief.arrows',
  'arrow-4d': 'brief.arrows',
  horse: 'brief.horse',
  jungle: 'brief.steps',
  desert: 'brief.steps',
  swamp: 'brief.steps',
  mountain: 'brief.steps',
  ice: 'brief.ice',
  trap: 'brief.trap',
  crocodile: 'brief.crocodile',
  cannibal: 'brief.cannibal',
  cave: 'brief.cave',
  earthquake: 'brief.earthquake',
  grove: 'brief.grove',
  fort: 'brief.fort',
  aborigine: 'brief.aborigine',
  'chest-1': 'brief.chest',
  'chest-2': 'brief.chest',
  'chest-3': 'brief.chest',
  'chest-4': 'brief.chest',
  'chest-5': 'brief.chest',
  galleon: 'brief.galleon',
  airplane: 'brief.airplane',
  caramba: 'brief.caramba',
  balloon: 'brief.balloon',
  cannon: 'brief.cannon',
  lighthouse: 'brief.lighthouse',
  ben: 'brief.ben',
  missionary: 'brief.missionary',
  friday: 'brief.friday',
  'bottle-1': 'brief.bottle',
  'bottle-2': 'brief.bottle',
  'bottle-3': 'brief.bottle',
  rum: 'brief.rum',
  thicket: 'brief.thicket',
  lifeboat: 'brief.lifeboat',
  trampoline: 'brief.trampoline',
  bear: 'brief.bear',
  ferry: 'brief.ferry',
} as const satisfies Record<TileKind, `brief.${string}`>

/** Returns the effect of a cell in at most twelve words; null for a closed tile, which may do anything. */
export function briefOf(view: JackalState, cell: Cell, t: Translate): string | null {
  const tile = view.tiles[cell]
  if (tile?.kind === 'closed') return null
  if (tile && isLooted(tile)) return null
  if (tile) return kindBrief(tile.kind, t)
  const isShip = view.teams.some(({ ship }) => ship === cell)
  if (isShip) return t('brief.ship')
  if (vesselAt(view, cell) !== null) return t('brief.boat')
  return t(isSwimmable(view.board, cell) ? 'brief.sea' : 'brief.deep')
}

/** Returns whether a chest has no coins, so that it does nothing. */
const isLooted = ({ kind, open, coins }: Tile): boolean =>
  kind !== 'closed' && open && coins === 0 && tileRow(kind).coins !== undefined

function kindBrief(kind: TileKind, t: Translate): string {
  const brief = BRIEFS[kind]
  return brief === 'brief.steps' ? t(brief, { n: tileRow(kind).steps ?? 1 }) : t(brief)
}
