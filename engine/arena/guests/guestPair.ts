import type { GameShape, Seat } from '../../kernel/game.ts'
import type { TableGame } from '../../protocol/games.ts'
import { ArenaMatch, type Contest, everyOther, type Player, type Score, scoreOf, startOf } from '../arena.ts'
import { Chronicle } from './chronicle.ts'
import { isOutside, type OutsideEntrant, type PairReport } from './contestant.ts'
import { Forfeit, type Guest, type Usher } from './guest.ts'
import { SeatDesk } from './seatDesk.ts'

/** A player of the arena, or an external program. */
export type Party<G extends GameShape> = Player<G> | OutsideEntrant

/** Two parties to compare, and the game they play. */
export interface OpenContest<G extends GameShape> extends Pick<Contest<G>, 'options' | 'start'> {
  readonly game: TableGame<G>
  readonly a: Party<G>
  readonly b: Party<G>
}

/** Plays one deal twice, as `playPair` does, with external programs; each of their seats has its own program. */
export async function playOpenPair<G extends GameShape>(
  contest: OpenContest<G>,
  seed: number,
  usher: Usher,
): Promise<PairReport> {
  const forfeits: string[] = []
  const tell = (forfeit: string) => forfeits.push(`deal ${seed}: ${forfeit}`)
  const first = await playOpenMatch(contest, seed, 0, usher, tell)
  const second = await playOpenMatch(contest, seed, 1, usher, tell)
  return { scores: [first, second], forfeits }
}

async function playOpenMatch<G extends GameShape>(
  contest: OpenContest<G>,
  seed: number,
  first: 0 | 1,
  usher: Usher,
  tell: (forfeit: string) => void,
): Promise<Score> {
  const { game, a, b } = contest
  const match = new ArenaMatch(game.rules, startOf({ rules: game.rules, ...contest }, seed), seed)
  const seatsOfA = everyOther(game.rules.seats(match.state), first)
  const partyOf = (seat: Seat) => (seatsOfA.includes(seat) ? a : b)
  const hall = new Hall(game, match, usher)
  try {
    for (let seat = match.actor; seat !== null; seat = match.actor) {
      const forfeit = await hall.decide(seat, partyOf(seat))
      if (forfeit === null) continue
      tell(forfeit)
      return seatsOfA.includes(seat) ? 0 : 1
    }
    return scoreOf(match.outcome, seatsOfA)
  } finally {
    await hall.close()
  }
}

function isGuest<G extends GameShape>(party: Party<G>): party is OutsideEntrant {
  return typeof party !== 'function' && isOutside(party)
}

/** A match and its programs, each started when its seat must decide for the first time. */
class Hall<G extends GameShape> {
  private readonly game: TableGame<G>
  private readonly match: ArenaMatch<G>
  private readonly chronicle: Chronicle<G>
  private readonly usher: Usher
  private readonly guests = new Map<Seat, Guest>()

  constructor(game: TableGame<G>, match: ArenaMatch<G>, usher: Usher) {
    this.game = game
    this.match = match
    this.chronicle = new Chronicle(game, match)
    this.usher = usher
  }

  /** Lets a party make its move; returns the reason if a program has lost by forfeit. */
  async decide(seat: Seat, party: Party<G>): Promise<string | null> {
    if (!isGuest(party)) {
      this.chronicle.play(this.match.choiceOf(party))
      return null
    }
    try {
      await this.guestAt(seat, party).decide()
      return null
    } catch (error) {
      if (!(error instanceof Forfeit)) throw error
      return `${party.program} lost as ${seat} by forfeit: ${error.message}`
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.guests.values()].map((guest) => guest.leave()))
  }

  private guestAt(seat: Seat, entrant: OutsideEntrant): Guest {
    const known = this.guests.get(seat)
    if (known) return known
    const guest = this.usher(entrant, new SeatDesk(this.game, this.match, this.chronicle, seat))
    this.guests.set(seat, guest)
    return guest
  }
}
