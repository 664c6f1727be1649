import type { JoinRequest, PairingWords } from '../../contract/screens.ts'
import type { Clock } from '../../time/clock.ts'
import type { Tell } from '../link/link.ts'
import { FEWEST_WORDS } from './words.ts'

/** How long words are good, in milliseconds. */
export const WORDS_GOOD = 2 * 60 * 1000

/**
 * Words that were guessed at too often are replaced at once, so that strangers cannot keep the door shut. The bound for
 * guesses: words from lists of 276 get 30 wrong guesses (`Limits.guesses`), so three of them are guessed with a probability
 * of 30/276³, one in 700,000. The words that replace them are four, and they are replaced ten times at most before the table
 * must ask for words again: that adds 300/276⁴, one in 19 million. All addresses together have 30 tries and one more every
 * two seconds (`Limits.allTries`), so words that are guessed at in a loop still stay for a minute.
 */
const MOST_RENEWALS = 10

export interface DoorSetting {
  readonly tell: Tell
  readonly clock: Clock
  /** Milliseconds since 1970. */
  readonly wallClock: () => number
  /** Draws `count` words. */
  readonly drawWords: (count: number) => readonly string[]
  readonly onChange: () => void
}

/** The words that let somebody ask to come in, and those who have typed them and wait. */
export class Door {
  private readonly setting: DoorSetting
  private current: PairingWords | null = null
  private waiting: readonly JoinRequest[] = []
  /** The number of times that the words were replaced since the table asked for them. */
  private renewals = 0
  private callOff = () => {}

  constructor(setting: DoorSetting) {
    this.setting = setting
  }

  get words(): PairingWords | null {
    return this.current
  }

  get requests(): readonly JoinRequest[] {
    return this.waiting
  }

  newWords(): void {
    this.renewals = 0
    this.draw(FEWEST_WORDS)
  }

  /** The words were guessed at too often: others are good at once. */
  replaceGuessed(): void {
    if (!this.current) return
    if (++this.renewals <= MOST_RENEWALS) this.draw(FEWEST_WORDS + 1)
    else this.spend()
  }

  /** Somebody has typed the words, which are good only once. */
  ask(request: JoinRequest): void {
    this.waiting = [...this.waiting, request]
    this.spend()
    this.setting.onChange()
  }

  /** Returns who waited; null if nobody does. */
  take(id: string): JoinRequest | null {
    const found = this.waiting.find((request) => request.id === id) ?? null
    this.waiting = this.waiting.filter((request) => request !== found)
    if (found) this.setting.onChange()
    return found
  }

  close(): void {
    this.callOff()
  }

  private draw(count: number): void {
    const { clock, wallClock, drawWords } = this.setting
    this.setWords({ words: drawWords(count), until: wallClock() + WORDS_GOOD })
    this.callOff = clock.after(WORDS_GOOD, () => this.spend())
  }

  /** The words are not good any more. */
  private spend(): void {
    if (this.current) this.setWords(null)
  }

  private setWords(words: PairingWords | null): void {
    this.callOff()
    this.current = words
    this.setting.tell({ kind: 'words', words })
    this.setting.onChange()
  }
}
