import type { Delay } from '../../../electron/contract/channels.ts'
import type { LobbySeat, Reach } from '../../../electron/contract/screens.ts'
import type { VotingRules } from '../../../electron/contract/vote.ts'
import type { Seat } from '../../../engine/kernel/game.ts'

/** The player of a seat: a person here or on another screen, the viewers, or a bot. */
export type SeatPlayer = LobbySeat['by'] | 'viewers'

/** The actions of the table on other screens. Their implementation shows problems. */
export interface ScreensActions {
  open(reach: Reach): void
  /** Revokes all addresses and makes new ones; opens the table there if it is closed. */
  renew(reach: Reach): void
  stop(): void
  newWords(): void
  admit(request: string): void
  refuse(request: string): void
  /** Revokes an address and makes a new one; the guest who uses it is disconnected. */
  revoke(link: string): void
  /** Removes the guest from the room and frees its seat. */
  release(guest: string): void
  /** Lets others see the name that a guest asks for, or takes its name away. */
  approveName(guest: string, name: string): void
  removeName(guest: string): void
  /** Lets the first phone at a seat pause and end the match. */
  letPhoneLead(on: boolean): void
  /** Changes the delay of a channel for watching. */
  delayWatching(channel: string, delay: Delay): void
  /** Opens a channel for another audience, with an address of its own. */
  addChannel(channel: string, delay: Delay): void
  /** Opens a channel for a caster who comments an audience. */
  inviteCaster(audience: string): void
  /** Notes whether the player of a seat at this screen lets casters see what is hidden. */
  agreeToCaster(seat: Seat, agreed: boolean): void
  /** Removes a channel; its guests are disconnected. */
  removeChannel(channel: string): void
  /** Sets who plays a seat. */
  seatAt(seat: Seat, by: SeatPlayer): void
  /** Changes the rules for votes of viewers. */
  setVoting(rules: VotingRules): void
  /** Sets whether the only person at this screen is alone there. */
  alone(seat: Seat, isAlone: boolean): void
  copy(address: string): void
}
