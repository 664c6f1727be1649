import { printCell } from '../../../../engine/jackal/cells.ts'
import { type TileKind, tileRow } from '../../../../engine/jackal/data/tiles.ts'
import { bearStep } from '../../../../engine/jackal/foresight.ts'
import { isSwimmable } from '../../../../engine/jackal/geometry/terrain.ts'
import type { Cell, Facing, JackalState, Piece, Team, Tile } from '../../../../engine/jackal/types.ts'
import { opening, type Translate } from '../../../i18n/t.ts'
import { tileNameNow, tileRule } from '../../log/sentences.ts'
import { pieceFullName } from '../../names.ts'
import { isSpent } from '../../pieces/spent.ts'
import { boatAt } from '../../table/vessels.ts'

/** The card of the cell at the cursor. */
export interface TileCard {
  readonly title: string
  /** The name of the cell as players write it: `h3`. */
  readonly cell: string
  readonly rule: string
  /** The things and pieces there, one fact each. */
  readonly notes: readonly string[]
  readonly face: Face | null
}

/** The picture of a tile, with its rotation. */
interface Face {
  readonly kind: TileKind | 'closed'
  readonly picture: number
  readonly facing: Facing
  readonly spent: boolean
}

/** Returns the name, rule and present state of a cell. */
export function tileCardOf(view: JackalState, cell: Cell, t: Translate): TileCard {
  const tile = view.tiles[cell]
  const base = tile ? landCard(tile, t) : seaCard(view, cell, t)
  const notes = [
    ...base.notes,
    ...bearHere(view, cell, t),
    ...boatHere(view, cell, t),
    ...whoIsHere(view, cell, t),
  ].map(opening)
  return { ...base, cell: printCell(view.board, cell), notes }
}

type Base = Omit<TileCard, 'cell'>

function landCard(tile: Tile, t: Translate): Base {
  const { kind, picture, facing } = tile
  if (kind === 'closed') {
    return {
      title: t('card.closed'),
      rule: t('card.closed.rule'),
      notes: [],
      face: { kind: 'closed', picture: 1, facing: 0, spent: false },
    }
  }
  const notes = [!tile.open && t('card.seen'), tile.used && t('card.used'), ...loadsOn(tile, t)]
  return {
    title: tileNameNow(t, tile),
    rule: tile.open && tileRow(kind).coins !== undefined ? t('brief.chest') : tileRule(t, kind),
    notes: notes.filter((note) => note !== false),
    face: { kind, picture, facing, spent: isSpent(tile) },
  }
}

function loadsOn(tile: Tile, t: Translate): string[] {
  const here = leftOf(tile, t) ?? heaped(tile.coins, t, tile.treasure)
  const onSteps = tile.steps.flatMap(({ coins, treasure }, index) =>
    lying(coins, treasure, t).map((what) => t('card.step', { step: index + 1, what })),
  )
  return [...here, ...onSteps]
}

/**
 * Returns the remarks on an opened tile with gold, besides its title, which counts the coins there; null for others.
 */
function leftOf({ kind, open, coins, treasure }: Tile, t: Translate): string[] | null {
  if (!open || kind === 'closed') return null
  const row = tileRow(kind)
  if (row.treasure) return treasure ? null : [t('card.noTreasure'), ...heaped(coins, t)]
  if (row.coins === undefined) return null
  return [...(coins > 0 ? [] : [t('card.looted')]), ...heaped(0, t, treasure)]
}

function heaped(coins: number, t: Translate, treasure = false): string[] {
  return lying(coins, treasure, t).map((what) => t('card.here', { who: what }))
}

function lying(coins: number, treasure: boolean, t: Translate): string[] {
  const what = [coins > 0 && t('count.coins', { n: coins }), treasure && t('load.treasure')]
  return what.filter((one) => one !== false)
}

function seaCard(view: JackalState, cell: Cell, t: Translate): Base {
  const ship = view.teams.find((team) => team.ship === cell)
  if (ship) return { ...shipCard(ship, view, t), notes: [], face: null }
  const boat = boatAt(view, cell)
  if (boat) {
    const title = t('card.boat', { team: t(`team.${boat.team}`) })
    return { title, rule: t(boat.sides.length > 0 ? 'card.boat.rule' : 'card.boat.strait'), notes: [], face: null }
  }
  const sea = isSwimmable(view.board, cell) ? 'card.sea' : 'card.deep'
  return { title: t(sea), rule: t(`${sea}.${isRoamed(view) ? 'roams' : 'rule'}`), notes: [], face: null }
}

/** Returns whether ships sail anywhere (J-ARCH). */
const isRoamed = ({ options }: JackalState): boolean => options.variant === 'archipelago'

function shipCard({ id }: Team, view: JackalState, t: Translate): { readonly title: string; readonly rule: string } {
  return { title: t('card.ship', { team: t(`team.${id}`) }), rule: t(`card.ship.${isRoamed(view) ? 'roams' : 'rule'}`) }
}

/** Returns the notes on the bear: after whose turns it walks, and its next step now (J-ARCH). */
function bearHere(view: JackalState, cell: Cell, t: Translate): string[] {
  const { bear, board, teams } = view
  if (bear?.at !== cell) return []
  const walksAfter = teams.filter(({ seat }) => seat === bear.wokenBy).map(({ id }) => t(`team.${id}`))
  const next = bearStep(view)
  return [
    t('card.bear'),
    t('card.bear.walks', { teams: walksAfter.join(', ') }),
    next === null ? t('card.bear.stays') : t('card.bear.next', { cell: printCell(board, next) }),
  ]
}

/** Returns the note on the lifeboat where it lies ashore; at the place of its discovery, that it is gone. */
function boatHere({ lifeboat, tiles }: JackalState, cell: Cell, t: Translate): string[] {
  if (lifeboat?.at === cell && !lifeboat.afloat) return [t('card.here', { who: t('load.boat') })]
  const tile = tiles[cell]
  return tile?.kind === 'lifeboat' && tile.open ? [t('card.boat.gone')] : []
}

function whoIsHere(view: JackalState, cell: Cell, t: Translate): string[] {
  const here = view.pieces.filter(({ at }) => at === cell)
  return here.map((piece) => describe(piece, t))
}

/** Returns how a resident differs from a pirate; null if it does not. */
function ableTo({ type, fighter }: Piece, t: Translate): string | null {
  if (type === 'friday') return t('card.friday')
  if (type !== 'missionary') return null
  return t(fighter ? 'card.armed' : 'card.preacher')
}

function describe(piece: Piece, t: Translate): string {
  const states = [
    ableTo(piece, t),
    piece.step > 0 && t('card.atStep', { step: piece.step }),
    piece.trapped && t('card.trapped'),
    piece.drunk && t('card.drunk'),
    piece.lost && t('card.lost'),
  ]
  const told = states.filter((state) => typeof state === 'string')
  return told.length ? `${pieceFullName(t, piece.id)} (${told.join(', ')})` : pieceFullName(t, piece.id)
}
