import { cellAt, fileOf, marked, printCell, rankOf } from '../cells.ts'
import { SQUADRON } from '../data/scenarios.ts'
import type { AdmiralState, Cell } from '../types.ts'

/**
 * The small sea on which the program suggests a duel, north at the top: `#` island, `+` reef. It is the same after half a
 * turn, so neither squadron has an advantage, and no island lies ahead of a ship in port.
 */
const NEAR_SEA = [
  '................',
  '.....+....##....',
  '..........#.....',
  '......#.........',
  '................',
  '................',
  '.........#......',
  '.....#..........',
  '....##....+.....',
  '................',
] as const

const WIDTH = NEAR_SEA[0].length
const HEIGHT = NEAR_SEA.length

/** Red's fort; eight cells of open water lie between the squadrons in port. */
const FORT = cellAt(2, 4)

/** Returns the same cell after half a turn. */
export const turnedAround = (cell: Cell): Cell => cellAt(WIDTH - 1 - fileOf(cell), HEIGHT - 1 - rankOf(cell))

const SIDES = {
  red: { heading: 'E', place: (cell: Cell) => cell },
  blue: { heading: 'W', place: turnedAround },
} as const

const TEAMS = ['red', 'blue'] as const

/**
 * Returns a duel of two squadrons on the small sea that begins like the scenarios: ships in port, captains to assign, a
 * random wind. A guest's screen compares the start of a match with it: a changed one counts as a set-up position.
 */
export function nearPosition<Options extends object>(options: Options) {
  return {
    game: 'admiral',
    options,
    board: {
      width: WIDTH,
      height: HEIGHT,
      land: marked(NEAR_SEA, '#').map(printCell),
      reefs: marked(NEAR_SEA, '+').map(printCell),
      forts: TEAMS.map((team) => ({ id: `${team}-fort`, team, at: printCell(SIDES[team].place(FORT)) })),
    },
    teams: TEAMS.map((id) => ({ id })),
    ships: TEAMS.flatMap((team) => squadronOf(team)),
    phase: 'assign',
  }
}

function squadronOf(team: (typeof TEAMS)[number]) {
  const { heading, place } = SIDES[team]
  return SQUADRON.map(({ class: shipClass, ahead, starboard }) => {
    const berth = cellAt(fileOf(FORT) + ahead, rankOf(FORT) - starboard)
    return { id: `${team}-${shipClass}`, class: shipClass, team, at: printCell(place(berth)), heading }
  })
}

/** Returns whether a match is played on the small sea. */
export function isNearSea({ board, forts }: Pick<AdmiralState, 'board' | 'forts'>): boolean {
  const land = [...marked(NEAR_SEA, '#'), ...forts.map(({ at }) => at)].toSorted((a, b) => a - b)
  return board.width === WIDTH && board.height === HEIGHT && board.land.join() === land.join()
}
