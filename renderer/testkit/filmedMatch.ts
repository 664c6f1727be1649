import type { GameShape, Viewer } from '../../engine/kernel/game.ts'
import { openStream } from '../../engine/kernel/rng.ts'
import { loadMatch } from '../../engine/match/load.ts'
import { createMatch, type Match } from '../../engine/match/match.ts'
import type { TableGame } from '../../engine/protocol/games.ts'
import type { TimedEvent } from '../director/planning/film.ts'
import { type Filmed, timedEvents } from '../director/planning/timedEvents.ts'

/** The time that players of a filmed match think about each move, milliseconds. */
const THINKING = 1500

type AnyGame = GameShape & { readonly event: { readonly kind: string } }

/** Plays a match at random. */
export function randomMatch<G extends AnyGame>(
  game: TableGame<G>,
  options: object,
  seed: number,
  moves: number,
): Match<G> {
  const read = game.parseOptions(options)
  if (!read.ok) throw new Error(read.problem.what)
  const match = createMatch(game, { options: read.value, seed })
  const luck = openStream(seed, 'film')
  for (let n = 0; n < moves; n++) {
    const [seat] = match.awaiting()
    const legal = seat === undefined ? [] : match.moves(seat)
    const chosen = legal[luck.int(Math.max(1, legal.length))]
    if (seat === undefined || !chosen) break
    match.play(seat, chosen.move)
  }
  return match
}

/** Loads a recorded match. */
export function recordedMatch<G extends AnyGame>(game: TableGame<G>, record: unknown): Match<G> {
  const loaded = loadMatch(game, record)
  if (!loaded.ok) throw new Error(loaded.problem.fault)
  return loaded.match
}

/** Returns the events of a match as the director of a spectator sees them; players think about each move. */
export function eventsToFilm<G extends AnyGame>(
  { rules, start, entries }: Match<G>,
  filmed: Filmed<G['state'], G['event']>,
  viewer: Viewer = 'spectator',
): readonly TimedEvent[] {
  let view = rules.view(start.state, viewer)
  let time = 0
  return entries.flatMap((entry) => {
    let state = entry.before
    const received = entry.events.flatMap((event) => {
      const seen = rules.redact(event, viewer, state)
      state = rules.evolve(state, event)
      return seen ?? []
    })
    time += THINKING
    const { events, end } = timedEvents(filmed, view, [{ from: time, events: received }])
    view = end
    time += events.reduce((sum, { lasts }) => sum + lasts, 0)
    return events
  })
}
