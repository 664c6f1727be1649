import type { Captain } from '../data/captains.ts'
import type { Heading } from '../geometry/headings.ts'
import type { Aim, Broadside } from './attack.ts'
import type { Cell, Wind } from './board.ts'
import type { Rudder } from './move.ts'
import type { Occasion, Offer, OfferKind } from './offer.ts'
import type { Task } from './task.ts'
import type { Card, TeamId, UnitId } from './unit.ts'

/** The cause of damage. */
export type DamageCause = 'shot' | 'critical' | 'storm'

/** The events, one fact each: folded by `evolve`, shown in the log and by cues. */
export type AdmiralEvent =
  | { readonly kind: 'captainsAssigned'; readonly team: TeamId; readonly cards: Readonly<Record<UnitId, Card>> }
  | { readonly kind: 'activationBegan'; readonly ship: UnitId }
  /** Swift is declared with the first deed: no enemy's ready Swift fires at the ship in this activation (A-REPLY). */
  | { readonly kind: 'swiftDeclared'; readonly ship: UnitId }
  /**
   * The ship's points for this move are counted. No event names a captain that was not used: this only says whether one
   * helped.
   */
  | { readonly kind: 'sailsSet'; readonly ship: UnitId; readonly left: number; readonly helped: boolean }
  /** `path` holds the cells entered in order, the last is `to`; `left` is the points left afterwards. */
  | {
      readonly kind: 'shipMoved'
      readonly ship: UnitId
      readonly from: Cell
      readonly to: Cell
      readonly path: readonly Cell[]
      readonly fromHeading: Heading
      readonly heading: Heading
      readonly turn: Rudder
      readonly left: number
      /** True for a calm's move that took two calms. */
      readonly calm: boolean
    }
  | { readonly kind: 'shipTurned'; readonly ship: UnitId; readonly from: Heading; readonly to: Heading }
  | { readonly kind: 'moveEnded'; readonly ship: UnitId }
  /** `faces` are the faces that hit; no die is thrown where all six do. */
  | {
      readonly kind: 'shotsFired'
      readonly by: readonly Broadside[]
      readonly target: UnitId
      readonly at: Cell
      readonly aim: Aim
      readonly occasion: Occasion
      readonly faces: readonly number[]
      readonly die: number | null
      readonly hit: boolean
      readonly reveals: true
    }
  | { readonly kind: 'hullDamaged'; readonly unit: UnitId; readonly damage: number; readonly cause: DamageCause }
  | { readonly kind: 'sailsDamaged'; readonly ship: UnitId; readonly damage: number; readonly cause: DamageCause }
  | {
      readonly kind: 'criticalRolled'
      readonly by: UnitId
      readonly target: UnitId
      readonly aim: Aim
      readonly die: number
      readonly critical: boolean
      readonly reveals: true
    }
  | { readonly kind: 'shipSunk'; readonly ship: UnitId; readonly at: Cell; readonly cause: DamageCause }
  | { readonly kind: 'fortSilenced'; readonly fort: UnitId }
  | { readonly kind: 'offerMade'; readonly offer: Offer; readonly agenda: readonly Task[] }
  | {
      readonly kind: 'offerAnswered'
      readonly to: TeamId
      readonly offer: OfferKind
      readonly how: 'taken' | 'declined'
    }
  | { readonly kind: 'boardingBegan'; readonly ship: UnitId; readonly target: UnitId }
  /**
   * Each side's die, then its sum: the attacker's first. The defender's Berserk is in it only if it changed the winner.
   */
  | {
      readonly kind: 'boardingFought'
      readonly ship: UnitId
      readonly target: UnitId
      readonly dice: readonly [number, number]
      readonly totals: readonly [number, number]
      readonly winner: UnitId
      readonly reveals: true
    }
  | {
      readonly kind: 'shipTaken'
      readonly ship: UnitId
      readonly from: TeamId
      readonly to: TeamId
      readonly by: UnitId
    }
  | {
      readonly kind: 'fortTaken'
      readonly fort: UnitId
      readonly from: TeamId
      readonly to: TeamId
      readonly by: UnitId
    }
  | {
      readonly kind: 'lootShifted'
      readonly from: UnitId
      readonly to: UnitId
      readonly gold: number
      /** The card that moves along, or null if it stays. */
      readonly captain: Card | null
      readonly shown: boolean
    }
  | { readonly kind: 'shipRepaired'; readonly ship: UnitId; readonly hull: number; readonly sails: number }
  | {
      readonly kind: 'captainShown'
      readonly ship: UnitId
      readonly captain: Captain
      readonly faceUp: boolean
      readonly reveals: true
    }
  | { readonly kind: 'captainTurnedDown'; readonly ship: UnitId; readonly captain: Card; readonly shown: boolean }
  | {
      readonly kind: 'captainLanded'
      readonly ship: UnitId
      readonly fort: UnitId
      readonly captain: Card
      readonly shown: boolean
      /** True if the captain swam: its ship was sunk in its own port. */
      readonly saved: boolean
    }
  /** `place` is the index among the captains ashore, from 0. */
  | {
      readonly kind: 'captainEmbarked'
      readonly ship: UnitId
      readonly fort: UnitId
      readonly place: number
      readonly captain: Card
      readonly shown: boolean
    }
  | { readonly kind: 'treasureLoaded'; readonly ship: UnitId; readonly at: Cell; readonly gold: number }
  | {
      readonly kind: 'goldLanded'
      readonly ship: UnitId
      readonly team: TeamId
      readonly fort: UnitId
      readonly gold: number
    }
  | { readonly kind: 'activationEnded'; readonly ship: UnitId }
  | { readonly kind: 'turnPassed'; readonly from: TeamId; readonly to: TeamId }
  /** A new round: the vane is spun, shots and activations are renewed. */
  | {
      readonly kind: 'roundBegan'
      readonly round: number
      readonly wind: Wind
      readonly first: TeamId
      readonly reveals: true
    }
  | {
      readonly kind: 'shipDrifted'
      readonly ship: UnitId
      readonly from: Cell
      readonly to: Cell
      readonly path: readonly Cell[]
      readonly fromHeading: Heading
      readonly heading: Heading
      readonly stoppedBy: 'land' | 'reef' | 'edge' | 'ship' | null
    }
  | {
      readonly kind: 'matchEnded'
      readonly winners: readonly TeamId[]
      readonly scores: Readonly<Partial<Record<TeamId, number>>>
      readonly reason: EndReason
    }

/** The causes that end a match (A-SCENARIO). */
export const END_REASONS = ['fleet-lost', 'fort-taken', 'all-landed', 'round-limit'] as const
export type EndReason = (typeof END_REASONS)[number]
