import { unitNamed } from '../../../engine/admiral/fleet.ts'
import type { AdmiralEvent, TeamId, UnitId } from '../../../engine/admiral/types.ts'
import { memoizePerObject } from '../../playback/memoizePerObject.ts'
import type { LogEntry, LoggedEvent } from './logbook.ts'

/** A line of the log: the activation of one ship, or one move; `team` is null for events of the weather. */
export interface LogPart extends Omit<LogEntry, 'team'> {
  readonly team: TeamId | null
  /** The number of this line among those of one move; omitted if 0. */
  readonly part?: number
}

/** Returns the entries as lines: consecutive actions of one ship together, a new round under no flag. */
export function partsOf(entries: readonly LogEntry[]): readonly LogPart[] {
  const groups: LogPart[][] = []
  for (const part of entries.flatMap(parted)) {
    const last = groups.at(-1)?.at(-1)
    if (last && continues(last, part)) groups.at(-1)?.push(part)
    else groups.push([part])
  }
  return groups.flatMap((group) => joined(group) ?? [])
}

/**
 * Splits an entry into lines: events of a new round belong to no team; a ship that continues after an enemy's answer
 * does so under its own flag.
 */
const parted = memoizePerObject((entry: LogEntry): readonly LogPart[] => {
  const parts: { team: TeamId | null; told: LoggedEvent[] }[] = []
  for (const one of entry.told) {
    const now = parts.at(-1)
    const before = now ? now.team : entry.team
    const team = teamAfter(before, one)
    if (now && team === before) now.told.push(one)
    else parts.push({ team, told: [one] })
  }
  const [only, another] = parts
  if (!only || (!another && only.team === entry.team)) return [entry]
  return parts.map((one, part) => ({ ...entry, ...one, part }))
})

/** Returns the team whose flag an event goes under: once a round has begun, none. */
function teamAfter(before: TeamId | null, told: LoggedEvent): TeamId | null {
  if (before === null || told.event.kind === 'roundBegan') return null
  return doerOf(told) ?? before
}

/** Returns the team that caused an event; null for a consequence of another event. */
function doerOf({ event, before }: LoggedEvent): TeamId | null {
  const unit = doingUnit(event)
  return unit === null ? null : (unitNamed(before, unit)?.team ?? null)
}

function doingUnit(event: AdmiralEvent): UnitId | null {
  switch (event.kind) {
    case 'shipMoved':
    case 'shipTurned':
    case 'boardingBegan':
    case 'boardingFought':
      return event.ship
    case 'shotsFired':
      return event.by[0]?.ship ?? null
    default:
      return null
  }
}

/** Returns true if the ship continues the activation that it has begun. */
function continues(before: LogPart, part: LogPart): boolean {
  const ship = actingIn(before)
  const isNew = part.told.some(({ event }) => event.kind === 'activationBegan')
  return ship !== null && part.team === before.team && !isNew && actingIn(part) === ship
}

function actingIn({ told, team }: LogPart): UnitId | null {
  const begun = told.find(({ event }) => event.kind === 'activationBegan')?.event
  if (team === null) return null
  return begun?.kind === 'activationBegan' ? begun.ship : (told[0]?.before.activation?.ship ?? null)
}

const JOINED = new WeakMap<LogPart, { readonly group: readonly LogPart[]; readonly whole: LogPart }>()

/** Joins several lines into one; returns the same object as long as nothing is added to it. */
function joined(group: readonly LogPart[]): LogPart | null {
  const [first, second] = group
  if (!first || !second) return first ?? null
  const known = JOINED.get(first)
  if (known?.group.length === group.length && known.group.every((part, i) => part === group[i])) return known.whole
  const whole = { ...first, last: group.at(-1)?.last ?? first.last, told: group.flatMap(({ told }) => told) }
  JOINED.set(first, { group, whole })
  return whole
}
