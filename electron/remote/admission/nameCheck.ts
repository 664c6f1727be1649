import type { GuestRecord } from './guests.ts'

/** The rules of a room for the names that guests give themselves. */
export interface NameRules {
  /** Returns whether a person at the table approves names before anyone sees them. */
  readonly areNamesChecked: () => boolean
  /** Returns the name of a guest whose own is not approved. */
  readonly nameless: () => string
}

/** Gives guests the names that they choose: at once, or once a person at the table has approved them. */
export class NameCheck {
  private readonly rules: NameRules

  constructor(rules: NameRules) {
    this.rules = rules
  }

  /** Takes the name that a guest has chosen; returns whether others see another name now. */
  choose(guest: GuestRecord, name: string): boolean {
    if (name === guest.name) {
      guest.askedName = null
      return false
    }
    if (this.rules.areNamesChecked() && name !== '') {
      guest.askedName = name
      return false
    }
    Object.assign(guest, { name, askedName: null })
    return true
  }

  /** Hides the name of a guest that has just joined, until it is approved. */
  meet(guest: GuestRecord): void {
    if (!this.rules.areNamesChecked() || guest.name === '') return
    Object.assign(guest, { name: this.rules.nameless(), askedName: guest.name })
  }

  /** Approves the name that a person has read: a guest may have chosen another one meanwhile. */
  approve(guest: GuestRecord, name: string): void {
    if (guest.askedName === name) Object.assign(guest, { name, askedName: null })
  }

  /** Takes the name of a guest away, and the one that it has asked for. */
  remove(guest: GuestRecord): void {
    Object.assign(guest, { name: this.rules.nameless(), askedName: null })
  }
}
