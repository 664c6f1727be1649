import type { GameShape, Viewer } from '../../kernel/game.ts'
import type { TableGame } from '../../protocol/games.ts'
import type { SentEvent } from '../../protocol/table.ts'
import type { ArenaMatch } from '../arena.ts'

/** The events of a match, as each viewer may see them. */
export class Chronicle<G extends GameShape> {
  private readonly game: TableGame<G>
  private readonly match: ArenaMatch<G>
  private readonly entries: { readonly event: G['event']; readonly before: G['state'] }[] = []

  constructor(game: TableGame<G>, match: ArenaMatch<G>) {
    this.game = game
    this.match = match
  }

  /** The number of events; they are numbered from 1. */
  get length(): number {
    return this.entries.length
  }

  /** Plays a move in the match, and records its events. */
  play(move: G['move']): void {
    let before = this.match.state
    for (const event of this.match.play(move).events) {
      this.entries.push({ event, before })
      before = this.match.rules.evolve(before, event)
    }
  }

  /** Returns the events with a number above `since`, without those withheld from the viewer. */
  receivedBy(viewer: Viewer, since: number): readonly SentEvent[] {
    return this.entries.slice(since).flatMap(({ event, before }, i) => {
      const received = this.match.rules.redact(event, viewer, before)
      return received ? [{ n: since + i + 1, ...this.game.printEvent(received, this.match.state) }] : []
    })
  }
}
