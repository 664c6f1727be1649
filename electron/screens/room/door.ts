import type { JoinRequest, PairingWords } from '../../contract/screens.ts'
import type { Clock } from '../clock.ts'
import type { Tell } from '../feeds/broadcast.ts'

/** How long words are good, in milliseconds. */
export const WORDS_GOOD = 2 * 60 * 1000

export interface DoorSetting {
  readonly tell: Tell
  readonly clock: Clock
  /** Milliseconds since 1970. */
  readonly wallClock: () => number
  readonly drawWords: () => readonly string[]
  readonly onChange: () => void
}

/** The words that let somebody ask to come in, and those who have typed them and wait. */
export class Door {
  private readonly setting: DoorSetting
  private current: PairingWords | null = null
  private waiting: readonly JoinRequest[] = []
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
    const { clock, wallClock, drawWords } = this.setting
    this.setWords({ words: drawWords(), until: wallClock() + WORDS_GOOD })
    this.callOff = clock.after(WORDS_GOOD, () => this.spend())
  }

  /** The words are not good any more. */
  spend(): void {
    if (this.current) this.setWords(null)
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

  private setWords(words: PairingWords | null): void {
    this.callOff()
    this.current = words
    this.setting.tell({ kind: 'words', words })
    this.setting.onChange()
  }
}
