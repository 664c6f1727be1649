import { demand } from '../../kernel/reading.ts'
import { printCell } from '../cells.ts'
import { HOME_SIDES } from '../data/boards.ts'
import { harbourOf, laneOf } from '../geometry/shores.ts'
import { isSea } from '../geometry/terrain.ts'
import { type Board, type JackalOptions, type JackalState, TEAMS, type Team, type TeamId } from '../types.ts'
import { isPlaced, roams, seatFor, teamsFor, UNPLACED } from '../world.ts'
import type { TeamRead } from './schema.ts'

/** Reads the teams in turn order; without a list the teams of the options take part, with ships at their starts. */
export function readTeams(
  listed: readonly TeamRead[] | undefined,
  { options, board }: Pick<JackalState, 'options' | 'board'>,
): readonly Team[] {
  const entries = listed ?? teamsFor(options).map((id) => ({ id, gold: 0, bottles: 0 }))
  const teams = entries.map((entry, i) => readTeam(entry, `teams.${i}`, options, board))
  for (const [i, team] of teams.entries()) {
    const before = teams.slice(0, i)
    demand(!before.some((one) => one.id === team.id), `teams.${i}.id`, `${team.id} is listed twice`)
    demand(
      !isPlaced(team) || !before.some((one) => one.ship === team.ship),
      `teams.${i}.ship`,
      'two ships on one cell',
      'J-SHIP',
    )
  }
  return teams.toSorted((a, b) => TEAMS.indexOf(a.id) - TEAMS.indexOf(b.id))
}

function readTeam(json: TeamRead, where: string, options: JackalOptions, board: Board): Team {
  const { id, gold, bottles } = json
  const side = json.side ?? HOME_SIDES[id]
  const anywhere = roams({ options })
  demand(json.ship !== null || anywhere, `${where}.ship`, 'every ship has its place in this variant', 'J-ARCH')
  if (json.ship === null) return { id, side, seat: seatFor(options, id), ship: UNPLACED, gold, bottles }
  const ship = json.ship ?? harbourOf(board, side)
  demand(isSea(board, ship), `${where}.ship`, 'a ship lies on the sea', 'J-BOARD')
  demand(
    anywhere || laneOf(board, side).includes(ship),
    `${where}.ship`,
    `${printCell(board, ship)} is not in the lane of side ${side}`,
    'J-BOARD',
  )
  return { id, side, seat: seatFor(options, id), ship, gold, bottles }
}

export function printTeam(board: Board, team: Team): object {
  const { id, side, ship, gold, bottles } = team
  return { id, side, ship: isPlaced(team) ? printCell(board, ship) : null, gold, bottles }
}

/**
 * Returns the team to move: by default white, or the first that takes part. As long as ships are to be placed, it is a
 * team that places one.
 */
export function readTurn(said: TeamId | undefined, teams: readonly Team[]): TeamId {
  const placing = teams.filter((team) => !isPlaced(team))
  const turn = said ?? placing[0]?.id ?? teams[0]?.id
  const mayMove = placing.length === 0 || placing.some(({ id }) => id === turn)
  demand(mayMove, 'turn', 'ships without a place are placed first', 'J-ARCH')
  demand(turn !== undefined && teams.some((team) => team.id === turn), 'turn', `${turn} does not take part`)
  return turn
}
