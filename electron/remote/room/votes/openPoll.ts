import { Refused } from '../../../contract/refused.ts'
import { type ChatVote, MOST_CHAT_VOTERS, type VoteOption, type VoteState } from '../../../contract/vote.ts'
import type { Poll } from '../../../matches/votes/voters.ts'
import type { Guests } from '../../admission/guests.ts'
import type { Channel } from '../channels/channel.ts'

/** The result of a vote. */
interface Result {
  /** The place of the winner. */
  readonly winner: number
  readonly byLot: boolean
  /** The end of its display. */
  readonly until: number
}

export interface OpenPollSetting {
  readonly id: string
  readonly asked: Poll
  readonly guests: Guests
  readonly since: number
  /** Takes the place of the winner; null: a bot moves. */
  readonly resolve: (winner: number | null) => void
}

/** A poll from its question to the end of its result: the votes, and what screens are sent of them. */
export class OpenPoll {
  readonly id: string
  readonly asked: Poll
  readonly since: number
  readonly resolve: OpenPollSetting['resolve']
  /** The end of the vote; null before the audience has seen the position. */
  until: number | null = null
  /** The channels that have shown the position, and with it the poll. */
  readonly channels = new Set<Channel>()
  private readonly guests: Guests
  private result: Result | null = null
  /** The chosen places, by the ids of guests and by the names of voters in a chat. */
  private readonly byScreen = new Map<string, number>()
  private readonly byChat = new Map<string, number>()
  private hasNews = false

  constructor({ id, asked, guests, since, resolve }: OpenPollSetting) {
    this.id = id
    this.asked = asked
    this.guests = guests
    this.since = since
    this.resolve = resolve
  }

  /** The result, once the vote is over. */
  get over(): Result | null {
    return this.result
  }

  /** Notes the vote of a screen, in place of its earlier one. Throws `bad-request` for an unknown option. */
  vote(screen: string, option: number): void {
    this.byScreen.set(screen, this.placeOf(option))
    this.hasNews = true
  }

  /**
   * Notes the vote of a person in a chat, in place of their earlier one. Throws `bad-request` for an unknown option, and
   * `too-many-requests`.
   */
  voteFromChat({ option, voter }: Pick<ChatVote, 'option' | 'voter'>): void {
    const place = this.placeOf(option)
    if (!this.byChat.has(voter) && this.byChat.size >= MOST_CHAT_VOTERS)
      throw new Refused('too-many-requests', `voter: more than ${MOST_CHAT_VOTERS} in one poll`)
    this.byChat.set(voter, place)
    this.hasNews = true
  }

  /** Returns the option that a screen has chosen; null before its vote. */
  choiceOf(screen: string): number | null {
    const place = this.byScreen.get(screen)
    return place === undefined ? null : place + 1
  }

  /** The place of the option that wins now; null without votes. */
  get winner(): number | null {
    return this.asked.winner(this.counts)
  }

  /** Ends the vote, and shows its winner until a time. */
  end(winner: number, until: number): void {
    const { counts } = this
    this.result = { winner, byLot: counts.filter((count) => count === counts[winner]).length > 1, until }
    this.hasNews = true
  }

  /** Returns whether something has changed since the last call. */
  takeNews(): boolean {
    const { hasNews } = this
    this.hasNews = false
    return hasNews
  }

  /** Returns the state that screens are sent at a time. */
  stateAt(now: number): VoteState {
    const { asked, until, result, counts } = this
    const options = asked.options.map(
      ({ plan }, place): VoteOption => ({ ...plan, option: place + 1, votes: counts[place] ?? 0 }),
    )
    const left = result || until === null ? 0 : Math.max(0, Math.ceil(until - now))
    const { match, seat, moves } = asked
    const chosen = result && { chosen: result.winner + 1, ...(result.byLot && { byLot: true as const }) }
    return { vote: this.id, match, seat, moves, options, left, ...chosen }
  }

  /** The votes for each option: of the screens that are connected, and from the chat. */
  private get counts(): readonly number[] {
    const present = [...this.byScreen].filter(([id]) => this.guests.get(id)?.connection != null)
    const chosen = [...present.map(([, place]) => place), ...this.byChat.values()]
    const counts = this.asked.options.map(() => 0)
    for (const place of chosen) counts[place] = (counts[place] ?? 0) + 1
    return counts
  }

  /** Returns the place of an option by its number. */
  private placeOf(option: number): number {
    const { length } = this.asked.options
    if (!Number.isInteger(option) || option < 1 || option > length)
      throw new Refused('bad-request', `option: a number from 1 to ${length}`)
    return option - 1
  }
}
