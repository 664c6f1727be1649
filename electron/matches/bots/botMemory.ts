import { z } from 'zod'
import type { GameId, Json } from '../../contract/ipc.ts'
import { systemCode } from '../../contract/refused.ts'
import { readBounded } from '../../files/boundedRead.ts'
import type { Log } from '../../files/log.ts'
import { OwnFile } from '../../files/ownFile.ts'
import type { GameLookup } from '../../games/hostedGame.ts'
import type { LiveMatch } from '../liveMatch.ts'
import type { OpponentMemory } from './botTurns.ts'
import { rememberedAs } from './rememberedAs.ts'

/** The lessons about one person in one game, oldest first. */
interface Chapter {
  readonly game: string
  /** The id of the person's profile, or a guest's name in the match. */
  readonly player: string
  readonly lessons: readonly Json[]
}

const MAX_LESSONS = 20
const MAX_CHAPTERS = 64
const MAX_BYTES = 1_000_000

const memoryFile = z.strictObject({
  version: z.literal(1),
  chapters: z
    .array(z.strictObject({ game: z.string(), player: z.string().max(24), lessons: z.array(z.json()) }))
    .max(MAX_CHAPTERS),
})

/** A finished match with the save that knows its players. */
interface FinishedMatch extends Pick<LiveMatch, 'game' | 'match'> {
  readonly save: Pick<LiveMatch['save'], 'summary'>
}

/**
 * The bots' memory of people from finished matches, in one small file beside the saves. It is used only in bots'
 * questions, never sent to a page. Losing it loses no match, so damage and write errors are only logged.
 */
export class BotMemory implements OpponentMemory {
  private readonly file: OwnFile
  private readonly games: GameLookup
  private readonly log: Log
  private chapters: readonly Chapter[]

  private constructor(path: string, games: GameLookup, log: Log, chapters: readonly Chapter[]) {
    this.file = new OwnFile(path)
    this.games = games
    this.log = log
    this.chapters = chapters
  }

  /** Reads the memory; starts empty if it cannot be read. */
  static async open(path: string, games: GameLookup, log: Log): Promise<BotMemory> {
    const chapters = await readChapters(path).catch((error: unknown) => {
      if (systemCode(error) !== 'ENOENT') log.warn('bot memory not read', { error })
      return []
    })
    return new BotMemory(
      path,
      games,
      log,
      chapters.flatMap((chapter) => validChapter(chapter, games)),
    )
  }

  /** Returns all lessons about these people, as `rememberedAs` calls them. */
  lessonsAbout(game: GameId, players: readonly string[]): readonly Json[] {
    return this.chapters
      .filter((one) => one.game === game && players.includes(one.player))
      .flatMap((one) => one.lessons)
  }

  /**
   * Adds the lessons of a finished match about people who played it from the beginning; resolves when they are on disk.
   */
  learn({ game, match, save }: FinishedMatch): Promise<void> {
    const { seats, seatedAfter } = save.summary
    for (const one of seats) {
      const { seat, player } = one
      const isOwn = player.kind === 'human' && !seatedAfter[seat]
      const lesson = isOwn ? (game.learning?.lessonOf(match.state, seat) ?? null) : null
      if (lesson !== null) this.chapters = withLesson(this.chapters, game.id, rememberedAs(save.summary, one), lesson)
    }
    return this.games(game.id)?.learning ? this.write() : Promise.resolve()
  }

  /** Forgets a person. */
  async forget(player: string): Promise<void> {
    const kept = this.chapters.filter((one) => one.player !== player)
    if (kept.length === this.chapters.length) return
    this.chapters = kept
    await this.write()
  }

  /** Waits for pending writes to finish. */
  async idle(): Promise<void> {
    await this.file.idle()
  }

  private write(): Promise<void> {
    const text = `${JSON.stringify({ version: 1, chapters: this.chapters })}\n`
    return this.file.write(text).catch((error: unknown) => this.log.warn('bot memory not saved', { error }))
  }
}

async function readChapters(path: string): Promise<readonly Chapter[]> {
  const read = await readBounded(path, MAX_BYTES)
  if (!read.ok) throw new Error(read.why)
  return memoryFile.parse(JSON.parse(read.bytes.toString('utf8'))).chapters
}

/** Returns the chapter with only the lessons that its game accepts; none if there are no such lessons. */
function validChapter({ game, player, lessons }: Chapter, games: GameLookup): readonly Chapter[] {
  const learning = games(game)?.learning
  const valid = learning ? lessons.filter((lesson) => learning.isLesson(lesson)).slice(-MAX_LESSONS) : []
  return valid.length > 0 ? [{ game, player, lessons: valid }] : []
}

/** Adds a lesson. Chapters are ordered by the latest match; the oldest are dropped. */
function withLesson(chapters: readonly Chapter[], game: GameId, player: string, lesson: Json): readonly Chapter[] {
  const isThis = (one: Chapter) => one.game === game && one.player === player
  const lessons = [...(chapters.find(isThis)?.lessons ?? []), lesson].slice(-MAX_LESSONS)
  return [...chapters.filter((one) => !isThis(one)), { game, player, lessons }].slice(-MAX_CHAPTERS)
}
