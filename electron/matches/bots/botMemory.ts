import { z } from 'zod'
import type { GameId, Json } from '../../contract/ipc.ts'
import { readBounded } from '../../files/boundedRead.ts'
import { OwnFile } from '../../files/ownFile.ts'
import type { Log } from '../../log.ts'
import { systemCode } from '../../refused.ts'
import type { GameLookup } from '../hostedGame.ts'
import type { LiveMatch } from '../liveMatch.ts'
import type { Remembered } from './botTurns.ts'

/** What is kept of one person at one game, oldest first. */
interface Chapter {
  readonly game: string
  /** The name that the person played under. */
  readonly player: string
  readonly lessons: readonly Json[]
}

const MOST_LESSONS = 20
const MOST_CHAPTERS = 64
const MOST_BYTES = 1_000_000

const memoryFile = z.strictObject({
  version: z.literal(1),
  chapters: z
    .array(z.strictObject({ game: z.string(), player: z.string().max(24), lessons: z.array(z.json()) }))
    .max(MOST_CHAPTERS),
})

/**
 * What bots remember of people from finished matches, in one small file beside the saves. Only bots' questions ever
 * carry it; no page is told of it. To lose it loses no match, so that damage and full disks are only logged.
 */
export class BotMemory implements Remembered {
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

  /** Reads the memory; one that cannot be read is begun anew. */
  static async open(path: string, games: GameLookup, log: Log): Promise<BotMemory> {
    const chapters = await readChapters(path).catch((error: unknown) => {
      if (systemCode(error) !== 'ENOENT') log.warn('bot memory not read', { error })
      return []
    })
    return new BotMemory(
      path,
      games,
      log,
      chapters.flatMap((chapter) => wholeChapter(chapter, games)),
    )
  }

  /** The lessons of all matches against people of these names. */
  of(game: GameId, players: readonly string[]): readonly Json[] {
    return this.chapters
      .filter((one) => one.game === game && players.includes(one.player))
      .flatMap((one) => one.lessons)
  }

  /** Keeps what a match that has just ended taught of the people in it; resolves when it is on the disk. */
  learn({ game, match, info }: Pick<LiveMatch, 'game' | 'match' | 'info'>): Promise<void> {
    for (const { seat, name, player } of info.seats) {
      const lesson = player.kind === 'human' ? (game.learning?.lessonOf(match.state, seat) ?? null) : null
      if (lesson !== null) this.chapters = withLesson(this.chapters, game.id, name, lesson)
    }
    return this.games(game.id)?.learning ? this.write() : Promise.resolve()
  }

  /** Waits for what is being written. */
  async idle(): Promise<void> {
    await this.file.idle()
  }

  private write(): Promise<void> {
    const text = `${JSON.stringify({ version: 1, chapters: this.chapters })}\n`
    return this.file.write(text).catch((error: unknown) => this.log.warn('bot memory not kept', { error }))
  }
}

async function readChapters(path: string): Promise<readonly Chapter[]> {
  const read = await readBounded(path, MOST_BYTES)
  if (!read.ok) throw new Error(read.why)
  return memoryFile.parse(JSON.parse(read.bytes.toString('utf8'))).chapters
}

/** The chapter with those lessons only that its game understands. */
function wholeChapter({ game, player, lessons }: Chapter, games: GameLookup): readonly Chapter[] {
  const learning = games(game)?.learning
  const whole = learning ? lessons.filter((lesson) => learning.isLesson(lesson)).slice(-MOST_LESSONS) : []
  return whole.length > 0 ? [{ game, player, lessons: whole }] : []
}

/** The person met last comes last; whoever has not been met for long is forgotten. */
function withLesson(chapters: readonly Chapter[], game: GameId, player: string, lesson: Json): readonly Chapter[] {
  const isThis = (one: Chapter) => one.game === game && one.player === player
  const lessons = [...(chapters.find(isThis)?.lessons ?? []), lesson].slice(-MOST_LESSONS)
  return [...chapters.filter((one) => !isThis(one)), { game, player, lessons }].slice(-MOST_CHAPTERS)
}
