import type { Rng } from '../kernel/rng.ts'
import { marked, stepFrom } from './cells.ts'
import { numbersIn, RULESET } from './data/ruleset.ts'
import { HARBOURS, SEA, SQUADRON } from './data/scenarios.ts'
import { type Heading, turned } from './geometry/headings.ts'
import { spinVane } from './phases/round.ts'
import { type AdmiralOptions, type AdmiralState, type Cell, type Fort, type Ship, TEAMS, type TeamId } from './types.ts'

/**
 * Sets a match up: each team's squadron lies in its port, the vane is spun, and captains are to be assigned. A custom
 * match without a position has the forces and the sea of a duel.
 */
export function setup(options: AdmiralOptions, rng: Rng): AdmiralState {
  const teams = TEAMS.slice(0, options.players)
  const gold = numbersIn(options.ruleset ?? RULESET).treasure
  const islets = options.scenario === 'treasure' && options.players === 2 ? placesOf('*') : []
  const forts = teams.map((team) => fortOf(options, team))
  return {
    options,
    board: {
      width: SEA[0].length,
      height: SEA.length,
      land: ascending([...placesOf('#'), ...placesOf('$'), ...islets, ...forts.map((fort) => fort.at)]),
      reefs: ascending(placesOf('+')),
    },
    teams: teams.map((id) => ({ id, gold: 0 })),
    ships: teams.flatMap((team) => squadronOf(options, team)),
    forts,
    treasures:
      options.scenario === 'treasure' ? ascending([...placesOf('$'), ...islets]).map((at) => ({ at, gold })) : [],
    ashore: [],
    wind: spinVane({ options, round: 1 }, rng),
    round: 1,
    assigning: options.captains === 'none' ? [] : teams,
    turn: teams[0] ?? 'red',
    activation: null,
    offer: null,
    agenda: [],
    dice: [],
    winds: [],
    result: null,
  }
}

const placesOf = (mark: string): readonly Cell[] => marked(SEA, mark)

function ascending(cells: readonly Cell[]): readonly Cell[] {
  return [...cells].sort((a, b) => a - b)
}

function fortOf({ ruleset = RULESET }: AdmiralOptions, team: TeamId): Fort {
  return {
    id: `${team}-fort`,
    class: 'fort',
    team,
    builtBy: team,
    at: harbourOf(team),
    hullDamage: 0,
    shotsLeft: numbersIn(ruleset).fort.shots,
    done: false,
  }
}

function harbourOf(team: TeamId): Cell {
  return placesOf(HARBOURS[team].fort)[0] ?? 0
}

function squadronOf({ ruleset = RULESET }: AdmiralOptions, team: TeamId): readonly Ship[] {
  const { heading } = HARBOURS[team]
  return SQUADRON.map(({ class: shipClass, ahead, starboard }) => ({
    id: `${team}-${shipClass}`,
    class: shipClass,
    team,
    at: steps(steps(harbourOf(team), heading, ahead), turned(heading, 2), starboard),
    heading,
    hullDamage: 0,
    sailDamage: 0,
    shotsLeft: numbersIn(ruleset).classes[shipClass].shots,
    chaserUsed: false,
    captain: null,
    shown: false,
    faceUp: false,
    gold: 0,
    done: false,
    calmRounds: 0,
    calmSpent: 'no',
    swung: false,
    prize: false,
  }))
}

function steps(from: Cell, heading: Heading, count: number): Cell {
  let cell = from
  for (let i = 0; i < Math.abs(count); i++) cell = stepFrom(cell, count > 0 ? heading : turned(heading, 4))
  return cell
}
