import { printCell } from '../../engine/jackal/cells.ts'
import type { Cell, JackalMove, JackalState, Piece } from '../../engine/jackal/types.ts'
import { type Moment, type Tip, tipsOf } from '../school/tips/tip.ts'
import { isJackalView } from './view.ts'

type Now = Moment<JackalState, JackalMove>
type Go = Extract<JackalMove, { kind: 'go' }>

/** What a first match of Jackal points out, the most urgent first. */
const JACKAL_TIPS = [
  {
    id: 'jackal/home',
    tell: (now, t) => {
      const step = goes(now).find(({ carry, to }) => isGold(carry) && now.view.teams.some((team) => team.ship === to))
      return step ? t('tip.jackal.home') : null
    },
  },
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
    id: 'jackal/rival-near',
    tell: (now, t) => {
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
      return isUnderWay && sails ? t('tip.jackal.ship') : null
    },
  },
] as const satisfies readonly Tip<JackalState, JackalMove>[]

export const findJackalTips = tipsOf(isJackalView, JACKAL_TIPS)

const goes = ({ moves }: Now): readonly Go[] => moves.filter((move) => move.kind === 'go')

const isGold = (load: Go['carry']): boolean => load === 'coin' || load === 'treasure'

function hasGold({ tiles }: JackalState, cell: Cell): boolean {
  const tile = tiles[cell]
  return tile?.open === true && (tile.coins > 0 || tile.treasure)
}

const isMine = ({ view, seat }: Now, { team }: Piece): boolean =>
  view.teams.some((one) => one.id === team && one.seat === seat)

const own = (now: Now): readonly Piece[] => now.view.pieces.filter((piece) => isMine(now, piece))
const rivals = (now: Now): readonly Piece[] => now.view.pieces.filter((piece) => !isMine(now, piece) && !piece.lost)

function isSwimming({ tiles, teams, lifeboat }: JackalState, { at, lost }: Piece): boolean {
  if (typeof at !== 'number' || lost !== null || tiles[at]) return false
  return !teams.some(({ ship }) => ship === at) && lifeboat?.at !== at
}
