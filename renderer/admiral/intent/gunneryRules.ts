import type { Captain } from '../../../engine/admiral/data/captains.ts'
import { classOf, shipNamed, unitNamed } from '../../../engine/admiral/fleet.ts'
import { gunnersOn } from '../../../engine/admiral/foresight.ts'
import { refuse } from '../../../engine/admiral/refuse.ts'
import type {
  AdmiralRefusal,
  Aim,
  BoardMove,
  FireMove,
  SalvoMove,
  UnitId,
  Volley,
} from '../../../engine/admiral/types.ts'
import { AT_EASE, type IntentState, NOTHING, type Reaction, sent } from './intentState.ts'
import { ordered } from './plans.ts'
import { told } from './reasonRules.ts'
import {
  boardingAt,
  boardingsOf,
  mayDeclare,
  mayDeclareAt,
  offerOf,
  type Shootable,
  shootableAt,
  shootablesOf,
} from './targets.ts'
import { viewFor } from './waiting.ts'

type Aiming = Pick<IntentState, 'asked' | 'view' | 'selected' | 'target'>

/** Returns the default aim: the player's last choice if the target has it, else the hull. */
export function usualAim({ asked, view, aims }: Usual, { target, aims: possible }: Shootable): Aim {
  const last = (asked && aims[asked.seat]) ?? 'hull'
  const ship = view && shipNamed(view, target)
  const hasSails = view && ship && ship.sailDamage < classOf(view, ship).straight
  return possible.includes(last) && hasSails ? last : 'hull'
}

type Usual = Pick<IntentState, 'asked' | 'view' | 'aims'>

/** Lays the guns on a target with all shots, and a captain that helps. Returns null if no gun bears. */
export function onAimed(state: IntentState, target: UnitId, gunner = state.selected): Reaction | null {
  const shootable = shootableAt(state.asked, gunner, target)
  if (!shootable) return null
  const aim = usualAim(state, shootable)
  const withCaptain = shootable.captain && commands(state, gunner, 'target')
  const { shots } = shootable
  return { patch: { ...AT_EASE, selected: gunner, target, aim, shots, withCaptain, prompt: { kind: 'fire' } } }
}

/** Prepares to board, with a captain that helps. Returns null if the ship or fort cannot be boarded. */
export function onGrappled(state: IntentState, target: UnitId): Reaction | null {
  const { asked, selected } = state
  if (!boardingAt(asked, selected, target)) return null
  const withCaptain = mayDeclareAt(asked, selected, target) && commands(state, selected, 'berserk')
  return { patch: { ...AT_EASE, target, withCaptain, prompt: { kind: 'board' } } }
}

/** Returns true if this captain is aboard: Target helps every shot, Berserk every boarding. */
const commands = ({ view }: Pick<IntentState, 'view'>, ship: UnitId | null, captain: Captain): boolean =>
  view !== null && ship !== null && shipNamed(view, ship)?.captain === captain

/** Selects the next target that the selected ship bears on. */
export function onNextTarget(state: IntentState, step: 1 | -1): Reaction {
  const targets = shootablesOf(state.asked, state.selected).map((one) => one.target)
  const next = after(targets, state.prompt?.kind === 'fire' ? state.target : null, step)
  return (next === undefined ? null : onAimed(state, next)) ?? NOTHING
}

/** Selects the next target that the selected ship can board. */
export function onNextBoarding(state: IntentState, step: 1 | -1): Reaction {
  const targets = boardingsOf(state.asked, state.selected).map((move) => move.target)
  const next = after(targets, state.prompt?.kind === 'board' ? state.target : null, step)
  return (next === undefined ? null : onGrappled(state, next)) ?? NOTHING
}

/** Returns the element after `current` in a ring; the first or last if `current` is not in it. */
export function after<T>(ring: readonly T[], current: T | null, step: 1 | -1): T | undefined {
  const now = current === null ? -1 : ring.indexOf(current)
  if (now < 0) return step > 0 ? ring[0] : ring.at(-1)
  return ring[(now + step + ring.length) % ring.length]
}

/** Aims at the hull or the sails if the target has them, now and for later shots; else gives the reason. */
export function onAim(state: IntentState, aim: Aim): Reaction {
  const { asked, aims } = state
  const shootable = shootableAt(asked, state.selected, state.target)
  if (!asked || !shootable || state.prompt?.kind !== 'fire') return told(state, 'aim-first')
  if (!shootable.aims.includes(aim)) return toldAtTarget(state, 'forts-have-no-sails')
  return { patch: { aim, aims: { ...aims, [asked.seat]: aim }, why: null } }
}

/** Sets the number of shots if enough guns bear; else gives the reason. */
export function onShots(state: IntentState, shots: number): Reaction {
  const { view, asked, selected, target, aim } = state
  const most = shootableAt(asked, selected, target)?.shots ?? 0
  if (shots >= 1 && shots <= most) return { patch: { shots, why: null } }
  const seen = selected === null ? null : viewFor(state, selected)
  if (shots < 1 || !view || !seen || !asked || selected === null || target === null) return NOTHING
  const refusal = refuse(seen, asked.seat, { kind: 'fire', ship: selected, target, shots, aim })
  return refusal ? toldAtTarget(state, refusal) : NOTHING
}

function toldAtTarget({ view, target }: IntentState, refusal: AdmiralRefusal): Reaction {
  const cell = view && target !== null ? unitNamed(view, target)?.at : null
  return typeof cell === 'number' ? { patch: { why: { cell, refusal } } } : NOTHING
}

/**
 * Returns the player's other ships and forts that can add shots to those of the selected unit, with the maximum of
 * each.
 */
export function salvoMates(state: Aiming): readonly Volley[] {
  const { view, asked, selected, target } = state
  if (!view || !asked || target === null || !shootableAt(asked, selected, target)) return []
  const offer = offerOf(state)
  if (offer && offer.kind !== 'crossing') return []
  const team = view.teams.find(({ id }) => id === asked.seat)?.id
  const gunners = team ? gunnersOn(view, team, target) : []
  return gunners.filter(({ ship }) => ship !== selected && (!offer || offer.by.includes(ship)))
}

/** Sets the shots that another ship adds to the salvo; 0 removes it. */
export function onVolley(state: IntentState, ship: UnitId, shots: number): Reaction {
  const most = salvoMates(state).find((mate) => mate.ship === ship)?.shots ?? 0
  if (shots < 0 || shots > most) return NOTHING
  const others = state.salvo.filter((volley) => volley.ship !== ship)
  return { patch: { salvo: shots === 0 ? others : [...others, { ship, shots }], why: null } }
}

/**
 * Adds all bearing units with all their shots, or removes them if they are all in; gives the reason if no other unit
 * can join.
 */
export function onGather(state: IntentState): Reaction {
  const mates = salvoMates(state)
  if (mates.length === 0) return told(state, state.prompt?.kind === 'fire' ? 'salvo-alone' : 'aim-first')
  if (isGathered(state)) return { patch: { salvo: [], why: null } }
  const shots = shootableAt(state.asked, state.selected, state.target)?.shots ?? state.shots
  return { patch: { salvo: mates, shots, why: null } }
}

/** Returns whether all other bearing units fire all their shots. */
export function isGathered(state: IntentState): boolean {
  return salvoMates(state).every(({ ship, shots }) =>
    state.salvo.some((volley) => volley.ship === ship && volley.shots === shots),
  )
}

/** Handles a click on another of the player's own ships while guns are laid: it joins with all its shots, or leaves. */
export function onMate(state: IntentState, ship: UnitId): Reaction | null {
  const mate = state.prompt?.kind === 'fire' && salvoMates(state).find((one) => one.ship === ship)
  if (!mate) return null
  return onVolley(state, ship, state.salvo.some((volley) => volley.ship === ship) ? 0 : mate.shots)
}

/**
 * Returns true if the captain can help with the prepared order. Target helps no shots of other ships, Swift a whole
 * salvo.
 */
export function mayUseCaptain({ asked, view, selected, target, prompt, salvo }: IntentState): boolean {
  if (prompt?.kind === 'board') return mayDeclareAt(asked, selected, target)
  if (prompt?.kind === 'repair') return mayDeclare(asked, selected, 'repair')
  if (prompt?.kind !== 'fire' || shootableAt(asked, selected, target)?.captain !== true) return false
  return salvo.length === 0 || (view !== null && shipNamed(view, selected ?? '')?.captain === 'swift')
}

/** Returns the prepared fire move: a plain shot, or a salvo if other ships join. */
export function fireMove(state: IntentState): FireMove | SalvoMove | null {
  const { selected, target, aim, shots, salvo } = state
  if (selected === null || target === null) return null
  const helped = state.withCaptain && mayUseCaptain(state) && ({ captain: true } as const)
  if (salvo.length > 0) return { kind: 'salvo', with: [{ ship: selected, shots }, ...salvo], target, aim, ...helped }
  return { kind: 'fire', ship: selected, target, shots, aim, ...helped }
}

/** Returns the prepared boarding; null while no target is chosen. */
export function boardMove(state: IntentState): BoardMove | null {
  const { selected, target } = state
  if (selected === null || target === null) return null
  const captain = state.withCaptain && mayUseCaptain(state)
  return { kind: 'board', ship: selected, target, ...(captain && { captain: true }) }
}

/** Fires or boards as shown. */
export function onAttack(state: IntentState): Reaction {
  const { asked, prompt, selected } = state
  const view = selected === null ? null : viewFor(state, selected)
  const move = prompt?.kind === 'board' ? boardMove(state) : fireMove(state)
  if (!move || !view || !asked || selected === null) return NOTHING
  const refusal = refuse(view, asked.seat, move)
  if (refusal === null) return offerOf(state) ? sent([move]) : ordered(state, selected, [move])
  const cell = [...view.ships, ...view.forts].find(({ id }) => id === move.target)?.at ?? null
  return cell === null ? NOTHING : { patch: { why: { cell, refusal } } }
}
