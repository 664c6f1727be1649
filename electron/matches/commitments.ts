import type { GameShape, Seat } from '../../engine/kernel/game.ts'
import { textDigest } from '../../engine/kernel/jointSeed.ts'
import type { Match } from '../../engine/match/match.ts'
import type { Json } from '../contract/ipc.ts'
import { asJson } from '../contract/json.ts'
import type { HostedGame } from '../games/hostedGame.ts'

type BySeat<T> = Readonly<Record<Seat, T>>

/** The commitments to hidden facts of a running match, sent to all. */
export class Commitments {
  private readonly game: HostedGame
  private readonly match: Match<GameShape>
  private readonly salt: string | undefined
  private last: { readonly state: object; readonly commitments: BySeat<string> } | null = null

  /** @param salt of the save; missing if nothing is committed, as in a position from a file */
  constructor(game: HostedGame, match: Match<GameShape>, salt: string | undefined) {
    this.game = game
    this.match = match
    this.salt = salt
  }

  /** The commitments, in the form of `MatchInfo`. */
  get told(): { readonly commitments?: BySeat<string> } {
    const { game, salt } = this
    if (salt === undefined || !game.inspection) return {}
    const { state } = this.match
    if (this.last?.state !== state) this.last = { state, commitments: game.inspection.commitments(state, saltOf(salt)) }
    return { commitments: this.last.commitments }
  }
}

/** Returns the data that opens the commitments of a match that is over. */
export function openingsOf(
  { inspection }: HostedGame,
  { state }: Match<GameShape>,
  salt: string | undefined,
): { readonly openings?: BySeat<Json> } {
  if (salt === undefined || !inspection) return {}
  const opened = Object.entries(inspection.openings(state, saltOf(salt)))
  return { openings: Object.fromEntries(opened.map(([seat, one]) => [seat, asJson(one)])) }
}

/** Returns a salt for each seat, so that opening one reveals nothing about another. */
function saltOf(secret: string): (seat: Seat) => string {
  return (seat) => textDigest(JSON.stringify(['captains-table/salt/1', secret, seat]))
}
