import { printCell } from '../cells.ts'
import type { AdmiralState, Ashore, Fort, Ship } from '../types.ts'
import { printOffer, printTask } from './agenda.ts'

/** Returns a state as the table protocol writes it; what the reader may not know says `hidden`. */
export function printState(state: AdmiralState): object {
  const { activation, offer, agenda, assigning, result } = state
  return {
    game: 'admiral',
    options: state.options,
    board: printBoard(state),
    wind: state.wind,
    round: state.round,
    teams: state.teams,
    ships: state.ships.map(printShip),
    ...(state.ashore.length > 0 && { ashore: state.ashore.map(printAshore) }),
    ...(assigning.length > 0 && { phase: 'assign', assigning }),
    turn: state.turn,
    ...(activation && { activation }),
    ...(activation && isUnderWay(activation.stage) && { moving: { ship: activation.ship, left: activation.left } }),
    ...(offer && { offer: printOffer(offer) }),
    ...(agenda.length > 0 && { agenda: agenda.map(printTask) }),
    ...(state.dice.length > 0 && { dice: state.dice }),
    ...(state.winds.length > 0 && { winds: state.winds }),
    ...(result && { result }),
  }
}

/** Returns whether the points left are of interest: until the activation ends. */
function isUnderWay(stage: string): boolean {
  return stage === 'moving' || stage === 'moved'
}

function printBoard({ board: { width, height, land, reefs }, forts, treasures }: AdmiralState): object {
  const islands = land.filter((cell) => !forts.some((fort) => fort.at === cell))
  return {
    width,
    height,
    land: islands.map(printCell),
    reefs: reefs.map(printCell),
    forts: forts.map(printFort),
    ...(treasures.length > 0 && { treasures: treasures.map(({ at, gold }) => ({ at: printCell(at), gold })) }),
  }
}

function printFort({ id, team, at, hullDamage, shotsLeft, done, builtBy }: Fort): object {
  return {
    id,
    team,
    at: printCell(at),
    hullDamage,
    shotsLeft,
    ...(done && { done }),
    ...(builtBy !== team && { builtBy }),
  }
}

function printShip(ship: Ship): object {
  const { at, shown, calmSpent, swung, chaserUsed, prize, faceUp, ...rest } = ship
  return {
    ...rest,
    at: at === null ? 'sunk' : printCell(at),
    ...(faceUp && { faceUp }),
    ...(shown && { captainShown: true }),
    ...(chaserUsed && { chaserUsed }),
    ...(swung && { swung }),
    ...(calmSpent !== 'no' && { calmSpent }),
    ...(prize && { prize }),
  }
}

function printAshore({ team, card, fort, shown }: Ashore): object {
  return { team, card, fort, ...(shown && { shown }) }
}
