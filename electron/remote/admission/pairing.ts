import type { JoinRequest, PairingWords } from '../../contract/screens.ts'
import type { TimeSource } from '../../time/timeSource.ts'
import type { Tell } from '../link/link.ts'
import { FEWEST_WORDS } from './words.ts'

/** The validity of words, in milliseconds. */
export const WORDS_GOOD = 2 * 60 * 1000

/**
 * The most replacements before the table must ask for new words. Words with too many wrong guesses are replaced at
 * once, so that strangers cannot block joining. The bound for guesses: words from lists of 276 get 30 wrong guesses
 * (`Limits.guesses`), so three of them are guessed with a probability of 30/276³, one in 700,000. The words that
 * replace them are four, and they are replaced ten times at most: that adds 300/276⁴, one in 19 million. All addresses
 * together have 30 tries and one more every two seconds (`Limits.allTries`), so even under constant guessing the words
 * stay for a minute.
 */
const MOST_RENEWALS = 10

export interface PairingSetting {
  readonly tell: Tell
  readonly timeSource: TimeSource
  /** Milliseconds since 1970. */
  readonly wallClock: () => number
  /** Draws `count` words. */
  readonly drawWords: (count: number) => readonly string[]
  readonly onChange: () => void
}

/** The pairing words, and the guests that have typed them and wait for the table. */
export class Pairing {
  private readonly setting: PairingSetting
  private current: PairingWords | null = null
  private waiting: readonly JoinRequest[] = []
  /** The number of times that the words were replaced since the table asked for them. */
  private renewals = 0
  private callOff = () => {}

  constructor(setting: PairingSetting) {
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

  /** Replaces words with too many wrong guesses; the new ones are valid at once. */
  replaceGuessed(): void {
    if (!this.current) return
    if (++this.renewals <= MOST_RENEWALS) this.draw(FEWEST_WORDS + 1)
    else this.spend()
  }

  /** Adds a request of a guest that has typed the words, which are valid only once. */
  ask(request: JoinRequest): void {
    this.waiting = [...this.waiting, request]
    this.spend()
    this.setting.onChange()
  }

  /** Removes a waiting request and returns it; null if it does not exist. */
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
    const { timeSource, wallClock, drawWords } = this.setting
    this.setWords({ words: drawWords(count), until: wallClock() + WORDS_GOOD })
    this.callOff = timeSource.after(WORDS_GOOD, () => this.spend())
  }

  /** Makes the words invalid. */
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
