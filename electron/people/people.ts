import { join } from 'node:path'
import type { Steps } from '../../engine/match/steps.ts'
import type { PeopleDamage, PeopleImport, PeopleList, Profile, ProfileLook, RemovedPerson } from '../contract/people.ts'
import type { MatchNews, PersonRecord } from '../contract/personRecord.ts'
import { diskRefused } from '../contract/refused.ts'
import type { Judgement, MatchResult } from '../contract/results.ts'
import type { Log } from '../files/log.ts'
import { Mutex } from '../time/mutex.ts'
import { type RunInSlices, runInSlices } from '../time/timeSlices.ts'
import { merged, printRecord, type SharedRecord } from './exchange.ts'
import { ProfileFile, type ReadProfiles } from './profileFile.ts'
import { freeName, lookFor, type Profiles, requireProfile, withChange, withNew } from './profiles.ts'
import { type Ratings, ratingSteps } from './ratings/ratings.ts'
import { type ReadState, ResultsFile } from './resultsFile.ts'
import { matchNews } from './statistics/matchNews.ts'
import { personRecord } from './statistics/personRecord.ts'

export interface PeopleSetting {
  /** The data folder. */
  readonly folder: string
  readonly log: Log
  /** Runs long work. */
  readonly work?: RunInSlices
}

/** The people of this computer, and the record of their matches. The files are read when they are first needed. */
export class People {
  private readonly file: ProfileFile
  private readonly results: ResultsFile
  private readonly log: Log
  private readonly changing = new Mutex()
  private readonly work: RunInSlices
  private rated: { readonly revision: number; readonly ratings: Ratings } | null = null
  private profiles: Profiles = []
  private found: ReadProfiles | null = null
  /** True if the file could not be read: then nothing is written, so that no profile is overwritten. */
  private isUnread = false

  constructor({ folder, log, work = runInSlices }: PeopleSetting) {
    this.work = work
    this.file = new ProfileFile(join(folder, 'people.json'), log)
    this.results = new ResultsFile(join(folder, 'results.jsonl'), log, work)
    this.log = log
  }

  /** Returns all profiles, and what was wrong with the files. */
  async list(): Promise<Omit<PeopleList, 'playing'>> {
    const profiles = await this.all()
    const { results, state } = await this.results.all()
    const damage = this.damageWith(state)
    return { profiles, results: results.length, ...(damage && { damage }) }
  }

  /** Returns all profiles. */
  all(): Promise<Profiles> {
    return this.changing.runExclusive(async () => {
      await this.load()
      return this.profiles
    })
  }

  /** Returns the results of all matches. */
  async record(): Promise<readonly MatchResult[]> {
    return (await this.results.all()).results
  }

  /** Throws `bad-request`, `name-taken`, `too-many-people` or `save-failed`. */
  create(look: ProfileLook): Promise<Profile> {
    return this.change((profiles) => {
      const { profiles: after, made } = withNew(profiles, look)
      return [after, made]
    })
  }

  /** Throws `no-such-person`, and as `create`. */
  alter(id: string, look: ProfileLook): Promise<Profile> {
    return this.change((profiles) => {
      const after = withChange(profiles, id, look)
      return [after, requireProfile(after, id)]
    })
  }

  /**
   * Removes a profile; in the record its person becomes a guest without a name. Throws `no-such-person` or
   * `save-failed`: then nothing has changed, or only the record.
   */
  remove(id: string): Promise<RemovedPerson> {
    return this.changing.runExclusive(async () => {
      await this.load()
      requireProfile(this.profiles, id)
      const results = await this.results.change((result) => withoutPerson(result, id))
      await this.write(this.profiles.filter((one) => one.id !== id))
      return { results }
    })
  }

  /** Returns all figures of a person. Throws `no-such-person`. @param now milliseconds since 1970 */
  async personRecord(id: string, now: number): Promise<PersonRecord> {
    const profile = requireProfile(await this.all(), id)
    const results = await this.record()
    return personRecord(profile, results, await this.ratings(results), now)
  }

  /** Returns what a match has brought to the record. @param key the key of the match */
  async news(key: string): Promise<MatchNews> {
    return this.work(matchNews(key, await this.record(), await this.all()))
  }

  private async ratings(results: readonly MatchResult[]): Promise<Ratings> {
    const { revision } = this.results
    if (this.rated?.revision !== revision) {
      this.rated = { revision, ratings: await this.work(ratingSteps(results)) }
    }
    return this.rated.ratings
  }

  /** Adds finished matches that the record does not have; returns their number. Throws `save-failed`. */
  add(results: readonly MatchResult[]): Promise<number> {
    return this.results.add(results)
  }

  /** Returns the file of the record for other computers. */
  async exported(): Promise<Steps<Buffer>> {
    return printRecord(await this.all(), await this.record())
  }

  /** Adds the people and matches of another computer. Throws `too-many-people` or `save-failed`. */
  async merge(shared: SharedRecord, now: number): Promise<PeopleImport> {
    const { made, results } = await this.change((profiles) => {
      const after = merged(profiles, shared, now)
      return [after.profiles, after]
    })
    const added = await this.results.add(results)
    return { profiles: made, results: added, known: results.length - added }
  }

  /** Adds what the analysis of a match has found. Throws `save-failed`. */
  judge(key: string, judged: readonly Judgement[]): Promise<void> {
    return this.results.judge(key, judged)
  }

  /** Waits for pending writes. */
  async idle(): Promise<void> {
    await this.changing.idle()
    await this.file.idle()
    await this.results.idle()
  }

  private change<T>(change: (profiles: Profiles) => readonly [Profiles, T]): Promise<T> {
    return this.changing.runExclusive(async () => {
      await this.load()
      const [profiles, value] = change(this.profiles)
      await this.write(profiles)
      return value
    })
  }

  private async write(profiles: Profiles): Promise<void> {
    if (this.isUnread) throw diskRefused(new Error('the profiles were not read'))
    await this.file.write(profiles)
    this.profiles = profiles
  }

  /** Reads the files once; again if they could not be read. */
  private async load(): Promise<void> {
    if (this.found && !this.isUnread) return
    try {
      this.found = await this.file.read()
      this.isUnread = false
      this.profiles = this.found.profiles
      await this.restoreLost()
    } catch (error) {
      this.log.error('profiles not read', { error })
      this.isUnread = true
    }
  }

  /** Gives persons of the record whose profiles were lost new profiles, with the last names that they played under. */
  private async restoreLost(): Promise<void> {
    const { results } = await this.results.all()
    const lost = new Map<string, string>()
    for (const { seats } of results) {
      for (const { player } of seats) if (player.kind === 'person') lost.set(player.id, player.name)
    }
    for (const { id } of this.profiles) lost.delete(id)
    if (lost.size === 0) return
    let profiles = this.profiles
    for (const [id, name] of lost) {
      profiles = [...profiles, { id, ...lookFor(freeName(name, profiles), profiles.length) }]
    }
    this.log.warn('profiles restored', { count: lost.size })
    await this.write(profiles)
  }

  private damageWith({ damaged, later, aside, unread }: ReadState): PeopleDamage | null {
    const { lost, aside: profilesAside } = this.found ?? {}
    const isUnread = unread || this.isUnread
    if (damaged === 0 && later === 0 && lost === undefined && !isUnread) return null
    const file = aside ?? profilesAside
    return { lines: damaged, later, profiles: lost ?? 0, unread: isUnread, ...(file !== undefined && { file }) }
  }
}

/** Returns a result in which this person is a guest without a name; the same one if they did not play. */
function withoutPerson(result: MatchResult, id: string): MatchResult {
  const isIn = result.seats.some(({ player }) => player.kind === 'person' && player.id === id)
  if (!isIn) return result
  return {
    ...result,
    seats: result.seats.map((seat) =>
      seat.player.kind === 'person' && seat.player.id === id ? { ...seat, player: { kind: 'guest' as const } } : seat,
    ),
  }
}
