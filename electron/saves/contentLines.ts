import { isDeepStrictEqual } from 'node:util'
import type { Seat } from '../../engine/kernel/game.ts'
import { LOST_ON_TIME, TABLE_ENDED } from '../contract/ipc.ts'
import type { SaveContent, SaveSummary } from './content.ts'
import type { SaveLine } from './journal/lines.ts'

/** Returns the shortest list of lines that gives this content. The header keeps the first title and players. */
export function linesOf({ summary, entries, times = [] }: SaveContent): SaveLine[] {
  const moves = entries.flatMap(({ entry, at }, index): SaveLine[] => {
    const last = index === entries.length - 1
    const ending = last && summary.outcome && endedByMove(summary) ? { outcome: summary.outcome } : {}
    const before = last ? [] : seatLines(summary, (after) => after === index + 1)
    return [{ kind: 'move', n: index + 1, entry, at, ...ending }, ...clockLines(times, index + 1, at), ...before]
  })
  const { title, recovered, updatedAt: at } = summary
  return [
    ...nameLines(summary),
    ...clockLines(times, 0, summary.header.createdAt),
    ...lossLines(summary, (isEnd) => !isEnd),
    ...(entries.length === 0 ? [] : seatLines(summary, (after) => after === 0)),
    ...moves,
    ...seatLines(summary, (after) => after >= entries.length),
    ...lossLines(summary, (isEnd) => isEnd),
    ...giveUpLines(summary),
    ...endLines(summary),
    ...(title === summary.header.title ? [] : [{ kind: 'title', title, at } as const]),
    ...(recovered ? [{ kind: 'recovered', moves: entries.length, at } as const] : []),
  ]
}

/** Returns the lines for new names of seats with their first players. */
function nameLines({ header, seats, seatedAfter, updatedAt }: SaveSummary): SaveLine[] {
  return seats.flatMap(({ seat, name }): SaveLine[] => {
    const isNew = header.seats.some((one) => one.seat === seat && one.name !== name)
    return isNew && seatedAfter[seat] === undefined ? [{ kind: 'name', seat, name, at: updatedAt }] : []
  })
}

function clockLines(times: NonNullable<SaveContent['times']>, moves: number, at: number): SaveLine[] {
  const known = times[moves]
  return known ? [{ kind: 'clock', moves, ...known, at }] : []
}

/** Returns whether the match ended because a seat had no time left. */
export function endedOnTime({ outcome }: Pick<SaveSummary, 'outcome'>): boolean {
  return outcome?.reason === LOST_ON_TIME
}

const endedByTable = ({ outcome }: Pick<SaveSummary, 'outcome'>): boolean => outcome?.reason === TABLE_ENDED

const endedByMove = (summary: SaveSummary): boolean =>
  !endedOnTime(summary) && !endedByTable(summary) && summary.gaveUp === null

function endLines(summary: SaveSummary): SaveLine[] {
  const { outcome, updatedAt: at } = summary
  return outcome && endedByTable(summary) ? [{ kind: 'ended', at, outcome }] : []
}

function giveUpLines({ gaveUp, outcome, updatedAt: at }: SaveSummary): SaveLine[] {
  return gaveUp !== null && outcome ? [{ kind: 'gave-up', seat: gaveUp, at, outcome }] : []
}

/** Returns the lines for the losses that ended the match, or for the others; the moves do not depend on their times. */
function lossLines(summary: SaveSummary, when: (isEnd: boolean) => boolean): SaveLine[] {
  const { lostOnTime, updatedAt: at, outcome } = summary
  return lostOnTime.flatMap((seat, index): SaveLine[] => {
    const isEnd = index === lostOnTime.length - 1 && endedOnTime(summary)
    if (!when(isEnd)) return []
    return [...playerLine(summary, seat), { kind: 'lost', seat, at, ...(isEnd && outcome ? { outcome } : {}) }]
  })
}

/** Returns the line for the player of a seat before a bot took it, if that was not its first player. */
function playerLine({ header, playersBefore, profiles, updatedAt: at }: SaveSummary, seat: Seat): SaveLine[] {
  const player = playersBefore[seat]
  const first = header.seats.find((one) => one.seat === seat)?.player
  return player && !isDeepStrictEqual(player, first)
    ? [{ kind: 'seat', seat, player, ...profileOf(profiles, seat), at }]
    : []
}

/** Returns the latest changes of players that were made after this number of moves. */
function seatLines(
  { header, seats, seatedAfter, updatedAt, lostOnTime, playersBefore, profiles }: SaveSummary,
  when: (moves: number) => boolean,
): SaveLine[] {
  return seats.flatMap(({ seat, name, player }): SaveLine[] => {
    const after = seatedAfter[seat]
    if (after === undefined || !when(after)) return []
    const isNew = header.seats.some((one) => one.seat === seat && one.name !== name)
    const before = lostOnTime.includes(seat) ? undefined : playersBefore[seat]
    const line = { kind: 'seat', seat, player, ...(isNew ? { name } : {}), at: updatedAt } as const
    const profile = profileOf(profiles, seat)
    if (before === undefined) return [player.kind === 'human' ? { ...line, ...profile } : line]
    return [
      { kind: 'seat', seat, player: before, ...profile, at: updatedAt },
      { ...line, playsOut: true },
    ]
  })
}

function profileOf(profiles: SaveSummary['profiles'], seat: Seat): { readonly profile?: string } {
  const profile = profiles[seat]
  return profile === undefined ? {} : { profile }
}
