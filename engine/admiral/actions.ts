import type { Seat } from '../kernel/game.ts'
import { type AdmiralTurn, type Course, doNext } from './agenda.ts'
import { declaresSwift } from './captains/swift.ts'
import { actorOf, isBeforeFirstDeed, shipNamed, unitNamed } from './fleet.ts'
import { assign } from './phases/assignment.ts'
import { board, fight, shiftLoot } from './phases/boarding.ts'
import { attackWith, fireAttack } from './phases/gunnery.ts'
import { declareCaptain, putOffer, readyOffers, takeOffer } from './phases/offers.ts'
import { handleCaptain } from './phases/port.ts'
import { endIfDecided, settle } from './phases/round.ts'
import { arrive, cross, endMove, steer } from './phases/sailing.ts'
import type { AdmiralMove, DeedMove, Offer, Task, TeamId, UnitId } from './types.ts'

/** Plays a legal move and everything that follows from it, until a seat must decide. */
export function play(turn: AdmiralTurn, seat: Seat, move: AdmiralMove): void {
  const course: Course = { turn, tasks: [] }
  if (move.kind === 'assign')
    assign(turn, seat as TeamId, move.cards) // a seat is a team
  else if (turn.state.offer) answer(course, turn.state.offer, move)
  else act(course, move)
  run(course)
}

/** Runs the pending tasks until an offer must be answered or no task is left. */
function run(course: Course): void {
  const { turn, tasks } = course
  while (!endIfDecided(turn)) {
    const task = tasks.pop()
    if (!task) break
    if (task.do !== 'offer') perform(course, task)
    else if (putOffer(course, task.offer)) return
  }
  if (turn.state.assigning.length === 0) settle(turn)
}

/** Settles a state that was loaded, not reached by play: the match may be over, or the turn may have to pass. */
export function settleLoaded(turn: AdmiralTurn): void {
  if (turn.state.offer) return
  run({ turn, tasks: [] })
}

function perform(course: Course, task: Exclude<Task, { do: 'offer' }>): void {
  switch (task.do) {
    case 'move':
      return carryOut(course, task.move)
    case 'cross':
      return cross(course, task)
    case 'arrive':
      return arrive(course, task)
    case 'endMove':
      return endMove(course, task)
    case 'roll':
      return fireAttack(course, task.attack)
    case 'fight':
      return fight(course, task)
    case 'finish':
      return finish(course, task.ship)
    default:
      return task satisfies never
  }
}

function answer(course: Course, offer: Offer, move: AdmiralMove): void {
  const { turn, tasks } = course
  tasks.push(...turn.state.agenda)
  const how = move.kind === 'decline' ? 'declined' : 'taken'
  turn.emit({ kind: 'offerAnswered', to: offer.to, offer: offer.kind, how })
  if (move.kind === 'fire' || move.kind === 'salvo') takeOffer(course, offer, move)
  if (move.kind === 'loot') shiftLoot(course, offer.by[0] ?? '', move.ship, move.captain, move.gold)
}

/** Plays a move of the seat's own turn: it begins, continues or ends an activation. */
function act(course: Course, move: AdmiralMove): void {
  switch (move.kind) {
    case 'finish':
      return doNext(course, { do: 'endMove', ship: move.ship, spared: null }, { do: 'finish', ship: move.ship })
    case 'captain':
      begin(course, move.ship)
      return handleCaptain(course.turn, move)
    case 'steer':
    case 'turn':
    case 'fire':
    case 'salvo':
    case 'board':
    case 'repair':
      return announce(course, move)
    case 'assign':
    case 'loot':
    case 'decline':
      return // never legal here
    default:
      return move satisfies never
  }
}

function begin({ turn }: Course, ship: UnitId): void {
  if (turn.state.activation?.ship !== ship) turn.emit({ kind: 'activationBegan', ship })
}

/**
 * Announces a move. Before a ship acts, a ready Swift may fire at it, unless the ship declares its own Swift. Firing
 * and boarding end the ship's move where it is.
 */
function announce(course: Course, move: DeedMove): void {
  const { turn } = course
  const id = actorOf(move)
  if (id === null) return // never legal: a salvo without a ship
  begin(course, id)
  const ship = shipNamed(turn.state, id)
  const declared = move.captain === true
  const isFirst = isBeforeFirstDeed(turn.state, id)
  if (ship && declared) declareCaptain(course, ship)
  if (ship && declaresSwift(turn.state, ship, declared)) turn.emit({ kind: 'swiftDeclared', ship: id })
  const spared = move.kind === 'fire' || move.kind === 'salvo' ? move.target : null
  if (move.kind !== 'steer') doNext(course, { do: 'endMove', ship: id, spared }, { do: 'move', move })
  else doNext(course, { do: 'move', move })
  if (ship && isFirst) doNext(course, ...readyOffers(turn.state, ship, spared))
}

/** Carries out the announced move, unless the ship is gone. */
function carryOut(course: Course, move: DeedMove): void {
  const id = actorOf(move)
  const unit = id === null ? null : unitNamed(course.turn.state, id)
  if (!unit || unit.at === null || course.turn.state.activation?.ship !== unit.id) return
  const { turn } = course
  switch (move.kind) {
    case 'steer':
      return steer(course, move)
    case 'turn':
      return turn.emit({ kind: 'shipTurned', ship: unit.id, from: headingOf(course, unit.id), to: move.heading })
    case 'fire':
    case 'salvo':
      return attackWith(course, move, 'turn', null)
    case 'board':
      return board(course, move)
    case 'repair':
      return turn.emit({ kind: 'shipRepaired', ship: unit.id, hull: move.hull, sails: move.sails })
    default:
      return move satisfies never
  }
}

function headingOf({ turn }: Course, id: UnitId) {
  return shipNamed(turn.state, id)?.heading ?? 'N'
}

function finish({ turn }: Course, ship: UnitId): void {
  const unit = unitNamed(turn.state, ship)
  if (unit && unit.at !== null && !unit.done) turn.emit({ kind: 'activationEnded', ship })
}
