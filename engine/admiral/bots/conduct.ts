import { sidesOf } from '../fleet.ts'
import type { AdmiralState } from '../types.ts'

/** How a commander goes about the battle, and so how places are weighed without search. */
export interface Conduct {
  /** Minds who may come, and keeps with the squadron; the others are at the enemy at once, each ship by herself. */
  readonly isWary: boolean
  /**
   * So many rounds the squadron lies in port, to have the enemy under the guns of the fort. It goes on lying there where he
   * has come out meanwhile, if not for ever; otherwise it sails for him, so that two of a kind do not wait for each other.
   * 0: it sails at once.
   */
  readonly patience: number
  /** Up to this round the wary sail for an enemy who stays in his port, although forts and repairs help him there. */
  readonly sallies: number
  /** Of several enemies, one who has come out is enough to go on lying in port: the others are left to fight him. */
  readonly isOnlooker: boolean
  readonly weights: ConductWeights
}

/** What counts how much for a place, in points of a brig's hull. */
export interface ConductWeights {
  /** Of what those may do who bear on the place. */
  readonly danger: number
  /** Of what enemies may do who have to sail before they bear. Only the wary mind it. */
  readonly threat: number
  /** For each manoeuvre to the nearest enemy, as far as the squadron of the wary keeps together. */
  readonly company: number
  /** For each manoeuvre to the nearest enemy while nobody is in range; of the wary in the last round, and less before. */
  readonly approach: number
  /** For each manoeuvre to a treasure, and half as much home with each piece of gold. */
  readonly gold: number
}

const WEIGHTS: ConductWeights = {
  danger: 0.5, // a little less than one's own chances, or nobody would ever come near
  threat: 0.2, // few of them will, and not on every ship
  company: 0.12,
  approach: 0.15,
  gold: 0.25,
}

/** Attacks at once. */
export const EAGER: Conduct = { isWary: false, patience: 0, sallies: 6, isOnlooker: false, weights: WEIGHTS }

/** Attacks at once and minds little else. */
export const RASH: Conduct = { ...EAGER, weights: { ...WEIGHTS, approach: 1.2 } }

/** Sails for the enemy at once, but in company. */
export const WARY: Conduct = { ...EAGER, isWary: true, weights: { ...WEIGHTS, approach: 0.25 } }

/** The same, but minds enemies who have yet to sail half as much. */
export const BOLD: Conduct = { ...WARY, weights: { ...WARY.weights, threat: 0.1 } }

/** Gives the enemy three rounds to come, and then goes for him wherever he is. */
export const PATIENT: Conduct = { ...WARY, patience: 3, sallies: Number.POSITIVE_INFINITY }

/** The same, but gives him four rounds. */
export const SLOW = { ...PATIENT, patience: 4 } as const satisfies Conduct

/** Lies in port for four rounds, and on while some enemy is out; later each ship sails by herself, few before the rounds run short. */
export const ONLOOKER: Conduct = {
  ...WARY,
  patience: 4,
  isOnlooker: true,
  weights: { ...WARY.weights, company: 0 },
}

/** As an onlooker, in less of a hurry, and keeps out of the way of guns more than others do. */
export const CAREFUL_ONLOOKER: Conduct = {
  ...ONLOOKER,
  weights: { ...ONLOOKER.weights, threat: 0.6, danger: 1.5, approach: 0.15 },
}

/** The same conduct, but keener or less keen on treasure. */
export const withGold = (conduct: Conduct, gold: number): Conduct => ({
  ...conduct,
  weights: { ...conduct.weights, gold },
})

/** What kind of battle it is: of two squadrons, of two alliances, of three sides or more, or for treasure. */
export type Battle = 'duel' | 'pairs' | 'melee' | 'hunt'

export function battleOf(state: AdmiralState): Battle {
  if (state.options.scenario === 'treasure') return 'hunt'
  if (sidesOf(state).length > 2) return 'melee'
  return state.teams.length > 2 ? 'pairs' : 'duel'
}
