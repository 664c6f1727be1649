import type { VotingRules } from '../../contract/vote.ts'
import type { GuestRecord } from '../admission/guests.ts'
import type { RoomParts, RoomSetting } from './roomParts.ts'

export interface ModerationSetting extends RoomParts, Pick<RoomSetting, 'areNamesChecked' | 'tell' | 'onChange'> {}

/** The decisions of the people at the table about its guests: who comes in and stays, their names and their rights. */
export class Moderation {
  private readonly setting: ModerationSetting

  constructor(setting: ModerationSetting) {
    this.setting = setting
  }

  /** Draws new pairing words. */
  newWords(): void {
    this.setting.pairing.newWords()
  }

  /** Admits a guest that has typed the words: to the requested seat, if it is free. */
  admit(request: string): void {
    const { pairing, seating, links, tell } = this.setting
    const asked = pairing.take(request)
    if (!asked) return
    const seat = asked.seat !== null && !seating.holderOf(asked.seat) ? links.ofSeat(asked.seat) : null
    tell({ kind: 'admit', request, token: (seat ?? links.room).token })
  }

  refuse(request: string): void {
    const { pairing, tell } = this.setting
    if (pairing.take(request)) tell({ kind: 'admit', request, token: null })
  }

  /** Revokes an address and creates a new one in its place. */
  revoke(link: string): Promise<void> {
    return this.setting.run(() => this.setting.reception.revoke(link))
  }

  /** Revokes every address. */
  revokeAll(): Promise<void> {
    const { links, reception, run } = this.setting
    return run(() => {
      for (const { id } of links.all) reception.revoke(id)
    })
  }

  /** Disconnects a guest. Its seat is free, under a new address, and where names are checked without its name. */
  release(id: string): Promise<void> {
    const { guests, reception, areNamesChecked, run } = this.setting
    return run(async () => {
      const guest = guests.get(id)
      if (guest && areNamesChecked()) await this.takeName(guest)
      reception.release(id)
    })
  }

  /** Lets others see the name that a guest has asked for, unless it asks for another one by now. */
  approveName(guest: string, name: string): Promise<void> {
    return this.changeName(guest, (one) => this.setting.names.approve(one, name))
  }

  /** Takes away the name of a guest, also that of its seat. */
  removeName(guest: string): Promise<void> {
    return this.changeName(guest, (one) => this.takeName(one))
  }

  /** Lets the first phone at a seat pause and end the match, or no phone. */
  letPhoneLead(isAllowed: boolean): Promise<void> {
    const { leading, guests, table, run } = this.setting
    return run(() => {
      leading.isAllowed = isAllowed
      for (const guest of guests.connected) table.messages.tellRoom(guest)
    })
  }

  /** Changes the rules for votes of viewers, from the next poll on. */
  async setVoting(rules: VotingRules): Promise<void> {
    const { table, onChange } = this.setting
    table.votes.rules = rules
    table.messages.tellParts()
    onChange()
  }

  private async takeName(guest: GuestRecord): Promise<void> {
    this.setting.names.remove(guest)
    await this.setting.table.nameSeats(guest)
  }

  private changeName(id: string, change: (guest: GuestRecord) => Promise<void> | void): Promise<void> {
    const { guests, table, run } = this.setting
    return run(async () => {
      const guest = guests.get(id)
      if (!guest) return
      await change(guest)
      table.messages.tellRoom(guest)
    })
  }
}
