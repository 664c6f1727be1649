import { TILE_KINDS } from '../../../engine/jackal/data/tiles.ts'
import { sizeOf } from '../../../engine/jackal/deck.ts'
import type { JackalState, TeamId } from '../../../engine/jackal/types.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { curveOf } from '../../hud/story/curve.ts'
import { type LuckLine, type MatchStory, movesOf, type SeenMatch, storyOf } from '../../hud/story/story.ts'
import { goldUnder } from '../goldLeft.ts'
import { roundOf } from '../hud/crews/crews.ts'
import { partiesOf } from '../hud/crews/parties.ts'
import { readEvents } from '../view.ts'

/** Returns the gold of each crew, round by round, its finds, and the turns that decided the match. */
export function jackalStory(told: SeenMatch<JackalState>): MatchStory<TeamId> | null {
  const curve = curveOf<JackalState, TeamId>(told.positions, {
    sides: ({ teams }) => teams.map(({ id }) => id),
    parties: partiesOf,
    standing: ({ teams }, side) => teams.find(({ id }) => id === side)?.gold ?? 0,
    round: roundOf,
  })
  return storyOf(curve, tileLuck(told), told.steps)
}

/**
 * Returns the gold under the tiles that each crew opened, against the average of as many tiles. A tile holds its coins,
 * the galleon the worth of its treasure. The mean is that of all tiles of the deck that were closed at the start of the
 * record, so that the expectations of all tiles add up to the gold of the island. A crew's knowledge of a tile from a
 * lighthouse is not taken into account.
 */
export function tileLuck(told: SeenMatch<JackalState>): readonly LuckLine<TeamId>[] {
  const [start] = told.positions
  if (!start) return []
  const opened = movesOf(told).flatMap(({ before, events }) =>
    readEvents(events).flatMap((event) =>
      event.kind === 'tileRevealed'
        ? [{ team: before.pieces.find(({ id }) => id === event.by)?.team, worth: goldUnder(event.tile.kind) }]
        : [],
    ),
  )
  const mean = meanWorth(start)
  return start.teams.map(({ id }) => {
    const own = opened.filter(({ team }) => team === id)
    const got = own.reduce((sum, { worth }) => sum + worth, 0)
    return { side: id, tries: own.length, got, expected: own.length * mean }
  })
}

/** Returns the seat that commands a crew. */
export function seatOf({ teams }: JackalState, team: TeamId): Seat {
  return teams.find(({ id }) => id === team)?.seat ?? team
}

/** Returns the average gold under a closed tile. */
export function meanWorth({ board, tiles }: Pick<JackalState, 'board' | 'tiles'>): number {
  const open = tiles.flatMap((tile) => (tile?.open && tile.kind !== 'ferry' ? [goldUnder(tile.kind)] : []))
  const all = TILE_KINDS.reduce((sum, kind) => sum + (board.deck[kind] ?? 0) * goldUnder(kind), 0)
  const count = sizeOf(board.deck) - open.length
  return count <= 0 ? 0 : (all - open.reduce((sum, worth) => sum + worth, 0)) / count
}
