import { demand } from '../../kernel/reading.ts'
import { printCell } from '../cells.ts'
import { isGround } from '../geometry/terrain.ts'
import type { Bear, Board, JackalState } from '../types.ts'
import { roams } from '../world.ts'
import type { BearRead } from './schema.ts'

type Ground = Pick<JackalState, 'options' | 'board' | 'tiles' | 'teams' | 'pieces'>

/** Reads the bear: there is at most one, in play or under its tile (J-ARCH). */
export function readBear(json: BearRead | null, ground: Ground): Bear | null {
  const hidden = ground.tiles.filter((tile) => tile && !tile.open && tile.kind === 'bear').length
  demand(hidden + (json ? 1 : 0) <= 1, 'bear', 'there is one bear only, in play or under its tile', 'J-ARCH')
  if (!json) return null
  const { at, wokenBy, fresh } = json
  demand(roams(ground), 'bear', 'there is no bear in this variant', 'J-ARCH')
  demand(isGround(ground.board, at), 'bear.at', 'the bear walks on land', 'J-ARCH')
  const alone = !ground.pieces.some((piece) => piece.at === at && piece.lost === null)
  demand(alone, 'bear.at', 'nobody stands with the bear', 'J-ARCH')
  const known = ground.teams.find((team) => team.id === wokenBy)
  demand(known !== undefined, 'bear.wokenBy', `${wokenBy} does not take part`)
  return { at, wokenBy: known.seat, fresh }
}

export function printBear(board: Board, { at, wokenBy, fresh }: Bear): object {
  return { at: printCell(board, at), wokenBy, ...(fresh && { fresh }) }
}
