import type { Companion, Tally, Way } from '../../contract/personRecord.ts'
import type { MatchResult, ResultPlayer, ResultSeat } from '../../contract/results.ts'

/** A match as one person played it. */
export interface OwnMatch {
  readonly result: MatchResult
  readonly own: ResultSeat
}

/** Returns the matches of a person, in the given order. */
export function matchesOf(results: readonly MatchResult[], id: string): readonly OwnMatch[] {
  return results.flatMap((result) => {
    const own = result.seats.find(({ player }) => isPerson(player, id))
    return own ? [{ result, own }] : []
  })
}

export const isPerson = (player: ResultPlayer, id: string): boolean => player.kind === 'person' && player.id === id

/** Returns how a match ended for its person: a first place that several sides share is drawn. */
export function endOf({ result, own }: OwnMatch): keyof Tally {
  if (own.place > 1) return 'lost'
  return result.seats.some(({ place, side }) => place === 1 && side !== own.side) ? 'drawn' : 'won'
}

export const NONE: Tally = { won: 0, drawn: 0, lost: 0 }

export function tallyOf(ends: readonly (keyof Tally)[]): Tally {
  const count = (end: keyof Tally) => ends.filter((one) => one === end).length
  return { won: count('won'), drawn: count('drawn'), lost: count('lost') }
}

/** Returns the number of matches of a tally. */
export const sizeOf = ({ won, drawn, lost }: Tally): number => won + drawn + lost

/** Returns the share of results won, with draws as halves; 0 without matches. */
export function shareOf(tally: Tally): number {
  const size = sizeOf(tally)
  return size === 0 ? 0 : (tally.won + tally.drawn / 2) / size
}

/** Groups things by a name, in the order in which the names come first. */
export function grouped<T>(all: readonly T[], nameOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) {
    const name = nameOf(one)
    const group = groups.get(name)
    if (group) group.push(one)
    else groups.set(name, [one])
  }
  return groups
}

export const wayOfMatch = ({ result: { game, variant } }: OwnMatch): Way => ({ game, variant })

/** Returns the player at a seat as a companion; null for guests, who have no identity. */
export function companionAt({ game }: MatchResult, { player }: ResultSeat): Companion | null {
  if (player.kind === 'person') return { kind: 'person', id: player.id, name: player.name }
  return player.kind === 'bot' ? { kind: 'bot', game, level: player.level } : null
}
