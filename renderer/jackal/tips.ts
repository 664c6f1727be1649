import { printCell } from '../../engine/jackal/cells.ts'
import { tileRow } from '../../engine/jackal/data/tiles.ts'
import type { Cell, JackalMove, JackalState, Piece, Resident } from '../../engine/jackal/types.ts'
import { type Moment, type Tip, tipsOf } from '../school/tips/tip.ts'
import { isFlight } from './intent/flightRules.ts'
import { isJackalView } from './view.ts'

type Now = Moment<JackalState, JackalMove>
type JackalTip = Tip<JackalState, JackalMove>
type Go = Extract<JackalMove, { kind: 'go' }>

/** The tips of the waters: places, the bear, the lifeboat, ferries, bottles (J-ARCH, J-BOAT). */
const WATERS = {
  place: {
    id: 'jackal/place',
    tell: ({ moves }, t) => (moves.some(({ kind }) => kind === 'place') ? t('tip.jackal.place') : null),
  },
  uncork: {
    id: 'jackal/uncork',
    tell: (now, t) => {
      const held = own(now).find((piece) => (piece.trapped || piece.step > 0) && bottlesOf(now, piece) > 0)
      return typeof held?.at === 'number' && isRoamed(now.view)
        ? t('tip.jackal.uncork', { at: printCell(now.view.board, held.at) })
        : null
    },
  },
  bear: {
    id: 'jackal/bear',
    tell: (now, t) => {
      const { bear, board, tiles } = now.view
      const isHunted = own(now).some(({ at, lost }) => typeof at === 'number' && tiles[at] && !lost)
      return bear && isHunted ? t('tip.jackal.bear', { at: printCell(board, bear.at) }) : null
    },
  },
  boat: {
    id: 'jackal/boat',
    tell: (now, t) => {
      const { lifeboat, board } = now.view
      const isNear = lifeboat && goes(now).some(({ carry, to }) => carry === 'boat' || to === lifeboat.at)
      return lifeboat && isNear && !lifeboat.afloat ? t('tip.jackal.boat', { at: printCell(board, lifeboat.at) }) : null
    },
  },
  row: {
    id: 'jackal/row',
    tell: ({ moves }, t) =>
      moves.some((move) => move.kind === 'sail' && move.boat === true) ? t('tip.jackal.row') : null,
  },
  ferry: {
    id: 'jackal/ferry',
    tell: (now, t) => {
      const step = goes(now).find(({ to }) => now.view.tiles[to]?.kind === 'ferry')
      return step ? t('tip.jackal.ferry', { at: printCell(now.view.board, step.to) }) : null
    },
  },
} as const satisfies Readonly<Record<string, JackalTip>>

/** The tips about residents, once they have joined, and about the grove (J-FRIDAY, J-MISSIONARY, J-BEN, J-GROVE). */
const ISLANDERS = {
  grove: {
    id: 'jackal/grove',
    tell: ({ view, seat }, t) => {
      const isForeign = view.groveTurns > 0 && view.teams.some((team) => team.id === view.turn && team.seat !== seat)
      return isForeign ? t('tip.jackal.grove', { crew: t(`team.${view.turn}`) }) : null
    },
  },
  friday: { id: 'jackal/friday', tell: (now, t) => (isWith(now, 'friday') ? t('tip.jackal.friday') : null) },
  missionary: {
    id: 'jackal/missionary',
    tell: (now, t) => (isWith(now, 'missionary') ? t('tip.jackal.missionary') : null),
  },
  ben: { id: 'jackal/ben', tell: (now, t) => (isWith(now, 'ben') ? t('tip.jackal.ben') : null) },
} as const satisfies Readonly<Record<string, JackalTip>>

/** The tips of a first match of Jackal, the most urgent first. */
const JACKAL_TIPS = [
  WATERS.place,
  ISLANDERS.grove,
  WATERS.uncork,
  {
    id: 'jackal/home',
    tell: (now, t) => {
      const step = goes(now).find(({ carry, to }) => isGold(carry) && now.view.teams.some((team) => team.ship === to))
      return step ? t('tip.jackal.home') : null
    },
  },
  WATERS.bear,
  WATERS.row,
  WATERS.boat,
  {
    id: 'jackal/carry',
    tell: (now, t) => {
      const carrier = goes(now).find(({ carry }) => isGold(carry))?.piece
      const at = now.view.pieces.find(({ id }) => id === carrier)?.at
      return typeof at === 'number' ? t('tip.jackal.carry', { at: printCell(now.view.board, at) }) : null
    },
  },
  {
    id: 'jackal/gold-near',
    tell: (now, t) => {
      const step = goes(now).find(({ carry, to }) => carry === undefined && hasGold(now.view, to))
      return step ? t('tip.jackal.gold', { at: printCell(now.view.board, step.to) }) : null
    },
  },
  {
    id: 'jackal/trapped',
    tell: (now, t) => {
      const at = own(now).find(({ trapped }) => trapped)?.at
      return typeof at === 'number' ? t('tip.jackal.trapped', { at: printCell(now.view.board, at) }) : null
    },
  },
  {
    id: 'jackal/swimmer',
    tell: (now, t) => {
      const swimmer = own(now).find((piece) => isSwimming(now.view, piece))
      return swimmer ? t('tip.jackal.swimmer') : null
    },
  },
  {
    id: 'jackal/steps',
    tell: (now, t) => {
      const slow = goes(now).find(({ piece, to }) =>
        own(now).some(({ id, at, step }) => id === piece && at === to && step > 0),
      )
      const kind = slow && now.view.tiles[slow.to]?.kind
      if (!slow || !kind || kind === 'closed') return null
      const step = own(now).find(({ id }) => id === slow.piece)?.step ?? 0
      return t('tip.jackal.steps', { at: printCell(now.view.board, slow.to), step, of: tileRow(kind).steps ?? 0 })
    },
  },
  ISLANDERS.friday,
  ISLANDERS.missionary,
  ISLANDERS.ben,
  WATERS.ferry,
  {
    id: 'jackal/rival-near',
    tell: (now, t) => {
      if (now.view.groveTurns > 0) return null // the player commands another crew, whose rivals are not their own
      const step = goes(now).find(({ to }) => now.view.tiles[to] && rivals(now).some(({ at }) => at === to))
      return step ? t('tip.jackal.rival', { at: printCell(now.view.board, step.to) }) : null
    },
  },
  {
    id: 'jackal/card',
    tell: (now, t) => {
      const cell = now.view.tiles.findIndex((tile) => tile?.open && tile.kind !== 'empty')
      return cell >= 0 ? t('tip.jackal.card', { at: printCell(now.view.board, cell) }) : null
    },
  },
  {
    id: 'jackal/ship',
    tell: (now, t) => {
      const isUnderWay = now.view.turnNumber > now.view.teams.length
      const sails = now.moves.some((move) => move.kind === 'sail' && !move.boat)
      return isUnderWay && sails && !isRoamed(now.view) ? t('tip.jackal.ship') : null
    },
  },
  {
    id: 'jackal/roam',
    tell: (now, t) => {
      const sails = now.moves.some((move) => move.kind === 'sail' && !move.boat)
      return sails && isRoamed(now.view) ? t('tip.jackal.roam') : null
    },
  },
] as const satisfies readonly JackalTip[]

export const findJackalTips = tipsOf(isJackalView, JACKAL_TIPS, ({ decision }) => decision !== null)

/** Returns the steps and leaps among the moves; flights of the airplane are not among them. */
const goes = ({ moves, view }: Now): readonly Go[] =>
  moves.filter((move) => move.kind === 'go').filter((move) => !isFlight(view, move))

const isGold = (load: Go['carry']): boolean => load === 'coin' || load === 'treasure'

function hasGold({ tiles }: JackalState, cell: Cell): boolean {
  const tile = tiles[cell]
  return tile?.open === true && (tile.coins > 0 || tile.treasure)
}

const isRoamed = ({ options }: JackalState): boolean => options.variant === 'archipelago'

const isMine = ({ view, seat }: Now, { team }: Piece): boolean =>
  view.teams.some((one) => one.id === team && one.seat === seat)

const bottlesOf = ({ view }: Now, { team }: Piece): number => view.teams.find(({ id }) => id === team)?.bottles ?? 0

/** Returns whether a resident has joined the player, unarmed if that makes a difference. */
const isWith = (now: Now, id: Resident): boolean =>
  own(now).some((piece) => piece.id === id && !piece.fighter && typeof piece.at === 'number')

const own = (now: Now): readonly Piece[] => now.view.pieces.filter((piece) => isMine(now, piece))
const rivals = (now: Now): readonly Piece[] => now.view.pieces.filter((piece) => !isMine(now, piece) && !piece.lost)

function isSwimming({ tiles, teams, lifeboat }: JackalState, { at, lost }: Piece): boolean {
  if (typeof at !== 'number' || lost !== null || tiles[at]) return false
  return !teams.some(({ ship }) => ship === at) && lifeboat?.at !== at
}
