import { randomBytes } from 'node:crypto'
import type { Seat } from '../../engine/kernel/game.ts'
import type { MatchRecord } from '../../engine/match/record.ts'
import type { Language, MapLabel, MatchClock } from '../contract/ipc.ts'
import type { MatchLuck } from './dealt.ts'
import { SAVE_FORMAT, SAVE_VERSION, type SaveHeader } from './journal/lines.ts'

/** The input for a new save. */
export interface SavePlan {
  /** The title; the date by default. */
  readonly title?: string
  /** Id of the lesson, if it is one. */
  readonly lesson?: string
  readonly map?: MapLabel
  readonly clock?: MatchClock
  readonly letters?: Language
  readonly seats: SaveHeader['seats']
  readonly record: MatchRecord
  /** The name of the deal; its seed is the record's. */
  readonly dealName?: string
  /** The parts of the seed, if other screens were asked to add to it. */
  readonly luck?: MatchLuck
  /** The secret behind the salts of commitments; missing in matches that are not inspected. */
  readonly salt?: string
  /** The profiles of people at their seats. */
  readonly profiles?: Readonly<Record<Seat, string>>
  /** The id of the save that this one is a copy of, at first. */
  readonly first?: string
}

/**
 * Returns a header with a new id, unless one is given.
 * @param now milliseconds since 1970
 */
export function newHeader(
  { title, lesson, map, clock, letters, seats, record, dealName, luck, salt, profiles, first }: SavePlan,
  now: number,
  id = newId(now),
): SaveHeader {
  return {
    format: SAVE_FORMAT,
    version: SAVE_VERSION,
    id,
    title: title ?? dateTitle(now),
    ...(lesson === undefined ? {} : { lesson }),
    ...(first === undefined ? {} : { first }),
    ...(profiles === undefined ? {} : { profiles }),
    ...(map === undefined ? {} : { map }),
    ...(clock === undefined ? {} : { clock }),
    ...(letters === undefined ? {} : { letters }),
    createdAt: now,
    seats,
    record: { ...record, entries: [] },
    ...(dealName === undefined ? {} : { dealName }),
    ...(luck === undefined ? {} : { luck }),
    ...(salt === undefined ? {} : { salt }),
  }
}

/** Returns a unique id that is readable in a folder listing. */
export function newId(now: number): string {
  const stamp = localTime(now).replaceAll('-', '').replaceAll(':', '').replace('T', '-').slice(0, 15)
  return `${stamp}-${randomBytes(5).toString('hex')}`
}

/** Returns the local time, e.g. '2026-11-20 18:05'. */
function dateTitle(now: number): string {
  return localTime(now).replace('T', ' ').slice(0, 16)
}

function localTime(now: number): string {
  return new Date(now - new Date(now).getTimezoneOffset() * 60_000).toISOString()
}
