import { classOf, gunNumbersOf, numbersOf, teamsAfter } from './fleet.ts'
import type { Activation, AdmiralEvent, AdmiralState, Ship, TeamId, UnitId } from './types.ts'

type EventOf<K extends AdmiralEvent['kind']> = Extract<AdmiralEvent, { kind: K }>

/** Folds one event into the state: the only code that changes it. */
export function evolve(state: AdmiralState, event: AdmiralEvent): AdmiralState {
  switch (event.kind) {
    case 'captainsAssigned':
      return assign(state, event)
    case 'activationBegan':
      return { ...state, activation: { ship: event.ship, stage: 'begun', left: 0, fired: false, challenged: false } }
    case 'swiftDeclared':
      return inActivation(state, { swiftDeclared: true })
    case 'sailsSet':
      return inActivation(state, { stage: 'moving', left: event.left })
    case 'shipMoved':
      return move(state, event)
    case 'shipTurned':
      return inActivation(withShip(state, event.ship, { heading: event.to, swung: true }), { stage: 'turned' })
    case 'moveEnded':
      return inActivation(state, { stage: 'moved' })
    case 'shotsFired':
      return fire(state, event)
    case 'hullDamaged':
      return changeUnit(state, event.unit, (unit) => ({ hullDamage: unit.hullDamage + event.damage }))
    case 'sailsDamaged':
      return tearSails(state, event)
    case 'criticalRolled':
      return spendDice(state, 1)
    case 'shipSunk':
      return sink(state, event.ship)
    case 'fortSilenced':
      return state
    case 'offerMade':
      return { ...state, offer: event.offer, agenda: event.agenda, activation: challenged(state, event) }
    case 'offerAnswered':
      return { ...state, offer: null, agenda: [] }
    case 'boardingBegan':
      return state
    case 'boardingFought':
      return spendDice(state, event.dice.length)
    case 'shipTaken':
      return take(state, event)
    case 'fortTaken':
      return changeUnit(state, event.fort, () => ({ team: event.to, done: true }))
    case 'lootShifted':
      return loot(state, event)
    case 'shipRepaired':
      return repair(state, event)
    case 'captainShown':
      return withShip(state, event.ship, { captain: event.captain, shown: true, faceUp: event.faceUp })
    case 'captainTurnedDown':
      return withShip(state, event.ship, { captain: event.captain, shown: event.shown, faceUp: false })
    case 'captainLanded':
      return land(state, event)
    case 'captainEmbarked':
      return embark(state, event)
    case 'treasureLoaded':
      return loadTreasure(state, event)
    case 'goldLanded':
      return landGold(state, event)
    case 'activationEnded':
      return endActivation(state, event.ship)
    case 'turnPassed':
      return passTurn(state, event)
    case 'roundBegan':
      return renew(state, event)
    case 'shipDrifted':
      return withShip(state, event.ship, { at: event.to, heading: event.heading, swung: true })
    case 'matchEnded':
      return {
        ...state,
        activation: null,
        offer: null,
        agenda: [],
        result: { winners: event.winners, scores: event.scores as Record<TeamId, number>, reason: event.reason }, // every team of the match has its score
      }
    default:
      return event satisfies never
  }
}

function withShip(state: AdmiralState, id: UnitId, change: Partial<Ship>): AdmiralState {
  return { ...state, ships: state.ships.map((ship) => (ship.id === id ? { ...ship, ...change } : ship)) }
}

function changeShip(state: AdmiralState, id: UnitId, change: (ship: Ship) => Partial<Ship>): AdmiralState {
  return { ...state, ships: state.ships.map((ship) => (ship.id === id ? { ...ship, ...change(ship) } : ship)) }
}

interface UnitChange {
  readonly team?: TeamId
  readonly hullDamage?: number
  readonly shotsLeft?: number
  readonly done?: boolean
}

function changeUnit(
  state: AdmiralState,
  id: UnitId,
  change: (unit: { readonly hullDamage: number; readonly shotsLeft: number }) => UnitChange,
): AdmiralState {
  if (state.ships.some((ship) => ship.id === id)) return changeShip(state, id, change)
  return { ...state, forts: state.forts.map((fort) => (fort.id === id ? { ...fort, ...change(fort) } : fort)) }
}

function inActivation(state: AdmiralState, change: Partial<Activation>): AdmiralState {
  return state.activation ? { ...state, activation: { ...state.activation, ...change } } : state
}

function spendDice(state: AdmiralState, count: number): AdmiralState {
  return state.dice.length === 0 ? state : { ...state, dice: state.dice.slice(count) }
}

function assign(state: AdmiralState, { team, cards }: EventOf<'captainsAssigned'>): AdmiralState {
  const ships = state.ships.map((ship) => {
    // Ships may have any name, even that of a property of every object.
    const card = ship.team === team && Object.hasOwn(cards, ship.id) ? cards[ship.id] : undefined
    return card === undefined ? ship : { ...ship, captain: card }
  })
  return { ...state, ships, assigning: state.assigning.filter((one) => one !== team) }
}

function move(state: AdmiralState, event: EventOf<'shipMoved'>): AdmiralState {
  const { ship, to, heading, fromHeading, left, calm } = event
  const moved = changeShip(state, ship, (one) => ({
    at: to,
    heading,
    swung: one.swung || heading !== fromHeading,
    calmSpent: calm ? 'now' : one.calmSpent,
  }))
  return inActivation(moved, { left })
}

function fire(state: AdmiralState, { by, die, occasion }: EventOf<'shotsFired'>): AdmiralState {
  let now = die === null ? state : spendDice(state, 1)
  for (const { ship, shots, guns } of by) {
    now = changeUnit(now, ship, (unit) => ({ shotsLeft: unit.shotsLeft - shots }))
    if (guns !== 'broadside') now = withShip(now, ship, { chaserUsed: true })
  }
  return occasion === 'turn' ? inActivation(now, { fired: true }) : now
}

/** Tears sails: sails lost on the way shorten the way (A-CROSS). */
function tearSails(state: AdmiralState, { ship, damage }: EventOf<'sailsDamaged'>): AdmiralState {
  const torn = changeShip(state, ship, (one) => ({ sailDamage: one.sailDamage + damage }))
  const { activation } = torn
  if (activation?.ship !== ship || activation.stage !== 'moving') return torn
  return inActivation(torn, { left: activation.left - damage })
}

function sink(state: AdmiralState, id: UnitId): AdmiralState {
  const hull = (ship: Ship) => Math.max(ship.hullDamage, gunNumbersOf(state, ship).hull)
  const sunk = changeShip(state, id, (ship) => ({
    at: null,
    hullDamage: hull(ship),
    captain: null,
    shown: false,
    faceUp: false,
    gold: 0,
    done: true,
  }))
  return sunk.activation?.ship === id ? { ...sunk, activation: null } : sunk
}

function challenged({ activation }: AdmiralState, { offer }: EventOf<'offerMade'>): Activation | null {
  if (!activation || offer.kind !== 'ready' || activation.stage !== 'begun') return activation
  return { ...activation, challenged: true }
}

function take(state: AdmiralState, { ship, to }: EventOf<'shipTaken'>): AdmiralState {
  const taken = withShip(state, ship, {
    team: to,
    captain: null,
    shown: false,
    faceUp: false,
    done: true,
    prize: true,
  })
  return taken.activation?.ship === ship ? { ...taken, activation: null } : taken
}

function loot(state: AdmiralState, { from, to, gold, captain, shown }: EventOf<'lootShifted'>): AdmiralState {
  const less = changeShip(state, from, (ship) => ({
    gold: ship.gold - gold,
    ...(captain && { captain: null, shown: false, faceUp: false }),
  }))
  return changeShip(less, to, (ship) => ({ gold: ship.gold + gold, ...(captain && { captain, shown }) }))
}

function repair(state: AdmiralState, { ship, hull, sails }: EventOf<'shipRepaired'>): AdmiralState {
  const mended = changeShip(state, ship, (one) => ({
    hullDamage: one.hullDamage - hull,
    sailDamage: one.sailDamage - sails,
  }))
  return inActivation(mended, { stage: 'repaired' })
}

function land(state: AdmiralState, { ship, fort, captain, shown }: EventOf<'captainLanded'>): AdmiralState {
  const team = state.ships.find((one) => one.id === ship)?.team
  const ashore = team ? [...state.ashore, { team, card: captain, fort, shown }] : state.ashore
  return { ...withShip(state, ship, { captain: null, shown: false, faceUp: false }), ashore }
}

function embark(state: AdmiralState, { ship, place, captain, shown }: EventOf<'captainEmbarked'>): AdmiralState {
  return { ...withShip(state, ship, { captain, shown }), ashore: state.ashore.filter((_, i) => i !== place) }
}

function loadTreasure(state: AdmiralState, { ship, at, gold }: EventOf<'treasureLoaded'>): AdmiralState {
  const treasures = state.treasures.filter((treasure) => treasure.at !== at)
  return { ...changeShip(state, ship, (one) => ({ gold: one.gold + gold })), treasures }
}

function landGold(state: AdmiralState, { ship, team, gold }: EventOf<'goldLanded'>): AdmiralState {
  const teams = state.teams.map((entry) => (entry.id === team ? { ...entry, gold: entry.gold + gold } : entry))
  return { ...changeShip(state, ship, (one) => ({ gold: one.gold - gold })), teams }
}

function endActivation(state: AdmiralState, id: UnitId): AdmiralState {
  const done = changeUnit(state, id, () => ({ done: true }))
  return done.activation?.ship === id ? { ...done, activation: null } : done
}

/**
 * Passes the turn: a team whose turn is over, or was skipped, fires no fort on its own any more this round (A-ROUND).
 */
function passTurn(state: AdmiralState, { from, to }: EventOf<'turnPassed'>): AdmiralState {
  const later = teamsAfter(state, from)
  const over = [from, ...later.slice(0, later.indexOf(to))]
  const forts = state.forts.map((fort) => (over.includes(fort.team) ? { ...fort, done: true } : fort))
  return { ...state, turn: to, forts, activation: null }
}

/** Begins a round. A-ROUND: shots and activations are renewed; A-CALM: calms with the heading kept are counted. */
function renew(state: AdmiralState, { round, wind, first }: EventOf<'roundBegan'>): AdmiralState {
  const wasCalm = state.wind.strength === 'calm'
  const ships = state.ships.map((ship): Ship => {
    if (ship.at === null) return ship
    return {
      ...ship,
      shotsLeft: classOf(state, ship).shots,
      chaserUsed: false,
      done: false,
      prize: false,
      swung: false,
      calmRounds: wasCalm && !ship.swung ? ship.calmRounds + 1 : 0,
      calmSpent: wasCalm && ship.calmSpent === 'now' ? 'before' : 'no',
    }
  })
  const forts = state.forts.map((fort) => ({ ...fort, shotsLeft: numbersOf(state).fort.shots, done: false }))
  const winds = state.winds.length === 0 ? state.winds : state.winds.slice(1)
  return { ...state, round, wind, winds, turn: first, ships, forts, activation: null }
}
