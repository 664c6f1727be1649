import { demand } from '../../kernel/reading.ts'
import { printCell } from '../cells.ts'
import { LOOKS, type TileKind } from '../data/tiles.ts'
import { isGround, isLand, isSwimmable } from '../geometry/terrain.ts'
import type { Board, Cell, Chain, Decision, JackalState, Piece, Tile } from '../types.ts'
import { boatAt, isFighter } from '../world.ts'
import type { DecisionJson, DecisionRead } from './schema.ts'

/** Checks a pending decision against the island and the pieces it names. */
export function readDecision(
  json: DecisionRead | null,
  state: Pick<JackalState, 'options' | 'board' | 'lifeboat' | 'pieces' | 'teams' | 'tiles'>,
): Decision | null {
  if (!json) return null
  if (json.kind === 'endOffer') {
    const seats = state.teams.map((team) => team.seat)
    for (const seat of [json.by, ...json.waiting]) demand(seats.includes(seat), 'decision', `${seat} is no seat here`)
    return json
  }
  if (json.kind === 'uncork') {
    demand(state.options.variant === 'archipelago', 'decision.kind', 'bottles are used in the turn here', 'J-ARCH')
    const acted = json.acted === null || state.pieces.some(({ id }) => id === json.acted)
    demand(acted, 'decision.acted', `there is no piece ${json.acted}`)
    return json
  }
  const { piece } = json.chain
  const mover = state.pieces.find((one) => one.id === piece)
  demand(mover !== undefined, 'decision.chain.piece', `there is no piece ${piece}`)
  demand(typeof mover.at === 'number' && !mover.lost, 'decision.chain.piece', `${piece} is not on the board`)
  demandPlace(json, state.tiles[mover.at] ?? null)
  if (json.kind === 'arrival' && json.boat) {
    const rows = boatAt(state, mover.at) !== null && isFighter(mover)
    demand(rows, 'decision.boat', `${piece} has no boat to go on in`, 'J-BOAT')
  }
  demandCells(json, state)
  return json.kind === 'arrival' ? readArrival(json) : json
}

function readArrival({ boat, ...rest }: Extract<DecisionRead, { kind: 'arrival' }>): Decision {
  return { ...rest, ...(boat && { boat }) }
}

type ChainDecision = Exclude<DecisionRead, { kind: 'endOffer' | 'uncork' }>

/** Requires a piece on the tile of the decision. */
function demandPlace(json: ChainDecision, tile: Tile | null): void {
  const kind = json.kind === 'arrival' && json.flight ? 'airplane' : ASKED_BY[json.kind]
  demand(kind === null || tile?.kind === kind, 'decision.kind', `${json.kind} is asked on ${kind} only`)
}

const ASKED_BY = {
  onward: null,
  arrival: null,
  peek: 'lighthouse',
  arrange: 'lighthouse',
  swap: 'earthquake',
  oath: 'caramba',
} as const satisfies Record<ChainDecision['kind'], TileKind | null>

function demandCells(
  json: ChainDecision,
  { board, teams, tiles }: Pick<JackalState, 'board' | 'teams' | 'tiles'>,
): void {
  if (json.kind === 'onward') {
    const possible = json.to.every(
      (cell) => isGround(board, cell) || isSwimmable(board, cell) || teams.some(({ ship }) => ship === cell),
    )
    demand(possible, 'decision.to', 'nobody can go there', 'J-BOARD')
    const caves = json.cause !== 'cave' || json.to.every((cell) => isOpenCave(tiles[cell] ?? null))
    demand(caves, 'decision.to', 'a cave leads to open caves', 'J-CAVE')
  }
  if (json.kind === 'swap') {
    demand(json.first === null || isLand(board, json.first), 'decision.first', 'no island cell')
  }
  if (json.kind !== 'peek' && json.kind !== 'arrange') return
  const looks = json.looked.length + (json.kind === 'peek' ? json.left : 0)
  demand(looks <= LOOKS, 'decision.looked', `at most ${LOOKS} tiles are looked at`, 'J-LIGHTHOUSE')
  const closed = json.looked.every((cell) => tiles[cell]?.open === false)
  demand(closed, 'decision.looked', 'only closed tiles are looked at', 'J-LIGHTHOUSE')
  demand(new Set(json.looked).size === json.looked.length, 'decision.looked', 'each tile once', 'J-LIGHTHOUSE')
}

function isOpenCave(tile: Tile | null): boolean {
  return tile?.open === true && tile.kind === 'cave'
}

/** Pieces hold nothing between turns: only the moving piece may carry (J-GOLD). */
export function demandEmptyHands(pieces: readonly Piece[], decision: Decision | null): void {
  const mover = decision && 'chain' in decision ? decision.chain.piece : null
  for (const [i, piece] of pieces.entries()) {
    demand(!piece.load || piece.id === mover, `pieces.${i}.load`, 'nothing is held between turns', 'J-GOLD')
  }
}

/** Returns the decision with its cells as players write them. */
export function printDecision(board: Board, decision: Decision): DecisionJson {
  const cells = (list: readonly Cell[]) => list.map((cell) => printCell(board, cell))
  switch (decision.kind) {
    case 'onward':
      return { ...decision, chain: printChain(board, decision.chain), to: cells(decision.to) }
    case 'arrival':
      return { ...decision, chain: printChain(board, decision.chain), give: [...decision.give] }
    case 'peek':
    case 'arrange':
      return { ...decision, chain: printChain(board, decision.chain), looked: cells(decision.looked) }
    case 'swap':
      return {
        ...decision,
        chain: printChain(board, decision.chain),
        first: decision.first === null ? null : printCell(board, decision.first),
      }
    case 'oath':
      return { ...decision, chain: printChain(board, decision.chain) }
    case 'uncork':
      return { ...decision }
    case 'endOffer':
      return { ...decision, waiting: [...decision.waiting] } as DecisionJson // seats are teams' names in this game
    default:
      return decision satisfies never
  }
}

function printChain(board: Board, chain: Chain): Extract<DecisionJson, { kind: 'oath' }>['chain'] {
  return {
    ...chain,
    origin: printCell(board, chain.origin),
    steps: chain.steps.map(({ from, to, manner }) => ({
      from: printCell(board, from),
      to: printCell(board, to),
      manner,
    })),
  }
}
