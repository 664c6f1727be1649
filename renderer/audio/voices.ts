import type { Voice } from './voice.ts'

/** Limit of simultaneous voices, for clarity and for the load of the audio thread. */
const MOST_VOICES = 24
/** Limit for one name; more are indistinguishable. */
const MOST_ALIKE = 5
/**
 * Two sounds of one name that start closer together than this, in seconds, are heard as a single one that is too loud.
 */
const TOO_CLOSE = 0.02

interface Member {
  readonly name: string
  readonly voice: Voice
}

/** The scheduled voices. Beyond the limits the oldest is cut. */
export class Voices {
  private members: readonly Member[] = []

  get count(): number {
    return this.members.length
  }

  /** Returns whether a sound of this name would start together with one that is already scheduled. */
  doubles(name: string, startsAt: number): boolean {
    return this.members.some((member) => member.name === name && Math.abs(member.voice.startsAt - startsAt) < TOO_CLOSE)
  }

  add(name: string, voice: Voice, now: number): void {
    this.members = this.members.filter((member) => member.voice.endsAt > now)
    this.giveWay((member) => member.name === name, MOST_ALIKE, now)
    this.giveWay(() => true, MOST_VOICES, now)
    this.members = [...this.members, { name, voice }]
  }

  remove(voice: Voice): void {
    this.members = this.members.filter((member) => member.voice !== voice)
  }

  cutAll(now: number): void {
    for (const { voice } of this.members) voice.cut(now)
    this.members = []
  }

  private giveWay(among: (member: Member) => boolean, most: number, now: number): void {
    const candidates = this.members.filter(among)
    for (const { voice } of candidates.slice(0, Math.max(0, candidates.length - most + 1))) {
      voice.cut(now)
      this.remove(voice)
    }
  }
}
