import type { Board, Deck, JackalOptions, Side, TeamId } from '../types.ts'
import { TILE_KINDS, tileRow } from './tiles.ts'

/** The island of the base game (J-BOARD) with its deck (J-DECK). */
export const CLASSIC_ISLAND: Board = {
  map: [
    '~~~~~~~~~~~~~',
    '~~#########~~',
    '~###########~',
    '~###########~',
    '~###########~',
    '~###########~',
    '~###########~',
    '~###########~',
    '~###########~',
    '~###########~',
    '~###########~',
    '~~#########~~',
    '~~~~~~~~~~~~~',
  ],
  deck: Object.fromEntries(TILE_KINDS.map((kind) => [kind, tileRow(kind).count]).filter(([, count]) => count !== 0)),
}

/** The board that each choice of map stands for. */
const BOARDS: Readonly<Record<JackalOptions['map'], Board>> = { island: CLASSIC_ISLAND }

/** The board of a match dealt with these options. */
export function boardFor({ map, lifeboat }: Pick<JackalOptions, 'map' | 'lifeboat'>): Board {
  const board = BOARDS[map]
  return lifeboat ? { ...board, deck: withLifeboat(board.deck) } : board
}

/** The deck with one `empty` tile replaced by the lifeboat (J-BOAT). */
function withLifeboat(deck: Deck): Deck {
  return { ...deck, empty: (deck.empty ?? 0) - 1, lifeboat: 1 }
}

/** The side on which each team's ship lies by default (J-SEATS). */
export const HOME_SIDES: Readonly<Record<TeamId, Side>> = { white: 'S', red: 'W', black: 'N', yellow: 'E' }
