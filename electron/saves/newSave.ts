import { randomBytes } from 'node:crypto'
import type { MatchRecord } from '../../engine/match/record.ts'
import { SAVE_FORMAT, SAVE_VERSION, type SaveHeader } from './journal/lines.ts'

/** What a new save is made of. */
export interface SavePlan {
  /** Made up from the date when left out. */
  readonly title?: string
  /** The lesson that it is. */
  readonly lesson?: string
  readonly seats: SaveHeader['seats']
  readonly record: MatchRecord
}

/** A header with an id of its own. `now` is in milliseconds since 1970. */
export function newHeader({ title, lesson, seats, record }: SavePlan, now: number): SaveHeader {
  return {
    format: SAVE_FORMAT,
    version: SAVE_VERSION,
    id: newId(now),
    title: title ?? dateTitle(now),
    ...(lesson === undefined ? {} : { lesson }),
    createdAt: now,
    seats,
    record: { ...record, entries: [] },
  }
}

/** Readable in a folder listing, and never given twice. */
export function newId(now: number): string {
  const stamp = localTime(now).replaceAll('-', '').replaceAll(':', '').replace('T', '-').slice(0, 15)
  return `${stamp}-${randomBytes(5).toString('hex')}`
}

/** For example '2026-11-20 18:05', by the clock on the wall. */
function dateTitle(now: number): string {
  return localTime(now).replace('T', ' ').slice(0, 16)
}

function localTime(now: number): string {
  return new Date(now - new Date(now).getTimezoneOffset() * 60_000).toISOString()
}
