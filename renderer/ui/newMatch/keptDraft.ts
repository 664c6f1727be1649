import { create, useStore } from 'zustand'
import type { GameId } from '../../../electron/contract/ipc.ts'
import { PROFILE_ID } from '../../../electron/contract/people.ts'
import { LONGEST_NAME } from '../../../electron/contract/plainText.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { changeSettings, useSettings } from '../settings.ts'
import { playerKinds, type SeatDraft, type SeatDrafts } from './draft.ts'
import { readPersonality } from './personalities.ts'

/** Reads a kept field; undefined if it is damaged. Fields without a reader are not kept. */
export type DraftReaders<D> = { readonly [K in keyof D]?: (kept: unknown) => D[K] | undefined }

/** The draft of a game's form: kept while the program runs, and initialised from the last match of this game. */
export interface DraftStore<D> {
  /** Returns the draft, or the selected part of it. */
  use(): D
  use<T>(select: (draft: D) => T): T
  change(part: Partial<D>): void
  /** Returns the draft of the last match that was started, without later changes. */
  last(): D
  /** Remembers the draft for the next start of the program. Call it when a match is started from it. */
  keep(): void
}

/** Creates the store of a form. The settings are read at its first use. */
export function createDraftStore<D extends object>(game: GameId, first: D, readers: DraftReaders<D>): DraftStore<D> {
  const last = () => readDraft(first, readers, useSettings.getState().settings.lastMatch?.drafts[game])
  const begin = () => create(last)
  let store: ReturnType<typeof begin> | null = null
  const opened = () => {
    store ??= begin()
    return store
  }
  return {
    use: <T>(select?: (draft: D) => T) => useStore(opened(), select ?? ((draft) => draft as unknown as T)), // without it T is D
    change: (part) => opened().setState(part),
    last,
    keep: () => {
      const drafts = useSettings.getState().settings.lastMatch?.drafts
      const draft = keptFields(opened().getState(), readers)
      void changeSettings({ lastMatch: { game, drafts: { ...drafts, [game]: draft } } })
    },
  }
}

/** Returns a kept draft; its damaged and missing fields are those of the first one. */
export function readDraft<D extends object>(first: D, readers: DraftReaders<D>, kept: unknown): D {
  if (!isTable(kept)) return first
  const draft: Partial<D> = {}
  for (const name of fieldsOf(readers)) {
    const value = Object.hasOwn(kept, name) ? readers[name]?.(kept[name]) : undefined
    if (value !== undefined) draft[name] = value
  }
  return { ...first, ...draft }
}

function keptFields<D extends object>(draft: D, readers: DraftReaders<D>): object {
  return Object.fromEntries(fieldsOf(readers).map((name) => [name, draft[name]]))
}

function fieldsOf<D extends object>(readers: DraftReaders<D>): (keyof D & string)[] {
  return Object.keys(readers) as (keyof D & string)[] // the keys of an object literal
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads one of a list of values. */
export const oneOf =
  <const T>(...values: readonly T[]) =>
  (kept: unknown): T | undefined =>
    values.find((value) => value === kept)

/** Reads an on/off option. */
export const flag = oneOf(true, false)

const LONGEST_NUMBER = 6

/** Reads a number as it was typed. */
export function typedNumber(kept: unknown): string | undefined {
  return typeof kept === 'string' && kept.length <= LONGEST_NUMBER ? kept : undefined
}

/** Reads the players of a game: each seat on its own, so that damage to one does not lose the others. */
export function seatDrafts<S extends Seat>(game: GameId, first: SeatDrafts<S>) {
  return (kept: unknown): SeatDrafts<S> | undefined => {
    if (!isTable(kept)) return undefined
    const seats = Object.keys(first) as S[] // a record of all seats
    const read = seats.map((seat) => [seat, readSeat(game, kept[seat]) ?? first[seat]])
    return Object.fromEntries(read) as SeatDrafts<S> // it has the same keys
  }
}

function readSeat(game: GameId, kept: unknown): SeatDraft | undefined {
  if (!isTable(kept)) return undefined
  const { name } = kept
  const kind = oneOf(...playerKinds(game))(kept.kind)
  const isName = name === null || (typeof name === 'string' && [...name].length <= LONGEST_NAME)
  const personality = readPersonality(game, kept.temper)
  const profile = typeof kept.profile === 'string' && PROFILE_ID.test(kept.profile) ? { profile: kept.profile } : {}
  return kind !== undefined && isName
    ? { name, kind, ...profile, ...(personality !== undefined && { temper: personality }) }
    : undefined
}
