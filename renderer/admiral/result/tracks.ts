import { evolve } from '../../../engine/admiral/evolve.ts'
import type { AdmiralEvent, AdmiralState, Cell, TeamId, UnitId } from '../../../engine/admiral/types.ts'
import { movesOf, type SeenMatch } from '../../hud/story/story.ts'
import { readEvents } from '../view.ts'

/** The way of a ship under one flag. */
export interface Track {
  readonly ship: UnitId
  readonly team: TeamId
  /** The cells in order, from the first. */
  readonly cells: readonly Cell[]
  readonly end: 'afloat' | 'sunk' | 'taken'
}

/** Returns the tracks of all ships; a ship that changes its flag begins a new one. */
export function tracksIn(told: SeenMatch<AdmiralState>): readonly Track[] {
  const ended: Track[] = []
  const open = new Map<UnitId, Track>()
  for (const { before, events } of movesOf(told)) {
    let now = before
    for (const event of readEvents(events)) {
      follow(event, now, open, ended)
      now = evolve(now, event)
    }
  }
  return [...ended, ...open.values()].filter(({ cells, end }) => cells.length > 1 || end === 'sunk')
}

/** Continues or ends a track with an event. */
function follow(event: AdmiralEvent, now: AdmiralState, open: Map<UnitId, Track>, ended: Track[]): void {
  const trackOf = (ship: UnitId, at: Cell | null): Track | null => {
    const team = now.ships.find(({ id }) => id === ship)?.team
    return open.get(ship) ?? (team && at !== null ? { ship, team, cells: [at], end: 'afloat' } : null)
  }
  const close = (ship: UnitId, at: Cell | null, end: Track['end']) => {
    const track = trackOf(ship, at)
    if (track) ended.push({ ...track, end })
    open.delete(ship)
  }
  switch (event.kind) {
    case 'shipMoved':
    case 'shipDrifted': {
      const track = trackOf(event.ship, event.from)
      if (track) open.set(event.ship, { ...track, cells: [...track.cells, ...event.path] })
      return
    }
    case 'shipSunk':
      return close(event.ship, event.at, 'sunk')
    case 'shipTaken':
      return close(event.ship, null, 'taken')
    default:
  }
}
