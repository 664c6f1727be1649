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
}

/** Attacks at once. */
export const EAGER: Conduct = { isWary: false, patience: 0 }

/** Sails for the enemy at once, but in company. */
export const WARY: Conduct = { isWary: true, patience: 0 }

/** Gives the enemy a round to come. */
export const PATIENT: Conduct = { isWary: true, patience: 1 }
