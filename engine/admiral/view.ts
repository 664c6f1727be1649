import { HIDDEN, type Viewer } from '../kernel/game.ts'
import { shipNamed } from './fleet.ts'
import type { AdmiralEvent, AdmiralState, Ashore, Card, Ship, TeamId } from './types.ts'

/**
 * Returns the state as the viewer may know it: hidden are the faces of others' captain cards, unless they lie face up,
 * and future luck (C-CAPTAINS). Which ships have a card is public.
 */
export function view(state: AdmiralState, viewer: Viewer): AdmiralState {
  if (viewer === 'open') return state
  // Field by field, so that each new field needs a decision here whether it is public.
  return {
    options: state.options,
    board: state.board,
    teams: state.teams,
    ships: state.ships.map((ship) => shipSeen(ship, viewer)),
    forts: state.forts,
    treasures: state.treasures,
    ashore: state.ashore.map((entry) => ashoreSeen(entry, viewer)),
    wind: state.wind,
    round: state.round,
    assigning: state.assigning,
    turn: state.turn,
    activation: state.activation,
    offer: state.offer,
    agenda: state.agenda,
    dice: [],
    winds: [],
    result: state.result,
  }
}

function shipSeen(ship: Ship, viewer: Viewer): Ship {
  if (ship.captain === null || ship.shown || ship.team === viewer) return ship
  return { ...ship, captain: HIDDEN }
}

function ashoreSeen(entry: Ashore, viewer: Viewer): Ashore {
  return entry.shown || entry.team === viewer ? entry : { ...entry, card: HIDDEN }
}

/** Returns the event as a viewer may see it: only faces of cards are hidden. */
export function redact(event: AdmiralEvent, viewer: Viewer, before: AdmiralState): AdmiralEvent {
  switch (event.kind) {
    case 'captainsAssigned':
      return isOf(event.team, viewer) ? event : { ...event, cards: hideAll(event.cards) }
    case 'captainTurnedDown':
    case 'captainLanded':
    case 'captainEmbarked':
      return knows(before, event.ship, event.shown, viewer) ? event : { ...event, captain: HIDDEN }
    case 'lootShifted':
      if (event.captain === null || knows(before, event.from, event.shown, viewer)) return event
      return { ...event, captain: HIDDEN }
    case 'activationBegan':
    case 'swiftDeclared':
    case 'sailsSet':
    case 'shipMoved':
    case 'shipTurned':
    case 'moveEnded':
    case 'shotsFired':
    case 'hullDamaged':
    case 'sailsDamaged':
    case 'criticalRolled':
    case 'shipSunk':
    case 'fortSilenced':
    case 'offerMade':
    case 'offerAnswered':
    case 'boardingBegan':
    case 'boardingFought':
    case 'shipTaken':
    case 'fortTaken':
    case 'shipRepaired':
    case 'captainShown':
    case 'treasureLoaded':
    case 'goldLanded':
    case 'activationEnded':
    case 'turnPassed':
    case 'roundBegan':
    case 'shipDrifted':
    case 'matchEnded':
      return event
    default:
      return event satisfies never
  }
}

function knows(before: AdmiralState, ship: string, shown: boolean, viewer: Viewer): boolean {
  const team = shipNamed(before, ship)?.team
  return shown || (team !== undefined && isOf(team, viewer))
}

function isOf(team: TeamId, viewer: Viewer): boolean {
  return viewer === 'open' || viewer === team
}

function hideAll(cards: Readonly<Record<string, Card>>): Readonly<Record<string, Card>> {
  return Object.fromEntries(Object.keys(cards).map((ship) => [ship, HIDDEN]))
}
