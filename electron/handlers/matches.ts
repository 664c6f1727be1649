import type { Json, MatchSetup } from '../contract/ipc.ts'
import { firstViewer } from '../matches/eyes.ts'
import type { GameLookup } from '../matches/hostedGame.ts'
import { dealMatch } from '../matches/newMatch.ts'
import { replayOf } from '../matches/replay.ts'
import type { Place, Tables } from '../matches/tables.ts'
import { Refused } from '../refused.ts'
import { matchInfo } from '../saves/content.ts'
import type { Store } from '../saves/store.ts'
import { Serial } from '../serial.ts'
import { inSlices } from '../slices.ts'
import type { Caller, Handlers } from './answer.ts'

type MatchHandlers = Pick<Handlers, Extract<keyof Handlers, `match:${string}`>>

/** Which match each window sits at; never more than one. */
export class Seating {
  private readonly tables: Tables
  private readonly places = new Map<Caller, Place>()
  /** Whoever sits down twice in a row must not end up on two chairs. */
  private readonly moving = new Serial()
  private readonly onChange: () => void

  /** @param onChange called whenever a window has sat down or got up */
  constructor(tables: Tables, onChange: () => void = () => {}) {
    this.tables = tables
    this.onChange = onChange
  }

  /** Some window sits at a match. */
  get taken(): boolean {
    return this.places.size > 0
  }

  /** Sits a window down, getting it up from wherever it sat before. Throws as `Store.open`. */
  sit(caller: Caller, id: string): Promise<Place> {
    return this.moving.run(async () => {
      await this.getUp(caller)
      const place = await this.tables.join(id, (message) => caller.send(message))
      this.places.set(caller, place)
      this.onChange()
      return place
    })
  }

  /** Gets a window up, from any match or from a given one only. */
  leave(caller: Caller, id?: string): Promise<void> {
    return this.moving.run(async () => {
      if (id === undefined || this.matchOf(caller) === id) await this.getUp(caller)
    })
  }

  /** Everybody gets up from a match. */
  clear(id: string): Promise<void> {
    return this.moving.run(async () => {
      for (const caller of [...this.places.keys()]) if (this.matchOf(caller) === id) await this.getUp(caller)
    })
  }

  /** Throws `no-such-match` unless the window sits at that match. */
  placeOf(caller: Caller, id: string): Place {
    const place = this.places.get(caller)
    if (place?.live.info.id !== id) throw new Refused('no-such-match', `${id} is not open in this window`)
    return place
  }

  /** The match a window sits at. */
  matchOf(caller: Caller): string | null {
    return this.places.get(caller)?.live.info.id ?? null
  }

  private async getUp(caller: Caller): Promise<void> {
    const place = this.places.get(caller)
    this.places.delete(caller)
    if (place) await this.tables.leave(place)
    this.onChange()
  }
}

/** Making, playing and watching matches. */
export function matchHandlers(seating: Seating, store: Store, games: GameLookup): MatchHandlers {
  return {
    'match:create': async (setup) => {
      const { condition: _, ...info } = await store.create(dealMatch(await positioned(setup, store), games))
      return info
    },
    'match:open': async ({ id }, caller) => (await seating.sit(caller, id)).live.info,
    'match:leave': async ({ id }, caller) => {
      await seating.leave(caller, id)
      return null
    },
    'match:play': async ({ id, seat, move }, caller) => {
      await seating.placeOf(caller, id).live.playHuman(seat, move)
      return null
    },
    'match:undo': async ({ id, seat }, caller) => {
      await seating.placeOf(caller, id).live.undo(seat)
      return null
    },
    'match:look': async ({ id, viewer }, caller) => {
      const { live, watch } = seating.placeOf(caller, id)
      await live.look(watch, viewer)
      return null
    },
    'match:shown': ({ id, moves }, caller) => {
      const { live, watch } = seating.placeOf(caller, id)
      live.acknowledge(watch, moves)
      return null
    },
    'match:replay': async ({ id }, caller) => {
      const place = seating.matchOf(caller) === id ? seating.placeOf(caller, id) : null
      if (place) return inSlices(replayOf(place.live.match, place.live.info, place.watch.viewer))
      const { match, content } = await store.peek(id)
      const info = matchInfo(content.summary)
      return inSlices(replayOf(match, info, firstViewer(match, info)))
    },
  }
}

/** The setup with the position that another match began with, where it asks for that. */
async function positioned({ positionOf, ...setup }: MatchSetup, store: Store): Promise<MatchSetup> {
  if (positionOf === undefined) return setup
  const { record } = (await store.peek(positionOf)).content.summary.header
  if (record.game !== setup.game) throw new Refused('bad-request', `positionOf: a match of ${record.game}`)
  if (record.position === undefined) throw new Refused('bad-request', 'positionOf: its beginning is not kept')
  return { ...setup, position: record.position as Json } // read from the JSON of a save
}
