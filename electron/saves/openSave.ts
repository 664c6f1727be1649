import type { Outcome, Seat } from '../../engine/kernel/game.ts'
import type { RecordEntry } from '../../engine/match/record.ts'
import type { MatchInfo, Player } from '../contract/ipc.ts'
import { Mutex } from '../time/mutex.ts'
import { foldLine, matchInfo, type SaveSummary } from './content.ts'
import type { Journal } from './journal/journal.ts'
import type { SaveLine } from './journal/lines.ts'
import type { Times } from './times.ts'

/** A save open for writing. `summary` contains only what is on disk. */
export class OpenSave {
  private readonly journal: Journal
  private readonly now: () => number
  private readonly onPlay: () => Promise<void>
  private readonly writing = new Mutex()
  private current: SaveSummary

  /** @param onPlay called before each change of the moves is written; must not throw */
  constructor(summary: SaveSummary, journal: Journal, now: () => number, onPlay = async () => {}) {
    this.current = summary
    this.journal = journal
    this.now = now
    this.onPlay = onPlay
  }

  get summary(): SaveSummary {
    return this.current
  }

  get info(): MatchInfo {
    return matchInfo(this.current)
  }

  /** The written bytes, whatever has happened to the file. */
  get content(): Buffer {
    return this.journal.content
  }

  /**
   * Adds a move as number `n`; `outcome` if it ended the match. Throws `save-failed`, and then nothing has changed.
   * @param clocks their times just before and just after the move
   */
  addMove(
    n: number,
    entry: RecordEntry,
    outcome: Outcome | null,
    clocks?: { readonly before: Times; readonly after: Times },
  ): Promise<void> {
    const at = this.now()
    const move: SaveLine = { kind: 'move', n, entry, at, ...(outcome ? { outcome } : {}) }
    if (!clocks) return this.add(move)
    const { before, after } = clocks
    return this.add({ kind: 'clock', moves: n - 1, ...before, at }, move, { kind: 'clock', moves: n, ...after, at })
  }

  /** Records that the moves after number `to` are undone. Throws `save-failed`. */
  addUndo(to: number, times?: Times): Promise<void> {
    const at = this.now()
    return this.add({ kind: 'undo', to, at }, ...(times ? [{ kind: 'clock', moves: to, ...times, at } as const] : []))
  }

  /** Records the current clocks. Throws `save-failed`. */
  addTimes(times: Times): Promise<void> {
    return this.add({ kind: 'clock', moves: this.current.moves, ...times, at: this.now() })
  }

  /** Records that a seat has lost on time and ended the match, or has a bot from now on. Throws `save-failed`. */
  addLoss(seat: Seat, then: Outcome | Player): Promise<void> {
    const at = this.now()
    if (!('kind' in then)) return this.add({ kind: 'lost', seat, at, outcome: then })
    return this.add({ kind: 'lost', seat, at }, { kind: 'seat', seat, player: then, at })
  }

  /** Records that a seat has given the match up. Throws `save-failed`. */
  addGiveUp(seat: Seat, outcome: Outcome): Promise<void> {
    return this.add({ kind: 'gave-up', seat, at: this.now(), outcome })
  }

  /** Records that the table has ended the match. Throws `save-failed`. */
  addEnd(outcome: Outcome): Promise<void> {
    return this.add({ kind: 'ended', at: this.now(), outcome })
  }

  /** Records that a bot plays the rest of the match for the player of a seat. Throws `save-failed`. */
  addPlayOut(seat: Seat, player: Player): Promise<void> {
    return this.add({ kind: 'seat', seat, player, playsOut: true, at: this.now() })
  }

  /** Records the player of a seat from now on. Throws `save-failed`. */
  addPlayer(seat: Seat, player: Player, name?: string): Promise<void> {
    return this.add({ kind: 'seat', seat, player, ...(name === undefined ? {} : { name }), at: this.now() })
  }

  /** Records the name of a seat's player from now on. Throws `save-failed`. */
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

  /** Adds all of the lines or none. */
  private add(...lines: readonly SaveLine[]): Promise<void> {
    return this.writing.runExclusive(async () => {
      const next = lines.reduce((summary, line) => {
        const folded = foldLine(summary, line)
        if (!folded) throw new Error(`A ${line.kind} line does not follow move ${summary.moves}`)
        return folded
      }, this.current)
      if (lines.some(({ kind }) => kind === 'move' || kind === 'undo' || kind === 'lost')) await this.onPlay()
      await this.journal.append(...lines)
      this.current = next
    })
  }
}
