import { asJson } from '../../electron/contract/json.ts'
import { gameOf } from '../../electron/games/games.ts'
import type { HostedGame } from '../../electron/games/hostedGame.ts'
import { think, thoughtSeed } from '../../electron/matches/bots/botThinking.ts'
import { readMove } from '../../electron/matches/moveForm.ts'
import type { GameShape, Seat } from '../../engine/kernel/game.ts'
import { openStream } from '../../engine/kernel/rng.ts'
import type { Entry } from '../../engine/match/entry.ts'
import { type Match, matchFrom } from '../../engine/match/match.ts'
import { translator } from '../i18n/t.ts'
import type { GuidedLesson } from '../school/course.ts'

/** A move as the pupil sees it. */
interface SeenMove {
  readonly by: Seat
  readonly events: readonly unknown[]
}

/**
 * A lesson of any game as its host plays it: from its position, with its luck, against bots that think as they do in
 * the host.
 */
export class LessonMatch {
  readonly lesson: GuidedLesson
  readonly pupil: Seat
  readonly match: Match<GameShape>
  private readonly game: HostedGame
  private readonly told = new WeakMap<Entry<GameShape>, SeenMove>()
  private start: GameShape['state'] | null = null

  constructor(lesson: GuidedLesson) {
    const { game: id, position, seed = 0, seats } = lesson.setup(translator('en'))
    const game = gameOf(id)
    const state = game?.match.parsePosition(position, openStream(seed, 'deal'))
    if (!game || !state?.ok) throw new Error(`${lesson.id} cannot begin`)
    this.lesson = lesson
    this.game = game
    this.pupil = Object.entries(seats).find(([, { player }]) => player.kind === 'human')?.[0] ?? ''
    this.match = matchFrom(game.match, { options: game.match.optionsOf(state.value), seed, state: state.value })
  }

  /** Returns whether the pupil is asked. */
  get isAsked(): boolean {
    return this.match.awaiting().includes(this.pupil)
  }

  /** The pupil's view of the match. */
  get view(): GameShape['state'] {
    return this.match.view(this.pupil)
  }

  /** The move counts after which the done steps were done, as in the guide. */
  get done(): readonly number[] {
    const { match, pupil, lesson } = this
    this.start ??= match.rules.view(match.start.state, pupil)
    return lesson.doneAfter(
      this.start,
      match.entries.map((entry) => this.toldOf(entry)),
    )
  }

  /** The guide's texts for the next step: where to look for it, and why it is impossible. */
  get next(): { readonly cells: readonly number[]; readonly missed: string | null } {
    const { lesson, view, done } = this
    return { cells: lesson.pointsAt(view, done.length), missed: lesson.missed(view, done.length) }
  }

  /** The moves that the pupil may make. */
  get moves(): readonly GameShape['move'][] {
    return this.isAsked ? this.match.rules.legalMoves(this.view, this.pupil) : []
  }

  /** Makes one of `moves`. */
  choose(move: GameShape['move']): void {
    this.commit(this.pupil, move)
  }

  /** Goes back to the state after a number of moves, as the guide does; the seat that is asked there goes on. */
  rewind(moves: number): void {
    this.match.rewind(moves)
    this.letBotsPlay()
  }

  private toldOf(entry: Entry<GameShape>): SeenMove {
    const known = this.told.get(entry)
    if (known) return known
    const told = { by: entry.seat, events: this.match.entryFeed(entry, this.pupil).map(({ event }) => event) }
    this.told.set(entry, told)
    return told
  }

  /** Makes a move of the pupil in the game's public form. Throws if it is refused. */
  play(move: object): void {
    const parsed = this.game.match.parseMove(move, this.match.state)
    if (!parsed.ok) throw new Error(`${JSON.stringify(move)}: ${parsed.problem.what}`)
    this.commit(this.pupil, parsed.value)
  }

  /** Lets bots play until the pupil is asked, or the match is over. */
  letBotsPlay(): void {
    for (let [seat] = this.match.awaiting(); seat !== undefined && !this.isAsked; [seat] = this.match.awaiting()) {
      this.commit(seat, this.chosenBy(seat))
    }
  }

  private chosenBy(seat: Seat): GameShape['move'] {
    const { match, game } = this
    const question = { game: game.id, level: 'easy', view: asJson(match.view(seat)), seat, lessons: [] } as const
    const hurry = { seed: thoughtSeed(match, seat), number: 0, thinkingTime: 1 }
    const reply = think(gameOf, { ...question, ...hurry }, () => 0) // no clock runs: it thinks to the end
    const move = 'move' in reply ? readMove(game.match, match.state, reply.move) : null
    if (move === null) throw new Error(`the bot of ${seat} has no move: ${JSON.stringify(reply)}`)
    return move
  }

  private commit(seat: Seat, move: GameShape['move']): void {
    const played = this.match.play(seat, move)
    if (!played.ok) throw new Error(`${seat} ${JSON.stringify(move)}: ${played.refusal}`)
  }
}
