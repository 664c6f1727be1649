import type { Hidden, Outcome } from '../kernel/game.ts'
import type { Captain } from './data/captains.ts'
import type { Ruleset } from './data/ruleset.ts'
import type { Guns } from './geometry/arcs.ts'
import type { Heading } from './geometry/headings.ts'

/** A cell of the field: file + 32 × rank, both from 0; see `cells.ts`. */
export type Cell = number

export const TEAMS = ['red', 'blue', 'green', 'gold'] as const
export type Team = (typeof TEAMS)[number]

export const SHIP_CLASSES = ['line', 'galleon', 'frigate', 'brig'] as const
export type ShipClass = (typeof SHIP_CLASSES)[number]

export type UnitId = string

export const SCENARIOS = ['duel', 'treasure', 'custom'] as const
export const REPLY_CHOICES = ['never', 'hull', 'sails', 'ask'] as const
/** How offers of fire are answered by themselves; 'ask' asks. */
export type ReplyChoice = (typeof REPLY_CHOICES)[number]

export interface AdmiralOptions {
  readonly players: 2 | 3 | 4
  /** Sides of several teams; who is in none fights alone. */
  readonly alliances: readonly (readonly Team[])[]
  readonly scenario: (typeof SCENARIOS)[number]
  /** How many captain cards each team uses (C-CAPTAINS). */
  readonly captains: 'none' | 1 | 2 | 3 | 'all'
  readonly roundLimit: number
  readonly autoReply: ReplyChoice | Readonly<Partial<Record<Team, ReplyChoice>>>
  /** A card once seen stays known. */
  readonly rememberCaptains: boolean
  /** Numbers of the user's own instead of the common ones. */
  readonly ruleset?: Ruleset
}

export interface Board {
  readonly width: number
  readonly height: number
  /** Islands, and the cells of forts; ascending. */
  readonly land: readonly Cell[]
  /** Not to be entered, but fired over; ascending. */
  readonly reefs: readonly Cell[]
}

export const STRENGTHS = ['fresh', 'calm', 'storm'] as const
export interface Wind {
  /** Where it blows to (A-ROUND). */
  readonly toward: Heading
  readonly strength: (typeof STRENGTHS)[number]
}

/** A captain's card: hidden from those who cannot see its face. */
export type Card = Captain | Hidden

interface Gunner {
  readonly id: UnitId
  readonly team: Team
  readonly hullDamage: number
  readonly shotsLeft: number
  /** Has ended her activation of this round. */
  readonly done: boolean
}

export interface Ship extends Gunner {
  readonly class: ShipClass
  /** Null once sunk. */
  readonly at: Cell | null
  readonly heading: Heading
  readonly sailDamage: number
  /** Her bow or stern shot of this round is fired. */
  readonly chaserUsed: boolean
  /** That a ship has a card is public, its face is not. */
  readonly captain: Card | null
  /** The card's face is up just now, so that everybody sees it. */
  readonly shown: boolean
  /** The card is left face up and always used. */
  readonly faceUp: boolean
  readonly gold: number
  /** Whole calm rounds just before this one through which her heading did not change (A-CALM). */
  readonly calmRounds: number
  /** She has changed her heading in this round. */
  readonly swung: boolean
  /** She made a second calm's move in this round or the calm before it: one for every two calms. */
  readonly calmSpent: 'no' | 'now' | 'before'
  /** Taken in this round: neither acts nor fires before the next (A-BOARD). */
  readonly prize: boolean
}

export interface Fort extends Gunner {
  readonly class: 'fort'
  readonly at: Cell
  /** Whose it was at the beginning. */
  readonly builtBy: Team
}

/** Whoever has guns. */
export type Unit = Ship | Fort

/** A captain waiting in a port. */
export interface Ashore {
  readonly team: Team
  readonly card: Card
  readonly fort: UnitId
  readonly shown: boolean
}

export interface Treasure {
  readonly at: Cell
  readonly gold: number
}

export interface TeamEntry {
  readonly id: Team
  /** Gold landed. */
  readonly gold: number
}

/** begun → moving → moved, or begun → turned, or begun → repaired; firing ends a move under way. */
export const STAGES = ['begun', 'moving', 'moved', 'turned', 'repaired'] as const

/** The one ship or fort that acts. */
export interface Activation {
  readonly ship: UnitId
  readonly stage: (typeof STAGES)[number]
  /** Points left of her move; below zero only at its end. */
  readonly left: number
  readonly fired: boolean
  /** A ready Swift had his chance at her beginning. */
  readonly challenged: boolean
}

/** Where a moving ship is while she is fired at: in her cell, or on the corner between two cells (A-CROSS). */
export interface Crossing {
  readonly ship: UnitId
  /** The two cells on either side of the corner. */
  readonly cells: readonly [Cell, Cell]
  /** Her heading changes in this manoeuvre, so that she cannot answer. */
  readonly turning: boolean
}

export const AIMS = ['hull', 'sails'] as const
export type Aim = (typeof AIMS)[number]

export interface Volley {
  readonly ship: UnitId
  readonly shots: number
}

/** A declared attack: `shots` of several ships are one salvo. */
export interface Attack {
  readonly by: readonly Volley[]
  readonly target: UnitId
  readonly aim: Aim
  readonly crossing: Crossing | null
  /** Target aims every gun of it. */
  readonly marksman: boolean
  readonly occasion: Occasion
}

/**
 * answer: return fire. first: Swift before he is fired at. ready: Swift at a ship that begins or ends her move.
 * crossing: at a ship that crosses a line of fire. boarding: before the fight. loot: after it.
 */
export const OFFER_KINDS = ['answer', 'first', 'ready', 'crossing', 'boarding', 'loot'] as const
export type OfferKind = (typeof OFFER_KINDS)[number]
/** When shots are fired: in one's own turn, or when asked. */
export type Occasion = 'turn' | OfferKind

/** A decision put to a seat while a move is under way. */
export interface Offer {
  readonly to: Team
  readonly kind: OfferKind
  /** Who may fire; for loot, who won. */
  readonly by: readonly UnitId[]
  /** What may be fired at; for loot, the prize. */
  readonly at: readonly UnitId[]
  readonly crossing: Crossing | null
}

export const RUDDERS = ['none', 'left', 'right'] as const
export type Rudder = (typeof RUDDERS)[number]

/** What is still to be done of moves under way, the next last. */
export type Task =
  | { readonly do: 'offer'; readonly offer: Offer }
  /** Carry out a move that has been announced. */
  | { readonly do: 'move'; readonly move: DeedMove }
  /** A manoeuvre: what it crosses on its way, and its end. */
  | { readonly do: 'cross'; readonly ship: UnitId; readonly turn: Rudder }
  | {
      readonly do: 'arrive'
      readonly ship: UnitId
      readonly path: readonly Cell[]
      readonly turn: Rudder
      /** Heading before the manoeuvre, and after it. */
      readonly before: Heading
      readonly after: Heading
    }
  /** `spared` is about to be fired at, and will be asked for that. */
  | { readonly do: 'endMove'; readonly ship: UnitId; readonly spared: UnitId | null }
  | { readonly do: 'roll'; readonly attack: Attack }
  | { readonly do: 'fight'; readonly ship: UnitId; readonly target: UnitId; readonly helped: boolean }
  | { readonly do: 'finish'; readonly ship: UnitId }

export interface AdmiralState {
  readonly options: AdmiralOptions
  readonly board: Board
  readonly teams: readonly TeamEntry[]
  readonly ships: readonly Ship[]
  readonly forts: readonly Fort[]
  readonly treasures: readonly Treasure[]
  readonly ashore: readonly Ashore[]
  readonly wind: Wind
  readonly round: number
  /** Teams that have still to assign their captains; play begins when there is none. */
  readonly assigning: readonly Team[]
  readonly turn: Team
  readonly activation: Activation | null
  readonly offer: Offer | null
  /** To be done once the offer is settled. */
  readonly agenda: readonly Task[]
  /** Taken before any luck is drawn; hidden from every viewer. */
  readonly dice: readonly number[]
  readonly winds: readonly Wind[]
  readonly result: Outcome | null
}

export const CAPTAIN_DEEDS = ['ashore', 'aboard', 'faceUp', 'faceDown'] as const

export type SteerMove = {
  readonly kind: 'steer'
  readonly ship: UnitId
  readonly turn: Rudder
  readonly captain?: true
}
export type TurnMove = { readonly kind: 'turn'; readonly ship: UnitId; readonly heading: Heading }
export type FireMove = {
  readonly kind: 'fire'
  readonly ship: UnitId
  readonly target: UnitId
  readonly shots: number
  readonly aim: Aim
  readonly captain?: true
}
export type SalvoMove = {
  readonly kind: 'salvo'
  readonly with: readonly Volley[]
  readonly target: UnitId
  readonly aim: Aim
}
export type BoardMove = {
  readonly kind: 'board'
  readonly ship: UnitId
  readonly target: UnitId
  readonly captain?: true
}
export type RepairMove = {
  readonly kind: 'repair'
  readonly ship: UnitId
  readonly hull: number
  readonly sails: number
}
export type CaptainMove = {
  readonly kind: 'captain'
  readonly ship: UnitId
  readonly do: (typeof CAPTAIN_DEEDS)[number]
  readonly card?: Captain
}
/** What a ship does with sails and guns; the rest is about cards and turns. */
export type DeedMove = SteerMove | TurnMove | FireMove | SalvoMove | BoardMove | RepairMove

export type AdmiralMove =
  | DeedMove
  | CaptainMove
  | { readonly kind: 'assign'; readonly cards: Readonly<Record<UnitId, Captain>> }
  | { readonly kind: 'loot'; readonly ship: UnitId; readonly captain: boolean; readonly gold: number }
  | { readonly kind: 'finish'; readonly ship: UnitId }
  | { readonly kind: 'decline' }

export type DamageCause = 'shot' | 'critical' | 'storm'

/** One gunner's part in a shot or salvo. */
export interface Broadside extends Volley {
  readonly guns: Guns
  readonly from: Cell
  /** Cells that the shot is counted to fly. */
  readonly distance: number
}

export type AdmiralEvent =
  | { readonly kind: 'captainsAssigned'; readonly team: Team; readonly cards: Readonly<Record<UnitId, Card>> }
  | { readonly kind: 'activationBegan'; readonly ship: UnitId }
  /** Her points for this move are counted. No event names a captain that was not used: this only says whether one helped. */
  | { readonly kind: 'sailsSet'; readonly ship: UnitId; readonly left: number; readonly helped: boolean }
  /** `path` holds the cells entered in order, the last is `to`; `left` the points left afterwards. */
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
      /** A calm's move that took two calms. */
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
  | { readonly kind: 'offerAnswered'; readonly to: Team; readonly offer: OfferKind; readonly how: 'taken' | 'declined' }
  | { readonly kind: 'boardingBegan'; readonly ship: UnitId; readonly target: UnitId }
  /** Each side's die, then hull left and Berserk: the attacker's first. */
  | {
      readonly kind: 'boardingFought'
      readonly ship: UnitId
      readonly target: UnitId
      readonly dice: readonly [number, number]
      readonly totals: readonly [number, number]
      readonly winner: UnitId
      readonly reveals: true
    }
  | { readonly kind: 'shipTaken'; readonly ship: UnitId; readonly from: Team; readonly to: Team; readonly by: UnitId }
  | { readonly kind: 'fortTaken'; readonly fort: UnitId; readonly from: Team; readonly to: Team; readonly by: UnitId }
  | {
      readonly kind: 'lootShifted'
      readonly from: UnitId
      readonly to: UnitId
      readonly gold: number
      /** The card that goes with it, null if it stays. */
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
      /** He swam: his ship was sunk in her own port. */
      readonly saved: boolean
    }
  /** `place` counts the captains ashore from 0. */
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
      readonly team: Team
      readonly fort: UnitId
      readonly gold: number
    }
  | { readonly kind: 'activationEnded'; readonly ship: UnitId }
  | { readonly kind: 'turnPassed'; readonly from: Team; readonly to: Team }
  /** A new round: the vane is spun, shots and activations are renewed. */
  | {
      readonly kind: 'roundBegan'
      readonly round: number
      readonly wind: Wind
      readonly first: Team
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
      readonly winners: readonly Team[]
      readonly scores: Readonly<Partial<Record<Team, number>>>
      readonly reason: EndReason
    }

export const END_REASONS = ['fleet-lost', 'fort-taken', 'all-landed', 'round-limit'] as const
export type EndReason = (typeof END_REASONS)[number]

export const REFUSALS = [
  'match-over',
  'not-your-turn',
  'assign-first',
  'already-assigned',
  'wrong-cards',
  'not-your-ship',
  'no-such-unit',
  'out-of-play',
  'prize-inactive',
  'already-done',
  'another-is-active',
  'answer-the-offer',
  'nothing-offered',
  'not-offered',
  'a-fort-stays',
  'move-is-over',
  'storm-no-sailing',
  'no-points-left',
  'way-blocked',
  'no-turn-in-calm-move',
  'calm-no-way',
  'turn-too-far',
  'no-shots-left',
  'not-an-enemy',
  'no-guns-bear',
  'chaser-fires-once',
  'forts-have-no-sails',
  'salvo-names-twice',
  'salvo-not-your-ship',
  'not-alongside',
  'fort-still-fires',
  'not-in-port',
  'repair-only',
  'wrong-repair',
  'no-such-captain',
  'captain-of-no-use',
  'card-not-there',
  'one-captain-a-ship',
  'wrong-loot',
] as const
export type AdmiralRefusal = (typeof REFUSALS)[number]

export interface AdmiralShape {
  options: AdmiralOptions
  state: AdmiralState
  move: AdmiralMove
  event: AdmiralEvent
  refusal: AdmiralRefusal
}
