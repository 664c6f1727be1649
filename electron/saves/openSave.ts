import type { Outcome, Seat } from '../../engine/kernel/game.ts'
import type { RecordEntry } from '../../engine/match/record.ts'
import type { MatchInfo, Player } from '../contract/ipc.ts'
import { Mutex } from '../mutex.ts'
import { foldLine, matchInfo, type SaveSummary } from './content.ts'
import type { Journal } from './journal/journal.ts'
import type { SaveLine } from './journal/lines.ts'

/** A save open for writing. `summary` contains only what is on disk. */
export class OpenSave {
  private readonly journal: Journal
  private readonly now: () => number
  private readonly writing = new Mutex()
  private current: SaveSummary

  constructor(summary: SaveSummary, journal: Journal, now: () => number) {
    this.current = summary
    this.journal = journal
    this.now = now
  }

  get summary(): SaveSummary {
    return this.current
  }

  get info(): MatchInfo {
    return matchInfo(this.current)
  }

  /** The bytes that were written, whatever has become of the file. */
  get content(): Buffer {
    return this.journal.content
  }

  /** Adds a move as number `n`; `outcome` if it ended the match. Throws `save-failed`, and then nothing has changed. */
  addMove(n: number, entry: RecordEntry, outcome: Outcome | null): Promise<void> {
    const ending = outcome ? { outcome } : {}
    return this.add({ kind: 'move', n, entry, at: this.now(), ...ending })
  }

  /** Records that the moves after number `to` are undone. Throws `save-failed`. */
  addUndo(to: number): Promise<void> {
    return this.add({ kind: 'undo', to, at: this.now() })
  }

  /** Records who plays a seat from now on. Throws `save-failed`. */
  addPlayer(seat: Seat, player: Player, name?: string): Promise<void> {
    return this.add({ kind: 'seat', seat, player, ...(name === undefined ? {} : { name }), at: this.now() })
  }

  /** Records what the player of a seat is called from now on. Throws `save-failed`. */
  addName(seat: Seat, name: string): Promise<void> {
    return this.add({ kind: 'name', seat, name, at: this.now() })
  }

  /** Throws `save-failed`. */
  rename(title: string): Promise<void> {
    return this.add({ kind: 'title', title, at: this.now() })
  }

  /** Waits for pending writes. */
  async close(): Promise<void> {
    await this.writing.runExclusive(() => this.journal.close())
  }

  private add(line: SaveLine): Promise<void> {
    return this.writing.runExclusive(async () => {
      const next = foldLine(this.current, line)
      if (!next) throw new Error(`A ${line.kind} line does not follow move ${this.current.moves}`)
      await this.journal.append(line)
      this.current = next
    })
  }
}
