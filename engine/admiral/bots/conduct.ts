import { sidesOf } from '../fleet.ts'
import type { AdmiralState } from '../types.ts'

/** A commander's conduct in battle, by which places are weighed without a search. */
export interface Conduct {
  /**
   * True if the squadron avoids enemies that may come, and stays together. Otherwise each ship attacks at once on its
   * own.
   */
  readonly isWary: boolean
  /**
   * The number of rounds for which the squadron lies in port, so that the enemy comes under the guns of the fort. It
   * stays longer if the enemy has come out meanwhile, but not forever. If the enemy has not, the squadron sails for it,
   * so that two such squadrons do not wait for each other. 0: it sails at once.
   */
  readonly patience: number
  /**
   * The last round in which a wary squadron sails for an enemy that stays in its port, although forts and repairs help
   * the enemy there.
   */
  readonly sallies: number
  /** True if one enemy that has come out is enough to stay in port: the other squadrons then fight that enemy. */
  readonly isOnlooker: boolean
  readonly weights: ConductWeights
}

/** The weights of a place, in points of a brig's hull. */
export interface ConductWeights {
  /** The share of the harm that enemies whose guns bear on the place may do. */
  readonly danger: number
  /** The share of the harm that enemies may do which must sail before their guns bear. Used by wary conducts only. */
  readonly threat: number
  /**
   * The cost of each manoeuvre to the nearest enemy while a wary squadron sails for it. A ship far ahead of the others
   * gains nothing by going on.
   */
  readonly company: number
  /**
   * The cost of each manoeuvre to the nearest enemy while no enemy is in range; for wary conducts in the last round,
   * and less before.
   */
  readonly approach: number
  /** The cost per manoeuvre on the way to a treasure. On the way home, half of this per piece of gold aboard. */
  readonly gold: number
}

const WEIGHTS: ConductWeights = {
  danger: 0.5, // a little less than the ship's own chances count, or it would never come near
  threat: 0.2, // only a few of these enemies fire, and not at every ship
  company: 0.12,
  approach: 0.15,
  gold: 0.25,
}

/** Attacks at once. */
export const EAGER: Conduct = { isWary: false, patience: 0, sallies: 6, isOnlooker: false, weights: WEIGHTS }

/** Attacks at once and considers little else. */
export const RASH: Conduct = { ...EAGER, weights: { ...WEIGHTS, approach: 1.2 } }

/** Sails for the enemy at once, but in company. */
export const WARY: Conduct = { ...EAGER, isWary: true, weights: { ...WEIGHTS, approach: 0.25 } }

/** As `WARY`, but gives half the weight to enemies that must sail before they can fire. */
export const BOLD: Conduct = { ...WARY, weights: { ...WARY.weights, threat: 0.1 } }

/** Waits three rounds for the enemy, then goes for it wherever it is. */
export const PATIENT: Conduct = { ...WARY, patience: 3, sallies: Number.POSITIVE_INFINITY }

/** As `PATIENT`, but waits four rounds. */
export const SLOW = { ...PATIENT, patience: 4 } as const satisfies Conduct

/**
 * Lies in port for four rounds, and longer while an enemy is out. Later each ship sails on its own, but few do before
 * the rounds run short.
 */
export const ONLOOKER: Conduct = {
  ...WARY,
  patience: 4,
  isOnlooker: true,
  weights: { ...WARY.weights, company: 0 },
}

/** As `ONLOOKER`, but in less of a hurry, and avoids guns more than others do. */
export const CAREFUL_ONLOOKER: Conduct = {
  ...ONLOOKER,
  weights: { ...ONLOOKER.weights, threat: 0.6, danger: 1.5, approach: 0.15 },
}

/** Returns the same conduct with another weight of treasure. */
export const withGold = (conduct: Conduct, gold: number): Conduct => ({
  ...conduct,
  weights: { ...conduct.weights, gold },
})

/** The kind of battle: two squadrons, two alliances, three sides or more, or treasure. */
export type Battle = 'duel' | 'pairs' | 'melee' | 'hunt'

export function battleOf(state: AdmiralState): Battle {
  if (state.options.scenario === 'treasure') return 'hunt'
  if (sidesOf(state).length > 2) return 'melee'
  return state.teams.length > 2 ? 'pairs' : 'duel'
}
