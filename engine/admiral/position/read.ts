import { demand, demandPart } from '../../kernel/reading.ts'
import type { Rng } from '../../kernel/rng.ts'
import { isOnField, printCell } from '../cells.ts'
import { fault } from '../data/faults.ts'
import { classOf, firstOf, gunNumbersOf, isSea, numbersOf } from '../fleet.ts'
import { parseOptions } from '../options.ts'
import { spinVane } from '../phases/round.ts'
import {
  type Activation,
  type AdmiralOptions,
  type AdmiralState,
  type Board,
  type Cell,
  type Fort,
  type Offer,
  type Ship,
  type Task,
  TEAMS,
  type Team,
  type TeamId,
  type Unit,
} from '../types.ts'
import type { FortRead, OfferRead, PositionRead, ShipRead } from './schema.ts'

/** Returns a position as a state; stops reading an impossible one. */
export function readPosition(json: PositionRead, rng: Rng): AdmiralState {
  const options = readOptions(json)
  const teams = readTeams(json, options)
  const forts = json.board.forts.map((fort, i) => readFort(fort, { options }, `board.forts.${i}`))
  const board = readBoard(json, options)
  const ships = json.ships.map((ship, i) => readShip(ship, { options, board }, `ships.${i}`))
  const state: AdmiralState = {
    options,
    board,
    teams,
    ships,
    forts,
    treasures: json.board.treasures,
    ashore: json.ashore,
    wind: json.wind ?? spinVane({ options, round: json.round }, rng),
    round: json.round,
    assigning: readAssigning(json, teams),
    turn: json.turn ?? firstOf({ teams }, json.round),
    activation: readActivation(json),
    offer: json.offer ? readOffer(json.offer, [...ships, ...forts], readActivation(json)) : null,
    agenda: json.agenda as readonly Task[], // JSON holds no undefined, so optional keys are there or not
    dice: json.dice,
    winds: json.winds,
    result: json.result && { ...json.result, scores: json.result.scores as Record<TeamId, number> }, // as printed
  }
  demandSense(state)
  return state
}

function readOptions({ options: input, teams }: PositionRead): AdmiralOptions {
  const count = ([2, 3, 4] as const).find((players) => players === teams?.length)
  return demandPart(parseOptions(input, count), 'options')
}

function readTeams({ teams }: PositionRead, { players, alliances }: AdmiralOptions): readonly Team[] {
  const entries = teams ?? TEAMS.slice(0, players).map((id) => ({ id, gold: 0 }))
  const ids = entries.map((entry) => entry.id)
  demand(new Set(ids).size === ids.length, 'teams', fault('team-twice'))
  demand(ids.length === players, 'teams', fault('team-count', { teams: ids.length, players }))
  demand(
    alliances.flat().every((team) => ids.includes(team)),
    'options.alliances',
    fault('allied-stranger'),
  )
  return entries
}

function readBoard({ board: { width, height, land, reefs, forts } }: PositionRead, options: AdmiralOptions): Board {
  const usual = numbersOf({ options }).field
  const field = { width: width ?? usual.width, height: height ?? usual.height }
  const islands = [...land, ...forts.map((fort) => fort.at)]
  for (const cell of [...islands, ...reefs]) {
    demand(isOnField(field, cell), 'board', fault('off-field', { cell: printCell(cell) }), 'A-FIELD')
  }
  const reef = reefs.find((cell) => islands.includes(cell))
  demand(reef === undefined, 'board.reefs', fault('land-and-reef', { cell: printCell(reef ?? 0) }), 'A-FIELD')
  return { ...field, land: ascending(islands), reefs: ascending(reefs) }
}

function ascending(cells: readonly Cell[]): readonly Cell[] {
  return [...new Set(cells)].sort((a, b) => a - b)
}

function readFort(json: FortRead, state: Pick<AdmiralState, 'options'>, where: string): Fort {
  const { shotsLeft, builtBy, ...fort } = json
  const numbers = numbersOf(state).fort
  const read: Fort = { ...fort, class: 'fort', shotsLeft: shotsLeft ?? numbers.shots, builtBy: builtBy ?? fort.team }
  demand(read.hullDamage <= numbers.hull, `${where}.hullDamage`, fault('fort-hull', { most: numbers.hull }), 'A-CLASS')
  demand(read.shotsLeft <= numbers.shots, `${where}.shotsLeft`, fault('fort-shots', { most: numbers.shots }), 'A-CLASS')
  return read
}

function readShip(json: ShipRead, state: Pick<AdmiralState, 'options' | 'board'>, where: string): Ship {
  const { shotsLeft, captainShown, ...rest } = json
  const { shots, hull, straight } = { ...classOf(state, json), ...gunNumbersOf(state, json) }
  const shown = json.captain !== null && (captainShown || json.faceUp)
  const sunk = json.at === null
  const ship = { ...rest, shotsLeft: shotsLeft ?? shots, shown, done: json.done || sunk || json.prize }
  demand(
    ship.shotsLeft <= shots,
    `${where}.shotsLeft`,
    fault('ship-shots', { ship: json.class, most: shots }),
    'A-CLASS',
  )
  demand(
    ship.sailDamage <= straight,
    `${where}.sailDamage`,
    fault('ship-sails', { ship: json.class, most: straight }),
    'A-FIRE',
  )
  demand(
    sunk || ship.hullDamage < hull,
    `${where}.hullDamage`,
    fault('ship-hull', { ship: json.class, most: hull }),
    'A-FIRE',
  )
  demand(!json.faceUp || json.captain !== null, `${where}.faceUp`, fault('no-captain'), 'C-CAPTAINS')
  demand(!sunk || json.captain === null, `${where}.captain`, fault('sunk-captain'), 'C-CAPTAINS')
  if (json.at !== null) demandBerth(state.board, json.at, where)
  return sunk ? { ...ship, hullDamage: Math.max(ship.hullDamage, hull), gold: 0 } : ship
}

function demandBerth(board: Board, at: Cell, where: string): void {
  demand(isOnField(board, at), `${where}.at`, fault('off-field', { cell: printCell(at) }), 'A-FIELD')
  demand(isSea(board, at), `${where}.at`, fault('no-sea', { cell: printCell(at) }), 'A-FIELD')
}

function readAssigning({ phase, assigning, options }: PositionRead, teams: readonly Team[]): readonly TeamId[] {
  if (phase !== 'assign' || options.captains === 'none') return []
  return assigning ?? teams.map((team) => team.id)
}

/**
 * Returns the activation of a ship that is only marked as moving: its first deed is done, with Swift declared if its
 * card lies face up.
 */
function readActivation({ activation, moving, ships }: PositionRead): Activation | null {
  if (activation) return activation as Activation // JSON holds no undefined, so optional keys are there or not
  if (!moving) return null
  const isSwift = ships.some((ship) => ship.id === moving.ship && ship.captain === 'swift' && ship.faceUp)
  const begun = { ...moving, stage: 'moving', fired: false, challenged: true } as const
  return isSwift ? { ...begun, swiftDeclared: true } : begun
}

/**
 * Fills in a missing offer: all of the seat may fire, at the ship that acts or else at any; units that do not bear
 * cannot.
 */
function readOffer({ by, at, ...offer }: OfferRead, units: readonly Unit[], activation: Activation | null): Offer {
  const own = units.filter((unit) => unit.team === offer.to).map((unit) => unit.id)
  const others = units.filter((unit) => unit.team !== offer.to).map((unit) => unit.id)
  return { ...offer, by: by ?? own, at: at ?? (activation ? [activation.ship] : others) }
}

/** Checks what no single part of a position shows. */
function demandSense(state: AdmiralState): void {
  const teams = state.teams.map((team) => team.id)
  demand(teams.includes(state.turn), 'turn', fault('stranger', { team: state.turn }), 'A-ROUND')
  const asked = state.offer?.to ?? state.turn
  demand(teams.includes(asked), 'offer.to', fault('stranger', { team: asked }), 'A-REPLY')
  demandUnits(state, teams)
  demandCaptains(state)
  const { activation } = state
  if (!activation) return
  const unit = [...state.ships, ...state.forts].find((one) => one.id === activation.ship)
  demand(
    unit !== undefined && unit.at !== null,
    'moving.ship',
    fault('not-at-sea', { ship: activation.ship }),
    'A-ROUND',
  )
  demand(
    unit.team === state.turn && !unit.done,
    'moving.ship',
    fault('not-to-act', { ship: activation.ship }),
    'A-ROUND',
  )
}

function demandUnits({ ships, forts, ashore, treasures, board }: AdmiralState, teams: readonly TeamId[]): void {
  const units = [...ships, ...forts]
  const ids = units.map((unit) => unit.id)
  const twice = ids.find((id, i) => ids.indexOf(id) !== i)
  demand(twice === undefined, 'ships', fault('name-twice', { name: twice ?? '' }))
  const stranger = [...units, ...ashore].find((one) => !teams.includes(one.team))
  demand(stranger === undefined, 'ships', fault('stranger', { team: stranger?.team ?? '' }))
  const cells = units.flatMap((unit) => unit.at ?? [])
  const shared = cells.find((cell, i) => cells.indexOf(cell) !== i)
  demand(shared === undefined, 'ships', fault('cell-twice', { cell: printCell(shared ?? 0) }), 'A-FIELD')
  const buried = treasures.find(({ at }) => !board.land.includes(at))
  demand(buried === undefined, 'board.treasures', fault('treasure-at-sea'), 'A-SCENARIO')
}

/** Checks that every team has each card once (C-CAPTAINS). */
function demandCaptains({ ships, ashore, forts }: AdmiralState): void {
  const cards = [
    ...ships.flatMap((ship) => (ship.captain ? [`${ship.team} ${ship.captain}`] : [])),
    ...ashore.map((entry) => `${entry.team} ${entry.card}`),
  ]
  const twice = cards.find((card, i) => cards.indexOf(card) !== i)
  demand(twice === undefined, 'ships', fault('captain-twice', { captain: twice ?? '' }), 'C-CAPTAINS')
  const lost = ashore.find((entry) => !forts.some((fort) => fort.id === entry.fort))
  demand(lost === undefined, 'ashore', fault('no-fort', { fort: lost?.fort ?? '' }), 'C-CAPTAINS')
}
