import type { Turn } from '../../kernel/game.ts'
import { perIsland } from '../geometry/perIsland.ts'
import { neighboursOf } from '../geometry/terrain.ts'
import type { Cell, JackalRefusal, JackalShape, JackalState, Load, Piece } from '../types.ts'
import { areAllied, foesAt } from '../world.ts'
import type { TileRule } from './tileRule.ts'

/** J-CAVE: a piece comes out at another open cave free of enemies; without one, it is lost inside. */
export const cave: TileRule = {
  loads: 'allowed',
  fights: true,
  passage: { kind: 'emerges', exits: otherOpenCaves, leaves: neighboursOf },
  barrier: guarded,
  onOpen(turn, { piece, cell }) {
    bringOut(
      turn,
      lostPieces(turn.state).filter((one) => one.id !== piece.id),
      cell,
    )
  },
}

/** Returns why a piece may not enter a cave: guarded exits close it, and a load needs an exit. */
function guarded(state: JackalState, piece: Piece, load: Load | null, cell: Cell): JackalRefusal | null {
  const others = otherOpenCaves(state.tiles, cell)
  if (others.length === 0) return load === null ? null : 'cave-needs-exit'
  return others.some((exit) => isFreeExit(state, piece, exit)) ? null : 'cave-guarded'
}

/** Returns the caves that the piece may come out of. */
function freeExits(state: JackalState, piece: Piece, cave: Cell): readonly Cell[] {
  return otherOpenCaves(state.tiles, cave).filter((exit) => isFreeExit(state, piece, exit))
}

/** Returns whether neither an enemy of the piece nor the bear stands at an exit. */
export function isFreeExit(state: JackalState, piece: Piece, exit: Cell): boolean {
  return state.bear?.at !== exit && foesAt(state, piece, exit, 0).length === 0
}

function otherOpenCaves(tiles: JackalState['tiles'], cell: Cell): readonly Cell[] {
  return openCaves(tiles).filter((at) => at !== cell)
}

const openCaves = perIsland((tiles): readonly Cell[] => {
  const caves: Cell[] = []
  for (let at = 0; at < tiles.length; at++) {
    const tile = tiles[at]
    if (tile?.open && tile.kind === 'cave') caves.push(at)
  }
  return caves
})

/** Brings the pieces lost longest and their friends out of a new cave; hostile ones wait for the next. */
function bringOut(turn: Turn<JackalShape>, lost: readonly Piece[], cave: Cell): void {
  const first = lost[0]
  if (!first) return
  for (const piece of lost) {
    if (areAllied(turn.state.options, first.team, piece.team)) emerge(turn, piece, cave)
  }
}

/** Lets out pieces that were shut in only by guards, as soon as an exit is free. */
export function releaseGuarded(turn: Turn<JackalShape>): void {
  if (turn.state.pieces.every(({ lost }) => lost === null)) return
  for (const piece of lostPieces(turn.state)) {
    if (piece.lost?.awaits !== 'exit' || typeof piece.at !== 'number') continue
    const exit = freeExits(turn.state, piece, piece.at)[0]
    if (exit !== undefined) emerge(turn, piece, exit)
  }
}

function emerge(turn: Turn<JackalShape>, piece: Piece, to: Cell): void {
  if (typeof piece.at !== 'number') return
  turn.emit({ kind: 'pieceEmerged', piece: piece.id, from: piece.at, to })
}

/** Returns all lost pieces, the longest lost first. */
function lostPieces({ pieces }: JackalState): readonly Piece[] {
  const lost = pieces.filter((piece) => piece.lost !== null)
  return lost.length < 2 ? lost : lost.sort((a, b) => (a.lost?.since ?? 0) - (b.lost?.since ?? 0))
}

/** Returns the number of the next lost piece. */
export function nextLostNumber(state: JackalState): number {
  return state.pieces.reduce((max, piece) => Math.max(max, (piece.lost?.since ?? 0) + 1), 1)
}
